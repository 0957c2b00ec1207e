/** Content of a model request, computed alike on the device (preview) and the server (request). */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { LawSearch } from '#search/engine/law-search.ts';
import { type ChatAnswer, type ChatLanguage, citationsOf, type Rule, type RuleSaying } from '../answer.ts';
import type { Chat } from '../answer-question.ts';
import { resolveFollowUp } from '../conversation/follow-up.ts';
import { type KnownWords, knownWords } from './known-words.ts';
import { redact } from './redact.ts';
import { sectionRules } from '../answers/topics.ts';
import type { Sources } from '../sources.ts';

export interface Briefing {
  /** Offline answer to the whole question. */
  readonly answer: ChatAnswer;
  /** Redacted question that may be sent. */
  readonly sent: string;
  /** Numbered from 1. Empty if the tables answer alone or have nothing; then nothing is sent. */
  readonly evidence: readonly Rule[];
}

export type Briefer = (text: string, asOf: CalendarDate, before?: readonly string[]) => Briefing;

export function openBriefing(chat: Chat): Briefer {
  let words: KnownWords | null = null;
  const { opened } = chat;
  return (text, asOf, before = []) => {
    words ??= knownWords(opened.search.library);
    const answer = chat.ask(text, asOf, before);
    const sent = redact(resolveFollowUp(text, before, { opened, asOf }).question, words);
    const evidence =
      isOwn(answer) || !isVerifiable(answer.language) ? [] : evidenceOf(sent, chat.ask(sent, asOf), opened);
    return { answer, sent, evidence };
  };
}

/** Limit of evidence: models ignore more, and every item costs money. */
const MOST = 10;
const FOUND = 4;

/** The verifier reads English and Hindi, so the tables answer the other languages alone. */
const isVerifiable = (language: ChatLanguage): boolean => ['en', 'hi', 'hinglish'].includes(language);

/** Rejected, impossible or computed: the device answers, and nothing is sent. */
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

/** Evidence for the model: the rules of the offline answer and related digests. */
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

/** One digest per section; other rules by their content. */
function nameOf(rule: Rule): string {
  const [{ code, section }] = rule.cites;
  return rule.is === 'section' || rule.is === 'judgment' ? `digest ${code} ${section}` : JSON.stringify(rule);
}
