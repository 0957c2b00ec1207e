/** What a start in Hindi draws: the words of the entrance and of the first screen. */
import type { Words } from '#text/other-languages.ts';

export const start: Words = {};
