import type { OtherWords } from '#text/other-words.ts';

export const words: OtherWords = {};
