/**
 * Chat texts in the language and script of the question: English, Hindi in Devanagari or Latin, Marathi, Tamil,
 * Telugu, Bengali. Each loads with its first answer.
 */
import type { ChatLanguage } from '#chat/answer.ts';
import type { ChatAnswerWords } from '#text/en/law/chat-answers.ts';
import { type DraftLanguage, draftNoteOf } from './language-review.ts';
import { lawFacts } from '#text/en/law/law-facts.ts';
import type { AnswerWords } from './chat-in-words.ts';
import { digestsIn, type Translation } from './law-digests.ts';

type Facts = Readonly<Record<string, { readonly ask: string }>>;

const asksOf = (facts: Facts) =>
  Object.fromEntries(Object.entries(facts).map(([fact, { ask }]) => [fact, ask]));

const factQuestions = asksOf(lawFacts);

type Digests = typeof digestsIn;

const WORDS: Readonly<Record<ChatLanguage, (digests: Digests) => Promise<AnswerWords>>> = {
  en: async () => ({ chat: (await import('#text/en/law/chat-answers.ts')).chatAnswers, asks: factQuestions }),
  hi: async (digests) => {
    const [{ chatAnswers }, { lawFacts: facts }, quoted] = await Promise.all([
      import('#text/hi/law/chat-answers.ts'),
      import('#text/hi/law/law-facts.ts'),
      inTime(tablesInHindi(digests)),
    ]);
    return { chat: chatAnswers, asks: asksOf(facts), quoted };
  },
  hinglish: async () => {
    const { chatAnswers, chatAsks } = await import('#text/hi-latn/chat-answers.ts');
    return { chat: chatAnswers, asks: { ...factQuestions, ...chatAsks } };
  },
  mr: async () =>
    inDraft('mr', await import('#text/mr/law/chat-answers.ts'), await import('#text/mr/law/law-facts.ts')),
  ta: async () =>
    inDraft('ta', await import('#text/ta/law/chat-answers.ts'), await import('#text/ta/law/law-facts.ts')),
  te: async () =>
    inDraft('te', await import('#text/te/law/chat-answers.ts'), await import('#text/te/law/law-facts.ts')),
  bn: async () =>
    inDraft('bn', await import('#text/bn/law/chat-answers.ts'), await import('#text/bn/law/law-facts.ts')),
};

/** Table texts stay in English. The label disappears with the legal review. */
const inDraft = (
  language: DraftLanguage,
  { chatAnswers }: { readonly chatAnswers: ChatAnswerWords },
  { lawFacts: facts }: { readonly lawFacts: Facts },
): AnswerWords => ({ chat: chatAnswers, asks: asksOf(facts), draft: draftNoteOf(language)?.own });

/** A device with English screens must download them; a local answer does not wait for the network. */
const PATIENCE_MS = 2_000;

async function inTime<T>(coming: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  const here = coming.catch(() => undefined); // no network: answer in English
  return Promise.race([here, late]).finally(() => clearTimeout(timer));
}

async function tablesInHindi(digests: Digests): Promise<Translation> {
  const [digest, { law }] = await Promise.all([digests('hi'), import('#text/hi/law/law.ts')]);
  return (english) => digest?.(english) ?? law.named(english);
}

export const chatWordsIn = (language: ChatLanguage, digests: Digests = digestsIn): Promise<AnswerWords> =>
  WORDS[language](digests);
