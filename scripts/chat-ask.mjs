/**
 * `npm run -s chat:ask -- <file.json>`: reads `[{id, q, before?}]` and prints `[{id, answer, citations: [{code,
 * section}], refused}]` from the offline chat of the app. Each question starts a conversation, after its earlier
 * questions in `before`. Exit 1 with a message if the file or a row is invalid.
 */
import { openOfflineChat, today } from './chat-offline.mjs';
import { writeFully } from './print-whole.mjs';
import { questionsIn } from './read-questions.mjs';

process.exitCode = main(process.argv[2]);

/** @type {(file: string | undefined) => number} */
function main(file) {
  const read = questionsIn('chat:ask', file);
  if (!read.ok) {
    writeFully(2, `${read.error}\n`);
    return 1;
  }
  const ask = openOfflineChat(today());
  const answers = read.value.map(({ id, q, before }) => {
    const { answer, citations, refused } = ask(q, before);
    return { id, answer, citations, refused };
  });
  writeFully(1, `${JSON.stringify(answers, null, 2)}\n`);
  return 0;
}
