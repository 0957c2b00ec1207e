/**
 * An area of actions: those of one record kind or of related data. A run draws a few areas (`areas.ts`), so
 * that a new area does not make other actions rarer.
 */
import type { StoredUser } from '#contract/account/user.ts';
import type { Person } from './person.ts';

/** True if it queued an operation. */
export type ActRun = (person: Person) => Promise<boolean>;

export interface AreaAct {
  /** Weight against other acts of its run. The weights of an area sum to at most 9. */
  readonly often: number;
  /** The only role that does it. */
  readonly by?: Extract<StoredUser['role'], 'lawyer' | 'judge'>;
  readonly doing: ActRun;
}

/** Keyed by kind and operation as in `kinds.ts`; actions outside the outbox have their own names. */
export type Area = Readonly<Record<string, AreaAct>>;
