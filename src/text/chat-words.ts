/** The chat's words in the language of a question: Hindi in Devanagari; English for English and Hinglish. */
import type { ChatLanguage } from '#chat/answer.ts';
import { chatAnswers as english } from '#text/en/chat-answers.ts';
import { lawFacts } from '#text/en/law-facts.ts';
import { chatAnswers as hindi } from '#text/hi/chat-answers.ts';
import { chatAsks } from '#text/hi/chat-asks.ts';
import type { AnswerWords } from './chat-in-words.ts';

const asks = Object.fromEntries(Object.entries(lawFacts).map(([fact, { ask }]) => [fact, ask]));

const ENGLISH: AnswerWords = { chat: english, asks };
const HINDI: AnswerWords = { chat: hindi, asks: { ...asks, ...chatAsks } };

export const chatWordsIn = (language: ChatLanguage): AnswerWords => (language === 'hi' ? HINDI : ENGLISH);
