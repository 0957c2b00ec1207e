/** Validates a file of drafted grounds. Each error names row, id and remedy; a file with one error is not imported. */
import {
  AddedGroundRow,
  type AddedGroundsFile,
  type GroundTest,
  GROUNDS_FORMAT,
} from '#contract/law/added-grounds.ts';
import { isTestedFact, unknownBlanks } from '#documents/grounds/ground-facts.ts';
import type { GroundLibrary } from '#documents/grounds/ground-library.ts';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import type { Authority } from '#law/authority.ts';
import { codeKey, type Tables } from '#law/tables.ts';
import { CODES } from '#search/cards/section-order.ts';
import { atLeastOne, readRows, rowFaults, unknownFields } from './operator-rows.ts';
import { type LawFileFaults, type ReadContext, sourceOf } from './read-law-file.ts';

const FIELDS = ['format', 'source', 'grounds'];

/** Its judgments are checked at the import (`unknownJudgments`), because the operator may have added them. */
export function readGroundsFile(
  value: Readonly<Record<string, unknown>>,
  { tables, today }: ReadContext,
  library: GroundLibrary,
): Result<AddedGroundsFile, LawFileFaults> {
  const unknown = unknownFields(value, FIELDS);
  if (unknown.length > 0) return err(atLeastOne(unknown));
  const source = sourceOf(value['source'], today);
  const rows = readRows(value['grounds'], { list: 'grounds', schema: AddedGroundRow });
  if (!source.ok || !rows.ok) {
    return err(atLeastOne([source, rows].flatMap((part) => (part.ok ? [] : part.error))));
  }
  const { retrievedOn } = source.value;
  const faults = rowFaults(rows.value, (row) => [
    ...(row.reviewedOn > retrievedOn
      ? [
          `reviewedOn is ${indianDate(row.reviewedOn)}, after the source was retrieved. Correct one of the two.`,
        ]
      : []),
    ...namesOutside(row, library),
    ...testFaults(row),
    ...provisionFaults(row, tables),
  ]);
  if (faults.length > 0) return err(atLeastOne(faults));
  return ok({
    format: GROUNDS_FORMAT,
    source: source.value,
    grounds: rows.value.toSorted((a, b) => a.id.localeCompare(b.id)),
  });
}

/** Kinds, proofs and blanks that the library does not have. */
function namesOutside(row: AddedGroundRow, { kinds, proofs }: GroundLibrary): string[] {
  const noKinds = (row.kinds ?? []).filter((kind) => !Object.hasOwn(kinds, kind));
  const noProofs = row.proof.filter((proof) => !Object.hasOwn(proofs, proof));
  return [
    ...noKinds.map(
      (kind) => `${kind} is no kind of offence. Write one of: ${Object.keys(kinds).join(', ')}.`,
    ),
    ...noProofs.map((proof) => `${proof} is no proof. Write one of: ${Object.keys(proofs).join(', ')}.`),
    ...unknownBlanks(row).map(
      (name) => `the blank {${name}} has no source. Add it to fills, or write the words.`,
    ),
  ];
}

const testFaults = ({ when, never }: AddedGroundRow): string[] => {
  const tests = [...when, ...never];
  return [
    ...tests
      .filter(({ fact }) => !isTestedFact(fact))
      .map(({ fact }) => `${fact} is no fact of a record. docs/LAW-TEXTS.md says where they are listed.`),
    ...tests
      .filter((test) => !hasFittingValue(test))
      .map(({ fact, op }) => `the value of ${fact} ${op} does not fit. Correct it.`),
  ];
};

const isAbsent = (value: unknown): boolean => value === undefined || value === null;
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isDate = (value: unknown): boolean => typeof value === 'string' && isDay(value);
const isValue = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const FITTING: Readonly<Record<GroundTest, (value: unknown) => boolean>> = {
  known: isAbsent,
  absent: isAbsent,
  empty: isAbsent,
  is: isValue,
  isNot: isValue,
  includes: (value) => typeof value === 'string',
  in: (value) => Array.isArray(value) && value.length > 0,
  below: isNumber,
  above: isNumber,
  atLeast: isNumber,
  atMost: isNumber,
  before: isDate,
  onOrAfter: isDate,
  some: isRecord,
  every: isRecord,
};

const hasFittingValue = ({ op, value }: AddedGroundRow['when'][number]): boolean => FITTING[op](value);

const PROVISION = /^(?:s|ss|art|r|order)\. ?\S/i;

const provisionFaults = (row: AddedGroundRow, tables: Tables): string[] =>
  citedIn(row)
    .filter(({ source, at }) => PROVISION.test(at) && !isCode(source, tables))
    .map(({ source }) => `${source} is no code of our tables.`);

/** Exactly as in the tables, because a paper looks the code up as written. */
const isCode = (source: string, { codeOf }: Tables): boolean =>
  source === 'Constitution' ||
  CODES.some((code) => code === source) ||
  codeOf.get(codeKey(source)) === source;

const citedIn = ({ authority, against }: AddedGroundRow): Authority[] => [...authority, ...against];

/** Judgments that are neither in our tables nor among those that the operator imported. */
export function unknownJudgments({ grounds }: AddedGroundsFile, { judgments }: Tables): string[] {
  const known = new Set(judgments.map(({ name, citation }) => `${name}, ${citation}`));
  return rowFaults(grounds, (row) =>
    citedIn(row)
      .filter(({ source, at }) => !PROVISION.test(at) && !known.has(`${source}, ${at}`))
      .map(({ source, at }) => `${source}, ${at} is no judgment of the tables. Import its row first.`),
  );
}
