import { readFileSync } from 'node:fs';

/**
 * Rows of a JSON Lines file.
 * @type {(file: URL | string) => any[]}
 */
export const readJsonLines = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
