/** A test that passed only at its second try is told at the end of the run (`scripts/test.mjs`), with why it failed at first. */
import { appendFileSync } from 'node:fs';
import { afterEach } from 'vitest';

/** Of a message: what was waited for stands in the second. */
const WHY_LINES = 4;

afterEach(({ task }) => {
  const told = process.env['SECOND_TRIES'];
  const { state, retryCount = 0, errors = [] } = task.result ?? {};
  if (!told || state === 'fail' || retryCount === 0) return;
  const why = errors[0]?.message.split('\n').slice(0, WHY_LINES).join(' ') ?? 'unknown';
  appendFileSync(told, `${task.file.name}: ${task.name} (at first: ${why})\n`);
});
