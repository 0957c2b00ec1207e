/** Whether an edited ground still says what its draft says. */

/**
 * Half of the words of the draft. A shorter or rewritten text is the advocate's own: the paper then prints its own
 * paragraph again, so that no fact is lost.
 */
export function keepsDraft(text: string, draft: string): boolean {
  const words = wordsOf(draft);
  const kept = new Set(wordsOf(text));
  return words.filter((word) => kept.has(word)).length * 2 >= words.length;
}

/** Short words are in every text. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).filter((word) => word.length > 3);
