import type { NewContested } from '#contract/case/contested.ts';

/** A contested point as typed into its form. */
export interface PointDraft {
  readonly about: string;
  readonly says: string;
  readonly state: NewContested['state'];
  readonly note: string;
  readonly documentId: string;
  readonly page: string;
}
