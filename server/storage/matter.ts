/** Attributes that decide visibility: owner, court and place. */
import type { Application } from '#contract/application/application.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import type { CourtKind } from '#contract/case/court.ts';

export interface Matter {
  readonly ownerId: string;
  /** Undefined for records that no judge sees. */
  readonly court?: CourtKind | undefined;
  readonly courtPlace?: string | undefined;
}

export const matterOfApplication = ({ createdBy, case: facts }: Application): Matter => ({
  ownerId: createdBy,
  court: facts.court,
  courtPlace: facts.courtPlace,
});

export const matterOfCase = ({ ownerId, court, courtPlace }: CaseRecord): Matter => ({
  ownerId,
  court,
  courtPlace,
});
