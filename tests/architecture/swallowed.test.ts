/**
 * No error is lost silently: unexpected ones go to the local log (`src/data/store/failure-log.ts`). A catch that
 * ignores its error states what it ignores and why.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn, withoutComments } from './source-files.ts';

const FILES = filesIn(['src', 'sw']);

const BLIND = [/\bcatch \{/, /\.catch\(\(\)(?:: [^=]+)? =>/, /\.then\(.+, \(\)(?:: [^=]+)? =>/];
/** A formatter line of its own: `() => null,` */
const BLIND_ALONE = /^\s*\(\)(?:: [^=]+)? => [^{]/;
const OPENED = /\.(?:catch|then)\($/;
/** A chunk may be missing offline; its screen handles that. */
const FETCHED = /\bimport\(/;
const REASON = /(?<!:)\/\/ /;

/** Lines that swallow an error without an explanation. */
function swallowed(code: string): number[] {
  const lines = code.split('\n');
  const isAlone = (line: string, at: number) =>
    BLIND_ALONE.test(line) &&
    /^\s*\)/.test(lines[at + 1] ?? '') &&
    [1, 2].some((before) => OPENED.test(lines[at - before] ?? ''));
  return lines.flatMap((line, at) => {
    const isBlind = BLIND.some((form) => form.test(line)) || isAlone(line, at);
    const isSaid = FETCHED.test(line) || REASON.test(line) || REASON.test(lines[at + 1] ?? '');
    return isBlind && !isSaid ? [at + 1] : [];
  });
}

it('detects each form of swallowed error without a reason', () => {
  expect(swallowed('const done = await write(draft).catch(() => null);')).toHaveLength(1);
  expect(swallowed("const kept = await keep().catch((): Kept => ({ kind: 'failed' }));")).toHaveLength(1);
  expect(swallowed('const saved = await save(patch).catch(\n  () => null,\n);')).toHaveLength(1);
  expect(
    swallowed("const is = await sync().then(\n  ({ kind }) => kind,\n  () => 'failed',\n);"),
  ).toHaveLength(1);
  expect(swallowed('estimate().then(show, () => undefined);')).toHaveLength(1);
  expect(swallowed('  } catch {\n    return null;\n  }')).toHaveLength(1);
  expect(swallowed('  } catch {\n    return null; // no JSON\n  }')).toEqual([]);
  expect(swallowed('const done = await write(draft).catch(actFailed);')).toEqual([]);
  expect(swallowed('await focus().catch(() => undefined); // a browser may hold it')).toEqual([]);
  expect(swallowed("const ics = await import('ics').catch(() => null);")).toEqual([]);
  expect(swallowed('await withQuotaRetry(db, work, () => full());')).toEqual([]);
});

it('finds no swallowed error in page and workers', () => {
  const found = FILES.flatMap((file) =>
    swallowed(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});

/** A Dexie `subscribe(next)` without an error handler never reports a failed query. */
const unheard = (code: string): number =>
  code
    .split(/\bliveQuery\(/)
    .slice(1)
    .filter((query) => !/\.subscribe\(\{[\s\S]*?\berror\b/.test(query)).length;

it('requires an error handler for each live query', () => {
  expect(unheard('liveQuery(() => read(db)).subscribe(show);')).toBe(1);
  expect(unheard('liveQuery(() => read(db)).subscribe({ next: show });')).toBe(1);
  expect(unheard('liveQuery(() => read(db)).subscribe({ next: show, error: backgroundFailed });')).toBe(0);
  expect(FILES.filter((file) => unheard(withoutComments(readFileSync(file, 'utf8'))) > 0)).toEqual([]);
});

it('requires a report of uncaught errors in each worker', () => {
  const workers = FILES.filter((file) => /-worker\.ts$|^sw\/sw\.ts$/.test(file)).filter((file) =>
    readFileSync(file, 'utf8').includes("self.addEventListener('message'"),
  );
  expect(workers.length).toBeGreaterThan(4);
  expect(workers.filter((file) => !readFileSync(file, 'utf8').includes('\nreportUncaught('))).toEqual([]);
});
