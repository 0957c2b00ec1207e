/** Identity that the operator issued to a judge. The account cannot change it. */
import type { UserRow } from '#server/storage/users.ts';

export interface IssuedIdentity {
  readonly verifiedName: string;
  /** Null for a judge verified before designations were issued. */
  readonly designation: string | null;
  /** `kind` or `kind:place`, as in the operator's command. */
  readonly courtId: string | null;
}

/** Null for everyone but a verified judge. A judge of a demonstration has none either. */
export function issuedIdentity(
  user: Pick<UserRow, 'verified_name' | 'designation' | 'court_id'>,
): IssuedIdentity | null {
  const { verified_name: verifiedName, designation, court_id: courtId } = user;
  return verifiedName === null ? null : { verifiedName, designation, courtId };
}

/** As orders and histories name a judge: as issued, otherwise by the account. */
export const namedJudge = (identity: IssuedIdentity | null, accountName: string) => ({
  judge: identity?.verifiedName ?? accountName,
  designation: identity?.designation ?? undefined,
});
