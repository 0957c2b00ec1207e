/** Stored form of an answer: text and cited provisions. */
import { type ChatAnswer, citationsOf } from '#chat/answer.ts';
import type { ChatAnswered } from '#data/records/chat/conversations.ts';
import { chatInWords } from '#text/chat-in-words.ts';
import { chatWordsIn } from '#text/chat-words.ts';

/** Language tags with script, for screen readers. */
export const LANG = {
  en: 'en',
  hi: 'hi',
  hinglish: 'hi-Latn',
  mr: 'mr',
  ta: 'ta',
  te: 'te',
  bn: 'bn',
} as const;

export async function wordedAnswer(answer: ChatAnswer): Promise<Omit<ChatAnswered, '_id'>> {
  const words = await chatWordsIn(answer.language);
  return {
    content: chatInWords(answer, words).join('\n'),
    citations: citationsOf(answer).map(({ code, section, title, key }) => ({ code, section, title, key })),
    language: LANG[answer.language],
    ...(answer.kind === 'answered' && answer.open.length > 0 ? { open: answer.open } : {}),
  };
}
