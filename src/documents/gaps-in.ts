import type { PaperMatter } from './matter.ts';
import type { Block } from './model.ts';

/** Bracketed gaps of the text, which a screen marks and counts. */
export function gapsIn({ words }: PaperMatter, blocks: readonly Block[]): string[] {
  const text = JSON.stringify(blocks);
  return Object.values(words.gaps)
    .flatMap((missing) => [`[${missing}]`, `[${missing.toUpperCase()}]`])
    .filter((missing) => text.includes(missing));
}
