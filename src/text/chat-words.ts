/**
 * The chat's words in the language and the letters of a question: English, Hindi in Devanagari, Hindi in Latin letters.
 * Each is fetched with the first answer in it.
 */
import type { ChatLanguage } from '#chat/answer.ts';
import { lawFacts } from '#text/en/law-facts.ts';
import type { AnswerWords } from './chat-in-words.ts';
import { digestsIn, type Translation } from './law-digests.ts';

type Facts = Readonly<Record<string, { readonly ask: string }>>;

const asksOf = (facts: Facts) =>
  Object.fromEntries(Object.entries(facts).map(([fact, { ask }]) => [fact, ask]));

const asks = asksOf(lawFacts);

const WORDS: Readonly<Record<ChatLanguage, () => Promise<AnswerWords>>> = {
  en: async () => ({ chat: (await import('#text/en/chat-answers.ts')).chatAnswers, asks }),
  hi: async () => {
    const [{ chatAnswers }, { lawFacts: facts }, quoted] = await Promise.all([
      import('#text/hi/chat-answers.ts'),
      import('#text/hi/law-facts.ts'),
      tablesInHindi().catch(() => undefined), // not on a device whose screens are in English, without a network
    ]);
    return { chat: chatAnswers, asks: asksOf(facts), quoted };
  },
  hinglish: async () => {
    const { chatAnswers, chatAsks } = await import('#text/hi-latn/chat-answers.ts');
    return { chat: chatAnswers, asks: { ...asks, ...chatAsks } };
  },
};

async function tablesInHindi(): Promise<Translation> {
  const [digest, { law }] = await Promise.all([digestsIn('hi'), import('#text/hi/law.ts')]);
  return (english) => digest?.(english) ?? law.named(english);
}

export const chatWordsIn = (language: ChatLanguage): Promise<AnswerWords> => WORDS[language]();
