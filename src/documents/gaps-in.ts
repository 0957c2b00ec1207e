import type { PaperMatter } from './matter.ts';
import type { Block } from './model.ts';

/** The brackets that stand in the text, so that a screen can mark them and count them. */
export function gapsIn({ words }: PaperMatter, blocks: readonly Block[]): string[] {
  const text = JSON.stringify(blocks);
  return Object.values(words.gaps)
    .flatMap((missing) => [`[${missing}]`, `[${missing.toUpperCase()}]`])
    .filter((missing) => text.includes(missing));
}
