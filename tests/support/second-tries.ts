/** A test that passed only at its second try is told at the end of the run (`scripts/test.mjs`), and not passed over. */
import { appendFileSync } from 'node:fs';
import { afterEach } from 'vitest';

afterEach(({ task }) => {
  const told = process.env['SECOND_TRIES'];
  const { state, retryCount = 0 } = task.result ?? {};
  if (told && state !== 'fail' && retryCount > 0) appendFileSync(told, `${task.file.name}: ${task.name}\n`);
});
