/** Judgments that the operator added, as stored on this device by `pull-law.ts`. */
import { caseLawOf } from '#domain/law/case-law-of-files.ts';
import type { AddedCaseLaw } from '#law/case-law/judgment.ts';
import type { SharedDb } from '#data/store/shared-db.ts';
import { signedFiles } from './law-edition.ts';

export const addedCaseLaw = async (shared: SharedDb): Promise<AddedCaseLaw> =>
  caseLawOf(await signedFiles(shared, 'caseLaw'));
