import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The question of a step. It gets the focus when the step opens, so that a screen reader reads it. */
export const Question = ({ children }: { readonly children: ComponentChildren }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 class="pad-question" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  );
};
