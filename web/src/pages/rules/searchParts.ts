import { language } from '../../app/language.ts';
import type { Part } from './parts.ts';

/** Without capitals and accents, so that 'een' finds 'één'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word that was typed must be there. */
const finder = (typed: string): ((...texts: readonly string[]) => boolean) => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const text = plain(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
};

const hasContent = ({ topics, groups, settings, decisions }: Part): boolean =>
  [topics, groups, settings, decisions].some((list) => list.length > 0);

/** The parts with only what fits; everything when nothing was typed. */
export const searchParts = (parts: readonly Part[], typed: string): readonly Part[] => {
  if (typed.trim() === '') return parts;
  const fits = finder(typed);
  const lang = language.value;
  return parts
    .map((part) => ({
      ...part,
      topics: part.topics
        .map((topic) => ({ ...topic, rules: topic.rules.filter((rule) => fits(topic.title, rule.text[lang])) }))
        .filter(({ rules }) => rules.length > 0),
      groups: part.groups
        .map((group) => ({ ...group, lines: group.lines.filter(({ name, when }) => fits(name, when)) }))
        .filter(({ lines }) => lines.length > 0),
      settings: part.settings.filter(({ name, here, there = '' }) => fits(name, here, there)),
      decisions: part.decisions.filter(({ id, question, decision, why }) =>
        fits(id, question[lang], decision[lang], why[lang]),
      ),
    }))
    .filter(hasContent);
};
