/** Reads cases. */
import { maybeSameApplicant } from '#domain/application/namesakes.ts';
import { isSameFir, mayBeSameFir } from '#domain/case/fir.ts';
import { firKey, firKeysNear } from '#domain/case/fir-key.ts';
import type { ApplicationContent } from '#contract/application/application.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseRow, Draft } from '#data/store/rows.ts';

/** `null` if it is not on this device. */
export async function caseOf(db: Db, id: string): Promise<CaseRow | null> {
  return (await db.cases.get(id)) ?? null;
}

/** Cases with the same FIR, newest first, offered when the user enters the number. */
export async function casesWithFir(
  db: Db,
  { firNumber, policeStation }: { readonly firNumber: string; readonly policeStation: string },
): Promise<CaseRow[]> {
  const number = firKey(firNumber);
  if (number === '') return [];
  if (!db.isOpen()) await db.open(); // the tag needs its key
  const tags = firKeysNear(number).map((key) => db.tagOf('firTag', key));
  const tagged = await db.cases.where('firTag').anyOf(tags).toArray();
  const clear = await spelledLike(db, number).toArray();
  const found = [...tagged, ...clear].filter((row) => mayBeSameFir(row, { firNumber, policeStation }));
  return found.toSorted((left, right) => (left.createdAt < right.createdAt ? 1 : -1)).slice(0, 10);
}

const ZEROS = ['', '0', '00', '000', '0000', '00000'];
/** Beginnings of a number that does not begin with its digits. */
const WORDS = [
  'fir',
  'f.i.r',
  'crime',
  'cr',
  'c.r',
  'case',
  'no',
  'ps',
  'p.s',
  'i-',
  'ii-',
  'मु',
  'अप',
  'एफ',
  'गु',
  'थाना',
];
const DIGITS_OF_SCRIPTS = ['०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦', '۰'];

const inScript = (digits: string, zero: string): string =>
  digits.replaceAll(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

/** Rows of an older release, until they are sealed. The index holds their numbers as typed. */
function spelledLike(db: Db, number: string) {
  const [digits] = /^\d+/.exec(number) ?? [];
  const byFir = db.cases.where('firNumber');
  if (digits === undefined)
    return byFir.startsWithAnyOfIgnoreCase([number.slice(0, 1), ...WORDS, 'rc', 'ecir', 'ncb']);
  const plain = ZEROS.map((zeros) => zeros + digits);
  const starts = [
    ...plain,
    ...DIGITS_OF_SCRIPTS.flatMap((zero) => plain.map((text) => inScript(text, zero))),
  ];
  return byFir.startsWithAnyOfIgnoreCase([...starts, ...WORDS]);
}

/**
 * The case of a new application: the user's choice, else the newest case with the same FIR and applicant in
 * any spelling. Otherwise the filing creates one.
 */
export async function caseForFiling(
  db: Db,
  { caseId, caseChosen }: Pick<Draft, 'caseId' | 'caseChosen'>,
  {
    content: { case: fir, applicant },
    ownerId,
  }: { readonly content: ApplicationContent; readonly ownerId: string },
): Promise<string> {
  if (caseChosen || (await db.cases.where('_id').equals(caseId).count()) > 0) return caseId;
  const own = (await casesWithFir(db, fir)).find(
    (row) => row.ownerId === ownerId && isSameFir(row, fir) && maybeSameApplicant(row.applicant, applicant),
  );
  return own?._id ?? caseId;
}
