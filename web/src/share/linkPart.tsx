import { useId, useState } from 'preact/hooks';
import { Button } from '../components/button.tsx';
import { shareWords } from '../messages/share.ts';

export interface LinkPartProps {
  readonly url: string;
  /** The one thing to do next. */
  readonly first: boolean;
  readonly onSaid: (text: string) => void;
}

const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Somebody who changes their mind is no failure. */
const send = (url: string): void => {
  void navigator.share({ url }).catch(() => undefined);
};

export const LinkPart = ({ url, first, onSaid }: LinkPartProps) => {
  const t = shareWords();
  const id = useId();
  const [said, setSaid] = useState('');
  const canSend = typeof navigator.share === 'function';
  const onCopy = async (): Promise<void> => {
    const words = (await copy(url)) ? t.copied : t.notCopied;
    setSaid(words);
    onSaid(words);
  };
  return (
    <section class="share-part">
      <h3>{t.link}</h3>
      <p class="quiet" id={`${id}-text`}>
        {t.linkText}
      </p>
      <input
        class="share-url"
        type="text"
        readOnly
        value={url}
        aria-label={t.link}
        aria-describedby={`${id}-text`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="share-buttons">
        {canSend && (
          <Button kind={first ? 'primary' : 'plain'} onClick={() => send(url)}>
            {t.send}
          </Button>
        )}
        <Button kind={first && !canSend ? 'primary' : 'plain'} onClick={() => void onCopy()}>
          {t.copy}
        </Button>
      </div>
      {said !== '' && <p class="share-said">{said}</p>}
    </section>
  );
};
