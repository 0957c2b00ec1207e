/** Drafted grounds that the operator added, as stored on this device by `pull-law.ts`. */
import type { AddedGroundsFile } from '#contract/law/added-grounds.ts';
import type { SharedDb } from '#data/store/shared-db.ts';
import { signedFiles } from './law-edition.ts';

export async function addedGrounds(shared: SharedDb): Promise<AddedGroundsFile[]> {
  return (await signedFiles(shared, 'grounds')).map(({ bytes }) => fileIn(bytes));
}

/** Validated by its schema, and its signature verified, before it was stored. */
const fileIn = (bytes: Uint8Array): AddedGroundsFile =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated before storage, as above
  JSON.parse(new TextDecoder().decode(bytes)) as AddedGroundsFile;
