import type { CaseRecord } from '#contract/case-record.ts';

/** As the case stood: each of its records by its version. */
export interface CaseAtVisit {
  readonly at: string;
  readonly facts: CaseRecord['facts'];
  readonly status: CaseRecord['status'];
  readonly category: CaseRecord['dcmCategory'];
  readonly applications: Readonly<Record<string, number>>;
  readonly hearings: Readonly<Record<string, number>>;
  readonly documents: Readonly<Record<string, number>>;
  readonly contested: Readonly<Record<string, number>>;
}

export interface Visits {
  /** The visit before this one; null at the first. */
  readonly before: CaseAtVisit | null;
  readonly latest: CaseAtVisit;
}
