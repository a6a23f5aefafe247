import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { Broken } from './otherwise.tsx';

/** A mistake in a page says so instead of leaving it blank. */
export const Guard = ({ children }: { readonly children: ComponentChildren }): ComponentChildren => {
  const [error] = useErrorBoundary((mistake) => console.error(mistake));
  return error === undefined ? children : <Broken />;
};
