/** Decides from the record if a ground of the library may be offered. */
import { isRecord, valueAt } from '#kernel/merge-patch.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { GroundTest } from '#contract/law/added-grounds.ts';
import type { FactTest, GroundLibrary, LibraryGround } from './ground-library.ts';
import { isBeforeBoard } from '#documents/before-board.ts';
import { fitsAgency } from './agency-terms.ts';
import { isInForce } from './governing-section.ts';
import { lawValues } from './ground-law-values.ts';

/** Whether the record supports a ground. An unknown fact supports nothing. */
export function openTests(matter: PaperMatter, library: GroundLibrary): (ground: LibraryGround) => boolean {
  const values = {
    record: { applicant: matter.applicant, case: matter.case, bail: matter.bail },
    law: lawValues(matter),
    kinds: kindsOf(matter, library),
  };
  return (ground) =>
    matter.relief !== null &&
    ground.reliefs.includes(matter.relief) &&
    (ground.kinds === null || ground.kinds.some((kind) => values.kinds.includes(kind))) &&
    ground.when.every((test) => holds(test, values)) &&
    !ground.never.some((test) => holds(test, values)) &&
    isInForce(ground, matter) &&
    fitsBoard(ground, matter) &&
    fitsAgency(ground, matter);
}

/**
 * The application to the Board pleads JJ 12 itself. The bars of BNSS 480 and 483 do not apply to it.
 */
const fitsBoard = ({ authority }: LibraryGround, matter: PaperMatter): boolean =>
  !isBeforeBoard(matter) ||
  !authority.some(({ source, at }) =>
    source === 'JJ' ? at.startsWith('s.12') : source === 'BNSS' && /^s\.48[03]\b/.test(at),
  );

interface Values {
  readonly record: unknown;
  readonly law: Readonly<Record<string, unknown>>;
  readonly kinds: readonly string[];
}

const LAW = 'law.';

function holds({ fact, op, value: asked }: FactTest, { record, law, kinds }: Values): boolean {
  if (fact === 'kinds') return kinds.some((kind) => kind === asked);
  const known = fact.startsWith(LAW) ? law[fact.slice(LAW.length)] : valueAt(record, fact);
  if (op === 'absent') return !isKnown(known);
  return isKnown(known) && TESTS[op](known, asked);
}

const isKnown = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

type Test = (known: unknown, asked: unknown) => boolean;

const numbers =
  (test: (known: number, asked: number) => boolean): Test =>
  (known, asked) =>
    typeof known === 'number' && typeof asked === 'number' && test(known, asked);

/** Days as YYYY-MM-DD. */
const days =
  (test: (known: string, asked: string) => boolean): Test =>
  (known, asked) =>
    typeof known === 'string' && typeof asked === 'string' && test(known, asked);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const TESTS: Readonly<Record<Exclude<GroundTest, 'absent'>, Test>> = {
  known: () => true,
  empty: (known) => Array.isArray(known) && known.length === 0,
  is: (known, asked) => known === asked,
  isNot: (known, asked) => known !== asked,
  in: (known, asked) => listOf(asked).includes(known),
  below: numbers((known, asked) => known < asked),
  above: numbers((known, asked) => known > asked),
  atLeast: numbers((known, asked) => known >= asked),
  atMost: numbers((known, asked) => known <= asked),
  before: days((known, asked) => known < asked),
  onOrAfter: days((known, asked) => known >= asked),
  some: (known, asked) => listOf(known).some((row) => matches(row, asked)),
  every: (known, asked) => listOf(known).length > 0 && listOf(known).every((row) => matches(row, asked)),
  includes: () => false, // only of `kinds`
};

/** A row with these values; a list is one of them, and "absent" a field that the row lacks. */
const matches = (row: unknown, asked: unknown): boolean =>
  isRecord(row) &&
  isRecord(asked) &&
  Object.entries(asked).every(([name, value]) =>
    value === 'absent'
      ? !isKnown(row[name])
      : Array.isArray(value)
        ? value.includes(row[name])
        : row[name] === value,
  );

/** The kinds to which a charged offence belongs. */
function kindsOf({ found }: PaperMatter, { kinds }: GroundLibrary): string[] {
  const rows = found?.matter.rows ?? [];
  return Object.entries(kinds).flatMap(([kind, { sections }]) =>
    rows.some((row) => (sections[row.code] ?? []).some((pattern) => isOfPattern(row, pattern))) ? [kind] : [],
  );
}

const isOfPattern = ({ section }: { readonly section: string }, pattern: string): boolean =>
  pattern === '*' || section === pattern || section.startsWith(`${pattern}(`);
