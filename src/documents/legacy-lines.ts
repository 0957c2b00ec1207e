import { readLegacyFont } from '#reading/legacy-font.ts';
import type { CourtDocument } from './model.ts';
import { plainText } from './render/plain-text.ts';

/** Lines of a paper that were typed in a font such as Kruti Dev, which the paper does not use. */
export const legacyLines = (document: CourtDocument): string[] =>
  plainText(document)
    .split('\n')
    .filter((line) => readLegacyFont(line).isLegacy);
