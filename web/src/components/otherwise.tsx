import { useEffect, useState } from 'preact/hooks';
import { href } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { shellWords } from '../messages/shell.ts';
import { Button, LinkButton } from './button.tsx';
import { Notice } from './notice.tsx';
import { Rose } from './rose.tsx';
import './otherwise.css';

const PATIENCE_MS = 1000;

/** The rose; after a second also in words. */
export const Waiting = () => {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="waiting">
      <Rose size={96} />
      <p role="status">{long && shellWords().wait}</p>
    </div>
  );
};

export const NotFound = () => {
  const { title, text, home } = shellWords().notFound;
  useTitle(title);
  return (
    <div class="stack">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <p>
        <LinkButton kind="primary" href={href('')}>
          {home}
        </LinkButton>
      </p>
    </div>
  );
};

const Reload = () => <Button onClick={() => location.reload()}>{shellWords().loadFailed.reload}</Button>;

export const LoadFailed = () => {
  const { title, text } = shellWords().loadFailed;
  return (
    <Notice kind="refused" title={title} actions={<Reload />}>
      {text}
    </Notice>
  );
};

export const Broken = () => {
  const { title, text } = shellWords().broken;
  return (
    <Notice kind="refused" title={title} actions={<Reload />}>
      {text}
    </Notice>
  );
};
