/**
 * `npm run -s law:search -- <file.json>`: reads `[{id, q}]` and prints `[{id, results: [{code, section}]}]`,
 * the first ten of each question, from the search of the app. Exit 1 with a message if the file or a row is
 * invalid.
 */
import { openLibrary } from './law-library.mjs';
import { writeFully } from './print-whole.mjs';
import { questionsIn } from './read-questions.mjs';

const FIRST = 10;

process.exitCode = main(process.argv[2]);

/** @type {(file: string | undefined) => number} */
function main(file) {
  const read = questionsIn('law:search', file);
  if (!read.ok) {
    writeFully(2, `${read.error}\n`);
    return 1;
  }
  const search = openLibrary();
  const answers = read.value.map(({ id, q }) => ({
    id,
    results: search
      .find(q)
      .slice(0, FIRST)
      .map(({ code, section }) => ({ code, section })),
  }));
  writeFully(1, `${JSON.stringify(answers, null, 2)}\n`);
  return 0;
}
