/** What a model would be told of a question, worked out alike on the device, which shows it, and on the server, which sends it. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { LawSearch } from '#search/engine/law-search.ts';
import { type ChatAnswer, citationsOf, type Rule, type RuleSaying } from '../answer.ts';
import type { Chat } from '../answer-question.ts';
import { resolveFollowUp } from '../conversation/follow-up.ts';
import { type KnownWords, knownWords } from './known-words.ts';
import { redact } from './redact.ts';
import { sectionRules } from '../answers/topics.ts';
import type { Sources } from '../sources.ts';

export interface Briefing {
  /** From the tables, of the whole question. */
  readonly answer: ChatAnswer;
  /** What may leave of it. */
  readonly sent: string;
  /** Numbered from 1; none where the tables have the last word, or nothing to tell: then nothing is sent. */
  readonly evidence: readonly Rule[];
}

export type Briefer = (typed: string, asOf: CalendarDate, before?: readonly string[]) => Briefing;

export function openBriefing(chat: Chat): Briefer {
  let words: KnownWords | null = null;
  const { opened } = chat;
  return (typed, asOf, before = []) => {
    words ??= knownWords(opened.search.library);
    const answer = chat.ask(typed, asOf, before);
    const sent = redact(resolveFollowUp(typed, before, { opened, asOf }).question, words);
    const evidence = isOwn(answer) ? [] : evidenceOf(sent, chat.ask(sent, asOf), opened);
    return { answer, sent, evidence };
  };
}

/** More is not read by a model either, and is paid for. */
const MOST = 10;
const FOUND = 4;

/** Refused or impossible, or the engine counted: the device has the last word, and nothing is sent. */
function isOwn(answer: ChatAnswer): boolean {
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

/** What may be told to a model about a question: the very rules of the offline answer, and the digests beside them. */
function evidenceOf(
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
