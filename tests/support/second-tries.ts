/** A test that passed only at its second try is told at the end of the run (`scripts/test.mjs`), and not passed over. */
import { appendFileSync } from 'node:fs';
import { afterEach } from 'vitest';

afterEach(({ task }) => {
  const told = process.env['SECOND_TRIES'];
  if (told && (task.result?.retryCount ?? 0) > 0) appendFileSync(told, `${task.file.name}: ${task.name}\n`);
});
