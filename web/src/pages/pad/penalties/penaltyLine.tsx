import type { PadView, Penalty } from '@windroos/pad';
import { andList } from '@windroos/texts';
import { language } from '../../../app/language.ts';
import { IconButton } from '../../../components/iconButton.tsx';
import { padPenaltiesWords } from '../../../messages/padPenalties.ts';
import { nameOf, plain } from '../state/shown.ts';
import './penalties.css';

/** 'Kees en Ans: 20 aan elk van de anderen'. */
export const penaltyText = (view: PadView, { players, amount, to }: Penalty): string => {
  const t = padPenaltiesWords();
  const names = andList(
    players.map((id) => nameOf(view, id)),
    language.value,
  );
  return to === 'bank' ? t.lineBank(names, plain(amount)) : t.lineOthers(names, plain(amount));
};

interface LineProps {
  readonly view: PadView;
  readonly penalty: Penalty;
  readonly onRemove?: () => void;
}

export const PenaltyLine = ({ view, penalty, onRemove }: LineProps) => (
  <div class="penalty-line">
    <span>
      {penaltyText(view, penalty)}
      {penalty.reason !== '' && <span class="penalty-reason">{penalty.reason}</span>}
    </span>
    {onRemove !== undefined && <IconButton icon="close" label={padPenaltiesWords().remove} onClick={onRemove} />}
  </div>
);
