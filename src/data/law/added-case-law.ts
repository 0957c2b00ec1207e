/** Judgments that the operator added, as stored on this device by `pull-law.ts`. */
import type { CaseLawFile } from '#contract/law/case-law.ts';
import { caseLawOf } from '#domain/law/case-law-of-files.ts';
import type { AddedCaseLaw } from '#law/case-law/judgment.ts';
import type { SharedDb } from '#data/store/shared-db.ts';
import { signedFiles } from './law-edition.ts';

export async function addedCaseLaw(shared: SharedDb): Promise<AddedCaseLaw> {
  const rows = await signedFiles(shared, 'caseLaw');
  return caseLawOf(rows.map(({ bytes }) => fileIn(bytes)));
}

/** Validated by its schema, and its signature verified, before it was stored. */
const fileIn = (bytes: Uint8Array): CaseLawFile =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated before storage, as above
  JSON.parse(new TextDecoder().decode(bytes)) as CaseLawFile;
