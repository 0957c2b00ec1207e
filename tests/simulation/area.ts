/**
 * An area of actions: those of one record kind or of related data. A run draws a few areas (`areas.ts`), so
 * that a new area does not make other actions rarer.
 */
import type { StoredUser } from '#contract/account/user.ts';
import type { Person } from './person.ts';

/** True where it queued something, false where there was nothing to do it to, or it was refused. */
export type Doing = (person: Person) => Promise<boolean>;

export interface AreaAct {
  /** Against the other acts of its run: an application is filed 5 times where one is withdrawn. All of an area come to 9 at most. */
  readonly often: number;
  /** The only role that does it. */
  readonly by?: Extract<StoredUser['role'], 'lawyer' | 'judge'>;
  readonly doing: Doing;
}

/** Keyed by kind and operation as in `kinds.ts`; actions outside the outbox have their own names. */
export type Area = Readonly<Record<string, AreaAct>>;
