/** The chat's words in the language and the letters of a question: English, Hindi in Devanagari, Hindi in Latin letters. */
import type { ChatLanguage } from '#chat/answer.ts';
import { chatAnswers as english } from '#text/en/chat-answers.ts';
import { lawFacts } from '#text/en/law-facts.ts';
import { chatAnswers as hindi } from '#text/hi/chat-answers.ts';
import { chatAsks } from '#text/hi/chat-asks.ts';
import { chatAnswers as hinglish, chatAsks as hinglishAsks } from '#text/hi-latn/chat-answers.ts';
import type { AnswerWords } from './chat-in-words.ts';

const asks = Object.fromEntries(Object.entries(lawFacts).map(([fact, { ask }]) => [fact, ask]));

const ENGLISH: AnswerWords = { chat: english, asks };
const HINDI: AnswerWords = { chat: hindi, asks: { ...asks, ...chatAsks } };
const HINGLISH: AnswerWords = { chat: hinglish, asks: { ...asks, ...hinglishAsks } };

const WORDS: Readonly<Record<ChatLanguage, AnswerWords>> = { en: ENGLISH, hi: HINDI, hinglish: HINGLISH };

export const chatWordsIn = (language: ChatLanguage): AnswerWords => WORDS[language];
