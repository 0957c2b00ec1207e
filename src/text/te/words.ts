import type { Words } from '#text/other-languages.ts';

export const words: Words = {};
