/** The chat as the command opens it: the tables of this build, search and engine. */
import { readdirSync } from 'node:fs';
import { readJsonLines } from '../../scripts/evaluation/json-lines.mjs';
import { type Chat, openChat } from '#chat/answer-question.ts';
import TERMS from '#chat/vocabulary/other-languages.json';
import { type ChatAnswer, citationsOf, type Rule } from '#chat/answer.ts';
import { day } from '#kernel/calendar-date.ts';
import { chatInWords } from '#text/chat-in-words.ts';
import { chatWordsIn } from '#text/chat-words.ts';
import { digestsIn } from '#text/law-digests.ts';
import { SEARCH } from '../law/law-library.ts';

/** The evaluation set was written on this day. */
export const AS_OF = day('2026-11-22');

/** Read first: on a busy machine they come after the two seconds that a device waits. */
const digests = await digestsIn('hi');

const WORDS = {
  en: await chatWordsIn('en'),
  hi: await chatWordsIn('hi', async () => digests),
  hinglish: await chatWordsIn('hinglish'),
  mr: await chatWordsIn('mr'),
  ta: await chatWordsIn('ta'),
  te: await chatWordsIn('te'),
  bn: await chatWordsIn('bn'),
};

export const inWords = (answer: ChatAnswer): string => chatInWords(answer, WORDS[answer.language]).join('\n');

let opened: Chat | null = null;

export function ask(question: string, before: readonly string[] = []): ChatAnswer {
  opened ??= openChat(SEARCH, () => TERMS);
  return opened.ask(question, AS_OF, before);
}

export const cited = (answer: ChatAnswer): string[] =>
  citationsOf(answer).map(({ code, section }) => `${code} ${section}`);

export const rulesOf = (answer: ChatAnswer): readonly Rule[] =>
  answer.kind === 'answered' ? answer.rules : [];

export interface NamedForum {
  readonly court: string;
  /** Section of the offence for which the answer names the court. */
  readonly section: string;
}

/** Courts of the first application that an answer names. */
export function forumsIn(answer: ChatAnswer): NamedForum[] {
  return rulesOf(answer).flatMap((rule) => {
    const section = rule.cites.at(rule.is === 'forum' ? -1 : 0)?.section ?? '';
    if (rule.is === 'forum') return [{ section, court: rule.forum.hears?.court ?? 'none' }];
    if (rule.is !== 'bail-in-discretion') return [];
    return [{ section, court: rule.grave && rule.who === null ? 'sessions' : 'magistrate' }];
  });
}

export interface Evaluated {
  readonly id: string;
  readonly kind: string;
  readonly language: string;
  readonly q: string;
  readonly expect?: readonly string[];
  readonly facts?: readonly string[];
  readonly refused?: boolean;
}

const FOLDER = new URL('evaluation/', import.meta.url);

export function evaluation(): Evaluated[] {
  return readdirSync(FOLDER).flatMap((file): Evaluated[] => readJsonLines(new URL(file, FOLDER)));
}
