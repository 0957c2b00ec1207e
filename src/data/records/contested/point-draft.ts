import type { NewContested, PointSource } from '#contract/case/contested.ts';

/** A contested point as typed into its form. */
export interface PointDraft {
  readonly about: string;
  readonly says: string;
  /** Absent in drafts of older releases. */
  readonly source?: PointSource;
  readonly paper?: NonNullable<NewContested['paper']> | '';
  readonly on?: string;
  readonly state: NewContested['state'];
  readonly note: string;
  readonly documentId: string;
  readonly page: string;
}
