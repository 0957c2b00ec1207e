/** Reads the table of the specification, and finds rows without an existing test or departure. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ readonly test: string, readonly title: string, readonly case?: string }} HoldingTest
 * @typedef {{ readonly departure: string }} HoldingDeparture
 * @typedef {{ readonly section: number, readonly id: string, readonly line: string,
 *   readonly held: readonly (HoldingTest | HoldingDeparture)[] }} Row
 */

const TABLE = 'tests/specification/table.jsonl';
const DEPARTURES = 'docs/departures.md';

/** Lines of the specification per section, without headings and heads of tables. */
export const LINES = { 2: 70, 3: 20, 4: 9, 5: 10, 6: 7, 7: 27, 8: 24, 9: 13 };

/** @type {() => readonly Row[]} */
export const readRows = () =>
  readFileSync(TABLE, 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row));

/** @type {(heading: string) => string} */
const anchorOf = (heading) =>
  `#${heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s/g, '-')}`;

/** @type {(page: string) => ReadonlySet<string>} */
export const anchorsIn = (page) =>
  new Set([...page.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

/** @type {(text: string, title: string) => boolean} */
const hasTitle = (text, title) =>
  ["'", '"', '`'].some((quote) => new RegExp(`\\(\\s*${escaped(quote + title + quote)}`).test(text));

/** @type {(text: string) => string} */
const escaped = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/**
 * A case is a row of the test file, or of the data file beside it.
 * @type {(test: HoldingTest) => string | null}
 */
function faultOfTest({ test, title, case: row }) {
  if (!existsSync(test)) return `there is no file ${test}`;
  const text = readFileSync(test, 'utf8');
  if (!hasTitle(text, title)) return `${test} has no test "${title}"`;
  const data = test.replace(/\.test\.tsx?$/, '.json');
  const cases = existsSync(data) ? text + readFileSync(data, 'utf8') : text;
  return row === undefined || cases.includes(row) ? null : `${test} has no case "${row}"`;
}

/** @type {(rows: readonly Row[]) => readonly string[]} */
export function faultsOf(rows) {
  const anchors = anchorsIn(readFileSync(DEPARTURES, 'utf8'));
  return rows.flatMap(({ id, held }) => {
    const faults = held.map((each) =>
      'test' in each
        ? faultOfTest(each)
        : anchors.has(each.departure)
          ? null
          : `${DEPARTURES} has no heading for ${each.departure}`,
    );
    const found = held.length === 0 ? ['it has neither a test nor a departure'] : faults;
    return found.flatMap((fault) => (fault === null ? [] : [`${id}: ${fault}`]));
  });
}

/** @type {(rows: readonly Row[]) => Readonly<Record<string, number>>} */
export const linesHeld = (rows) =>
  Object.fromEntries(
    Object.keys(LINES).map((section) => [
      section,
      new Set(rows.filter((row) => row.section === Number(section)).map(({ line }) => line)).size,
    ]),
  );

/** @typedef {{ readonly section: number, readonly number: number, readonly hash: string }} Line */

/** @type {(specification: string) => readonly Line[]} */
export function linesOf(specification) {
  let section = 0;
  return specification.split('\n').flatMap((text, at) => {
    section = Number(/^## (\d+)\./.exec(text)?.[1] ?? section);
    const isHead = text.trim() === '' || /^#|^\|\s*-{3}|^\| (?:Path|Method|Situation) \|/.test(text);
    return isHead || !(section in LINES) ? [] : [{ section, number: at + 1, hash: hashOf(text) }];
  });
}

/** @type {(text: string) => string} */
const hashOf = (text) => createHash('sha256').update(text.trim()).digest('hex').slice(0, 12);
