/** A headed part of the document. Returns nothing if it has no content. */
import type { Block, DocumentPart } from './model.ts';

export function headed(text: string, from: DocumentPart, body: readonly Block[]): Block[] {
  return body.length === 0 ? [] : [{ kind: 'heading', level: 2, text, from }, ...body];
}

/** One numbered paragraph per text; empty ones are omitted. `renumbered` assigns the numbers later. */
export function numbered(from: DocumentPart, texts: readonly (string | null | undefined | false)[]): Block[] {
  return texts
    .filter((text): text is string => typeof text === 'string' && text !== '')
    .map((text) => ({ kind: 'numbered', number: 0, text, from }));
}

export function lettered(from: DocumentPart, texts: readonly string[]): Block[] {
  return texts.map((text, index) => ({
    kind: 'lettered',
    letter: String.fromCodePoint(97 + (index % 26)),
    text,
    from,
  }));
}

/** Letters in the alphabet of the paper. */
export const inLetters = (blocks: readonly Block[], letters: string): Block[] =>
  blocks.map((block) =>
    block.kind === 'lettered' ? { ...block, letter: letterIn(letters, block.letter) } : block,
  );

const letterIn = (letters: string, letter: string): string =>
  letters[((letter.codePointAt(0) ?? 0) - ('a'.codePointAt(0) ?? 0)) % letters.length] ?? letter;

/** Numbers all paragraphs continuously, and from 1 again if a separate paper begins. */
export function renumbered(blocks: readonly Block[]): Block[] {
  let last = 0;
  return blocks.map((block) => {
    if (block.kind === 'heading' && block.restart) last = 0;
    if (block.kind !== 'numbered') return block;
    last += 1;
    return { ...block, number: last };
  });
}

/** Last paragraph number; 0 if none. */
export function lastNumber(blocks: readonly Block[]): number {
  const last = blocks.findLast((block) => block.kind === 'numbered');
  return last?.kind === 'numbered' ? last.number : 0;
}
