import type { CourtDocument } from '#documents/model.ts';
import { plainText } from '#documents/render/plain-text.ts';

/** What stands on a full page, and what the space around a block takes of it: a page more rather than one less. */
const LETTERS_OF_PAGE = 1450;
const LETTERS_OF_BLOCK = 25;

/** About as many pages as a paper will have, without setting it. */
export function estimatedPages(paper: CourtDocument): number {
  const letters = plainText(paper).length + paper.blocks.length * LETTERS_OF_BLOCK;
  return Math.ceil(letters / LETTERS_OF_PAGE);
}
