import type { PlayerId, SlotView } from '@windroos/pad';
import { href } from '../../../app/router.ts';
import { padWords } from '../../../messages/pad.ts';
import { entryPath, handPath } from '../state/addresses.ts';
import type { Opened } from '../state/opened.ts';
import { nameOf, signed } from '../state/shown.ts';
import { marksOf, SIGNS } from './marks.ts';

interface RowProps {
  readonly opened: Opened;
  readonly slot: SlotView;
}

const Marks = ({ slot }: { readonly slot: SlotView }) => {
  const t = padWords().marks;
  return (
    <>
      {marksOf(slot).map((mark) => (
        <span key={mark} class={`evening-mark evening-mark-${mark}`}>
          <span aria-hidden="true">{SIGNS[mark]}</span>
          <span class="unseen">, {t[mark]}</span>
        </span>
      ))}
    </>
  );
};

/** The red diamond says it to the eye, a word to the ear. */
const Won = () => (
  <>
    <svg class="evening-diamond" viewBox="0 0 12 12" width={12} height={12} aria-hidden="true">
      <path d="M6 0l6 6-6 6-6-6z" />
    </svg>
    <span class="unseen">{padWords().won} </span>
  </>
);

const AmountCell = ({ slot, player }: { readonly slot: SlotView; readonly player: PlayerId }) => {
  const won = slot.outcome?.winner === player;
  const shown = slot.chairs.includes(player) ? signed(slot.amounts[player] ?? 0) : '';
  return (
    <td class={won ? 'evening-won' : ''}>
      {won && <Won />}
      {shown}
    </td>
  );
};

const Amounts = ({ opened, slot }: RowProps) => {
  const { players } = opened.view.value;
  const t = padWords();
  if (slot.state === 'incomplete')
    return (
      <td colSpan={players.length} class="evening-word">
        {t.incomplete}
      </td>
    );
  if (slot.outcome?.winner === null)
    return (
      <td colSpan={players.length} class="evening-word">
        {t.draw}
      </td>
    );
  return players.map(({ id }) => <AmountCell key={id} slot={slot} player={id} />);
};

const PlayedRow = ({ opened, slot }: RowProps) => (
  <tr class={`evening-hand${slot.state === 'past-end' ? ' evening-past' : ''}`}>
    <th scope="row" class="evening-number">
      <a href={href(handPath(opened.id, slot.id))} aria-label={padWords().readHand(slot.number)}>
        {slot.number}
      </a>
      <Marks slot={slot} />
    </th>
    <Amounts opened={opened} slot={slot} />
  </tr>
);

const OpenRow = ({ opened, slot }: RowProps) => {
  const view = opened.view.value;
  const isNext = slot.id === view.next;
  return (
    <tr class={isNext ? 'evening-hand evening-next' : 'evening-hand'}>
      <th scope="row" class="evening-number">
        {isNext ? (
          <a href={href(entryPath(opened.id, slot.id))} aria-label={padWords().fill(slot.number)}>
            {slot.number}
          </a>
        ) : (
          slot.number
        )}
        <Marks slot={slot} />
      </th>
      <td colSpan={view.players.length} class="evening-east">
        {isNext && padWords().isEast(nameOf(view, slot.seats.E))}
      </td>
    </tr>
  );
};

/** One hand; the whole row leads to it. */
export const HandRow = (props: RowProps) =>
  props.slot.state === 'open' ? <OpenRow {...props} /> : <PlayedRow {...props} />;
