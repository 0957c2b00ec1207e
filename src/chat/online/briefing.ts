/** What a model would be told of a question, worked out alike on the device, which shows it, and on the server, which sends it. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { ChatAnswer, Rule } from '../answer.ts';
import type { Chat } from '../answer-question.ts';
import { meantBy } from '../conversation/follow-up.ts';
import { evidenceOf, isOwn } from './evidence.ts';
import { type KnownWords, knownWords } from './known-words.ts';
import { redact } from './redact.ts';

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
    const sent = redact(meantBy(typed, before, { opened, asOf }).question, words);
    const evidence = isOwn(answer) ? [] : evidenceOf(sent, chat.ask(sent, asOf), opened);
    return { answer, sent, evidence };
  };
}
