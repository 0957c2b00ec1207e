/** Judgments that the operator added, as stored on this device by `pull-law.ts`. */
import type { CaseLawFile } from '#contract/law/case-law.ts';
import { type AddedCaseLaw, type Judgment, NO_ADDED_CASE_LAW } from '#law/case-law/judgment.ts';
import type { SharedDb } from '#data/store/shared-db.ts';
import { caseLawFiles } from './law-edition.ts';

export async function addedCaseLaw(shared: SharedDb): Promise<AddedCaseLaw> {
  const rows = await caseLawFiles(shared);
  return caseLawOf(rows.map(({ bytes }) => fileIn(bytes)));
}

export function caseLawOf(files: readonly CaseLawFile[]): AddedCaseLaw {
  if (files.length === 0) return NO_ADDED_CASE_LAW;
  const days = files.map(({ readTo }) => readTo).toSorted();
  return { judgments: files.flatMap(judgmentsIn), readTo: days.at(-1) ?? null };
}

const judgmentsIn = ({ source, judgments }: CaseLawFile): Judgment[] =>
  judgments.map((row) => ({ ...row, year: Number(row.date.slice(0, 4)), addedBy: source.name }));

/** Validated by its schema, and its signature verified, before it was stored. */
const fileIn = (bytes: Uint8Array): CaseLawFile =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated before storage, as above
  JSON.parse(new TextDecoder().decode(bytes)) as CaseLawFile;
