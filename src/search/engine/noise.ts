import NOISE_WORDS from '../vocabulary/noise.json';

/** Words with meaning in a phrase ("not informed", "false case"), but not in cards. */
const QUIET = new Set(['not', 'case', 'accus', 'will']);

/** Expects a stem. */
export const isPhraseOnly = (root: string): boolean => QUIET.has(root);

/** Words without search value. */
const NOISE = new Set(NOISE_WORDS.join(' ').split(' '));

export const isNoise = (word: string): boolean => NOISE.has(word);
