/** Numbered evidence of a question, as sent to a model and used by the verifier. */
import type { ChatLanguage, Rule } from '#chat/answer.ts';
import type { SuppliedEvidence } from '#chat/online/verify.ts';
import { ruleInWords } from './chat-in-words.ts';
import { chatWordsIn } from './chat-words.ts';

/** Maximum length of a digest in the prompt. */
const LONGEST = 1_600;

/** In the language and script of the question. */
export async function suppliedOf(
  evidence: readonly Rule[],
  language: ChatLanguage,
): Promise<SuppliedEvidence[]> {
  const words = await chatWordsIn(language);
  return evidence.map((rule, at) => ({
    n: at + 1,
    text: ruleInWords(rule, words).replaceAll(/\s+/g, ' ').slice(0, LONGEST),
    refs: rule.cites.map(({ code, section }) => ({ code, section })),
  }));
}
