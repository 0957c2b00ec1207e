/** Identity that the operator issued to a judge. */
import type { UserRow } from '#server/storage/users.ts';

export interface IssuedIdentity {
  readonly verifiedName: string;
  /** Null for a judge verified before designations were issued. */
  readonly designation: string | null;
  /** `kind` or `kind:place`, as in the operator's command. */
  readonly courtId: string | null;
}

/** Null for everyone but a verified judge. */
export function issuedIdentity({
  name,
  verified,
}: Pick<UserRow, 'name' | 'verified'>): IssuedIdentity | null {
  return verified ? { verifiedName: name, designation: null, courtId: null } : null;
}
