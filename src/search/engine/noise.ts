import NOISE_WORDS from '../vocabulary/noise.json';

/** Words that tell something in a saying ("not informed", "false case"), and nothing among the cards. */
const QUIET = new Set(['not', 'case', 'accus', 'will']);

/** Of a stem. */
export const isQuiet = (root: string): boolean => QUIET.has(root);

/** Words that say nothing about what is looked for. */
const NOISE = new Set(NOISE_WORDS.join(' ').split(' '));

export const isNoise = (word: string): boolean => NOISE.has(word);
