/** Interface of an operator command. Arguments are validated before the database is opened. */
import type { OperatorPorts } from '#server/ports.ts';

/** Work to do with the database. */
export type Act = (ports: OperatorPorts) => Promise<string>;

export interface Command {
  /** One usage line. */
  readonly usage: string;
  /** Throws a `UsageError` or another message for the operator. A returned text needs no database. */
  readonly read: (
    words: readonly string[],
    clock: Pick<OperatorPorts, 'now'>,
  ) => Act | string | Promise<Act | string>;
}

/** Invalid arguments. The usage is printed too. */
export class UsageError extends Error {}
