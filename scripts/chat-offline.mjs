/** Offline chat for the commands, with the tables, search and engine of the app. */
import { openLibrary } from './law-library.mjs';
import TERMS from '../src/chat/vocabulary/other-languages.json' with { type: 'json' };

const { openChat } = await import('../src/chat/answer-question.ts');
const { chatInWords } = await import('../src/text/chat-in-words.ts');
const { chatWordsIn } = await import('../src/text/chat-words.ts');
const { digestsIn } = await import('../src/text/law-digests.ts');
const { citationsOf, isRefused } = await import('../src/chat/answer.ts');
const { day, dayInIndia } = await import('../src/kernel/calendar-date.ts');

/** Read first: a slow machine must not answer in English, as a device without them does after two seconds. */
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

/** Date in India, assumed by questions without a year. */
export const today = () => dayInIndia(new Date());

/**
 * `before`: earlier questions of the conversation.
 * @type {(asOf: string) => (q: string, before?: readonly string[]) => { answer: string, citations: { code: string, section: string }[], refused: boolean, language: string, kind: string }}
 */
export function openOfflineChat(asOf) {
  const chat = openChat(openLibrary(), () => TERMS);
  return (q, before) => {
    const answer = chat.ask(q, day(asOf), before);
    return {
      answer: chatInWords(answer, WORDS[answer.language]).join('\n'),
      citations: citationsOf(answer).map(({ code, section }) => ({ code, section })),
      refused: isRefused(answer),
      language: answer.language,
      kind: answer.kind,
    };
  };
}
