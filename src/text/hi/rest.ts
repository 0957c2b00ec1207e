/** Everything else, as in English (`en/rest.ts`). */
import type { Words } from '#text/other-languages.ts';

export const rest: Words = {};
