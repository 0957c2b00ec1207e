/** What may be told to a model about a question: the very rules of the offline answer, and the digests beside them. */
import type { LawSearch } from '#search/engine/law-search.ts';
import { type ChatAnswer, citationsOf, type Rule, type RuleSaying } from '../answer.ts';
import { sectionRules } from '../answers/topics.ts';
import type { Sources } from '../sources.ts';

/** More is not read by a model either, and is paid for. */
const MOST = 10;
const FOUND = 4;

/** Refused or impossible, or the engine counted: the device has the last word, and nothing is sent. */
export function isOwn(answer: ChatAnswer): boolean {
  if (answer.kind === 'refused' || answer.kind === 'impossible') return true;
  return answer.kind === 'answered' && answer.rules.some(isCounted);
}

const COUNTED = new Set<RuleSaying['is']>([
  'default-bail',
  'default-period',
  'undertrial',
  'undertrial-term',
  'undertrial-excluded',
  'penal-code',
  'quantity',
  'term',
]);

const isCounted = (rule: Rule): boolean => COUNTED.has(rule.is);

export function evidenceOf(
  question: string,
  answer: ChatAnswer,
  { search, sources }: { readonly search: LawSearch; readonly sources: Sources },
): readonly Rule[] {
  if (isOwn(answer)) return [];
  const rules = answer.kind === 'answered' ? answer.rules : [];
  const found = search
    .ranked(question)
    .slice(0, FOUND)
    .map(({ provision }) => provision);
  const digests = sectionRules([...citationsOf(answer), ...found], sources, MOST);
  const all = new Map([...rules, ...digests].map((rule) => [nameOf(rule), rule]));
  return [...all.values()].slice(0, MOST);
}

/** One digest of one section; of the others, what they say. */
function nameOf(rule: Rule): string {
  const [{ code, section }] = rule.cites;
  return rule.is === 'section' || rule.is === 'judgment' ? `digest ${code} ${section}` : JSON.stringify(rule);
}
