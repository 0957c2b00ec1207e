import type { CourtDocument } from '#documents/model.ts';
import { plainText } from '#documents/render/plain-text.ts';

/** Characters of a full page and of the space around a block. Rounds towards more pages. */
const LETTERS_OF_PAGE = 1450;
const LETTERS_OF_BLOCK = 25;

/** Estimated pages of a paper, without rendering it. */
export function estimatedPages(paper: CourtDocument): number {
  const letters = plainText(paper).length + paper.blocks.length * LETTERS_OF_BLOCK;
  return Math.ceil(letters / LETTERS_OF_PAGE);
}
