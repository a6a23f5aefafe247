import type { RuleSet } from '@windroos/engine';
import type { Length } from '@windroos/pad';
import { countText } from '@windroos/texts';
import { language } from '../../app/language.ts';
import { Field } from '../../components/field.tsx';
import { Options } from '../../components/options.tsx';
import { padNewWords } from '../../messages/padNew.ts';
import { timeText } from '../pad/state/times.ts';

/** `rounds:4`, `hands`, `until`. */
const kindOf = ({ rounds, hands, until }: Length): string => {
  if (rounds !== undefined) return `rounds:${rounds}`;
  return hands !== undefined ? 'hands' : until === undefined ? 'rounds:4' : 'until';
};

const ROUNDS = [4, 2, 1];
const HANDS_A_ROUND = 4;

/** Half past ten, or an hour and a half from now when it is later than that. */
const usualEnd = (now: number): number => {
  const end = new Date(now);
  end.setHours(22, 30, 0, 0);
  return end.getTime() > now ? end.getTime() : now + 90 * 60 * 1000;
};

/** That time today, or tomorrow when it has passed. */
const momentOf = (time: string, now: number): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const moment = new Date(now);
  moment.setHours(hours, minutes, 0, 0);
  if (moment.getTime() <= now) moment.setDate(moment.getDate() + 1);
  return moment.getTime();
};

const lengthOf = (kind: string, now: number): Length => {
  if (kind === 'hands') return { hands: 8 };
  return kind === 'until' ? { until: usualEnd(now) } : { rounds: Number(kind.slice('rounds:'.length)) };
};

export interface LengthChoiceProps {
  readonly rules: RuleSet | null;
  readonly value: Length;
  readonly onChange: (length: Length) => void;
}

/** So many rounds, so many hands, or until a time. */
export const LengthChoice = ({ rules, value, onChange }: LengthChoiceProps) => {
  const t = padNewWords();
  const stays = rules?.flow.eastStays === 'after-mahjong';
  const more = value.rounds !== undefined && !ROUNDS.includes(value.rounds) ? [value.rounds] : [];
  const rounds = [...ROUNDS, ...more].map((count) => ({
    value: `rounds:${count}`,
    label: countText(count, 'round', language.value),
    note: stays ? t.atLeast(count * HANDS_A_ROUND) : t.hands(count * HANDS_A_ROUND),
  }));
  return (
    <>
      <Options
        title={t.length}
        titleAs="unseen"
        across
        options={[...rounds, { value: 'hands', label: t.someHands }, { value: 'until', label: t.untilTime }]}
        value={kindOf(value)}
        onChange={(kind) => onChange(lengthOf(kind, Date.now()))}
      />
      {value.hands !== undefined && value.rounds === undefined && (
        <div class="length-more">
          <Field
            label={t.howManyHands}
            inputMode="numeric"
            maxLength={3}
            value={String(value.hands)}
            onValue={(text) => onChange({ hands: Math.max(1, Number(text.replace(/\D/g, '')) || 1) })}
          />
        </div>
      )}
      {value.until !== undefined && (
        <label class="length-more length-time">
          <span>{t.until}</span>
          <input
            type="time"
            value={timeText(value.until)}
            onChange={(event) => onChange({ until: momentOf(event.currentTarget.value, Date.now()) })}
          />
          <span class="quiet">{t.untilNote}</span>
        </label>
      )}
    </>
  );
};
