import { fold } from '#search/engine/fold.ts';

/** Words or phrases separated by bars, as whole words in any script. */
export const some = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${fold(words)})(?![\p{L}\p{M}])`, 'u');
