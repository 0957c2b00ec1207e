/** Visibility of a record: its owner, court and place, and the users who see it. */
import type { Application } from '#contract/application/application.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import { type CourtKind, type CourtSeat, isBeforeCourt } from '#contract/case/court.ts';
import type { Role } from '#contract/account/user.ts';

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

interface Viewer {
  readonly user: { readonly _id: string; readonly role: Role };
  readonly seats: readonly CourtSeat[];
}

/** True for the owner and for judges of the court. */
export const canSee = ({ user, seats }: Viewer, { ownerId, court, courtPlace }: Matter): boolean =>
  ownerId === user._id ||
  (user.role === 'judge' && court !== undefined && isBeforeCourt(seats, { court, courtPlace }));
