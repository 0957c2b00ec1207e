/** What a screen can only call failed is in the local log: an error that nothing foresees is not made into null in silence. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

/** What is fetched may be away without a network, and its screen says so. */
const IN_SILENCE = /^(?!.*\bimport\().*\.catch\(\(\) => (?:null|err\()/gm;

const swallowed = (code: string): number => code.match(IN_SILENCE)?.length ?? 0;

/** What may fail for a reason of its own, which its screen says. */
const FORESEEN: Readonly<Record<string, string>> = {
  'src/features/account/settings/avatar-field.tsx': 'a call, without a network',
  'src/features/account/settings/make-key.ts': 'the person has not put a finger on it',
  'src/parts/paper-worker/paper-worker.ts': 'a file of the build that is away',
  'src/parts/scan/scan-panel.tsx': 'a file that is no picture',
};

it('sees it, and lets a file be away', () => {
  expect(swallowed('const done = await write(draft).catch(() => null);')).toBe(1);
  expect(swallowed("const filed = await file().catch(() => err({ kind: 'failed' }));")).toBe(1);
  expect(swallowed('const done = await write(draft).catch(actFailed);')).toBe(0);
  expect(swallowed("const ics = await import('ics').catch(() => null);")).toBe(0);
});

it('finds none in screens and parts', () => {
  const files = filesIn(['src/features', 'src/parts']);
  const found = files.filter((file) => swallowed(readFileSync(file, 'utf8')) > 0);
  expect(found.toSorted()).toEqual(Object.keys(FORESEEN));
});
