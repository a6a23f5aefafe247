import type { ComponentChildren } from 'preact';
import './button.css';
import './fileButton.css';

export interface FileButtonProps {
  /** As `accept` of a file input: `.json,application/json`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly children: ComponentChildren;
}

/** A button that asks for a file; the same file can be chosen twice. */
export const FileButton = ({ accept, onFile, children }: FileButtonProps) => (
  <label class="button button-plain file-button">
    <input
      type="file"
      accept={accept}
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        if (file !== undefined) onFile(file);
        event.currentTarget.value = '';
      }}
    />
    {children}
  </label>
);
