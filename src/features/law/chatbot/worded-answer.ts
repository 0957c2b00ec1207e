/** An answer as it is kept and shown: its words, and the provisions that it rests on. */
import { type ChatAnswer, citationsOf } from '#chat/answer.ts';
import type { ChatAnswered } from '#data/records/chat/conversations.ts';
import { chatInWords } from '#text/chat-in-words.ts';
import { chatWordsIn } from '#text/chat-words.ts';

export const wordedAnswer = (answer: ChatAnswer): Omit<ChatAnswered, '_id'> => ({
  content: chatInWords(answer, chatWordsIn(answer.language)).join('\n'),
  citations: citationsOf(answer).map(({ code, section, title, key }) => ({ code, section, title, key })),
  language: answer.language === 'hi' ? 'hi' : 'en',
});
