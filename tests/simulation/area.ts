/**
 * An area of what people do: the acts of one kind of record, or of what lies beside them, in one place. A run draws a
 * few areas (`areas.ts`), so that a new one makes no act of another rarer.
 */
import type { StoredUser } from '#contract/user.ts';
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

/** By the name of the kind and its operation, as `kinds.ts` has them; what is done beside the outbox has a name of its own. */
export type Area = Readonly<Record<string, AreaAct>>;
