/** The chat's words in the language of a question. */
import type { ChatLanguage } from '#chat/answer.ts';
import { chatAnswers } from '#text/en/chat-answers.ts';
import { lawFacts } from '#text/en/law-facts.ts';
import type { AnswerWords } from './chat-in-words.ts';

const asks = Object.fromEntries(Object.entries(lawFacts).map(([fact, { ask }]) => [fact, ask]));

const ENGLISH: AnswerWords = { chat: chatAnswers, asks };

export const chatWordsIn = (_language: ChatLanguage): AnswerWords => ENGLISH;
