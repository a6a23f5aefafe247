import { ROSE_ID } from './tileIds.ts';

export interface RoseProps {
  /** In pixels. */
  readonly size: number;
}

/** The compass rose: logo, table, payments and share card, and nowhere else. */
export const Rose = ({ size }: RoseProps) => (
  <svg class="rose" viewBox="0 0 240 240" width={size} height={size} aria-hidden="true">
    <use href={`#${ROSE_ID}`} width={240} height={240} />
  </svg>
);
