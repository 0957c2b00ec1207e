/** The evidence of a question as a model is given it, and as the verifier compares what comes back: numbered, in words. */
import type { ChatLanguage, Rule } from '#chat/answer.ts';
import type { SuppliedEvidence } from '#chat/online/verify.ts';
import { ruleInWords } from './chat-in-words.ts';
import { chatWordsIn } from './chat-words.ts';

/** A digest is cut where no model reads on. */
const LONGEST = 1_600;

/** In the language and the letters of the question. */
export async function suppliedOf(
  evidence: readonly Rule[],
  asked: ChatLanguage,
): Promise<SuppliedEvidence[]> {
  const words = await chatWordsIn(asked);
  return evidence.map((rule, at) => ({
    n: at + 1,
    text: ruleInWords(rule, words).replaceAll(/\s+/g, ' ').slice(0, LONGEST),
    refs: rule.cites.map(({ code, section }) => ({ code, section })),
  }));
}
