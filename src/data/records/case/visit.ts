import type { CaseRecord } from '#contract/case/case-record.ts';

declare module '#data/store/meta.ts' {
  interface MetaValues {
    /** State of a case at the last visit on this device, one row each (`visits.ts`). */
    [visits: `visits:${string}`]: Visits;
  }
}

/** State of a case at a visit, with the version of each record. */
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
  /** The previous visit; null at the first. */
  readonly before: CaseAtVisit | null;
  readonly latest: CaseAtVisit;
}
