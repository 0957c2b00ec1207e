/** Reading takes time in proportion to the length, for any text. Processor time, so that a busy machine is no failure. */
import { expect, it } from 'vitest';
import { TEXT_MAX } from '#reading/clean.ts';
import { readRow, ROW_KINDS, type RowKind } from '#reading/read-row.ts';
import { TABLES } from '../law/law-tables.ts';
import { fc } from '../support/fast-check.ts';

/** Pieces that the patterns of the readers begin, join or end with. */
const PIECES =
  '1 0 9 12 420 93(1) ( ) [ ] / - , . ; : | @ " \' & a A O l I क राम धारा व सह Act IPC BNS section u/s FIR PS s/o 12/3/24 March lakh two State vs next dated urf ₹ Rs. /- थाना k dk gS No DLCT01 और aged years Bail संख्या دفعہ'
    .split(' ')
    .concat(' ', '\n', '\t', '  ');

/** A text of one repeated unit is the worst case of a pattern that goes back. */
const repeated = fc
  .tuple(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 }), fc.constantFrom('', ' '))
  .map(([pieces, between]) => pieces.join(between))
  .map((unit) => unit.repeat(Math.ceil(TEXT_MAX / unit.length)).slice(0, TEXT_MAX));

/** The goal is 50 ms for 2,000 letters, thus 500 ms; the rest is for a slow machine. */
const MOST_MS = 4_000;

const isPair = (kind: RowKind): boolean => kind === 'fir-pair' || kind === 'name-match';

function cost(kind: RowKind, text: string): number {
  const before = process.cpuUsage();
  readRow(
    {
      id: 'hostile',
      kind,
      text: isPair(kind) ? { a: text, b: text } : text,
      context: { today: '2026-11-25' },
    },
    TABLES,
  );
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

it.each(ROW_KINDS)('reads a repeated text of 20,000 letters as %s in proportion to its length', (kind) => {
  fc.assert(
    fc.property(repeated, (text) => {
      expect(cost(kind, text)).toBeLessThan(MOST_MS);
    }),
    { numRuns: 6 },
  );
});

/** These took 7 to 20 seconds. */
it.each([
  ['sections', '1'],
  ['sections', '-'],
  ['sections', '1,'],
  ['message', '-'],
  ['message', 'थाना'],
  ['money', '9'],
  ['date', '9/3(1)'],
  ['legacy', '@'],
] as const)('reads %s of 20,000 letters "%s" in proportion to their number', (kind, unit) => {
  const text = unit.repeat(Math.ceil(TEXT_MAX / unit.length)).slice(0, TEXT_MAX);
  expect(cost(kind, text)).toBeLessThan(MOST_MS);
});

it('reads only the first 20,000 letters', () => {
  const text = `${'x '.repeat(TEXT_MAX / 2)}dated 12.03.2026`;
  expect(readRow({ id: 'long', kind: 'date', text, context: {} }, TABLES)).toMatchObject({ date: null });
});
