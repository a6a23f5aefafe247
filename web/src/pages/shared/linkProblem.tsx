import type { LinkError, LinkErrorCode } from '@windroos/pad';
import { errorText, type InputErrorCode } from '@windroos/texts';
import { useState } from 'preact/hooks';
import { language } from '../../app/language.ts';
import { go } from '../../app/router.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { shareWords } from '../../messages/share.ts';
import { fragmentIn } from './openLink.ts';

type Told = 'damaged' | 'newer' | 'large';

const TOLD: Readonly<Partial<Record<LinkErrorCode, Told>>> = {
  'not-a-link': 'damaged',
  'damaged-link': 'damaged',
  'bad-json': 'damaged',
  'newer-link': 'newer',
  'too-large': 'large',
};

/** What is wrong with the tiles or the rules in it, in the words of the file formats. */
const detailOf = ({ code, field, what }: LinkError): string =>
  errorText(
    {
      code: code as InputErrorCode,
      ...(field === undefined ? {} : { field }),
      ...(what === undefined ? {} : { what }),
    },
    language.value,
  );

const Told = ({ error }: { readonly error: LinkError | null }) => {
  const { errors } = shareWords();
  if (error === null) return <Notice kind="notice" title={errors.none.title} children={errors.none.text} />;
  const told = TOLD[error.code];
  const { title, text } = errors[told ?? 'hand'];
  return (
    <Notice kind="refused" title={title}>
      {told === undefined ? `${detailOf(error)} ${text}` : text}
    </Notice>
  );
};

/** Why a link does not open, and a place to try another one. */
export const LinkProblem = ({ error }: { readonly error: LinkError | null }) => {
  const t = shareWords();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const open = (): void => {
    const fragment = fragmentIn(typed);
    setRefused(fragment === null);
    if (fragment !== null) go(`#${fragment}`);
  };
  return (
    <div class="stack">
      <Told error={error} />
      <Field
        label={t.paste}
        value={typed}
        onValue={setTyped}
        onEnter={open}
        maxLength={200_000}
        {...(refused ? { error: t.errors.damaged.title } : {})}
      />
      <div>
        <Button onClick={open}>{t.open}</Button>
      </div>
    </div>
  );
};
