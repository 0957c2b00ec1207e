/** One command of the operator: its words are read before the database is reached, so that a slip opens nothing. */
import type { OperatorPorts } from '#server/ports.ts';

/** What is left to do with the database. */
export type Act = (ports: OperatorPorts) => Promise<string>;

export interface Command {
  /** One line of the usage. */
  readonly usage: string;
  /** Throws a `UsageError` or another sentence for the operator; a text is printed without any database. */
  readonly read: (
    words: readonly string[],
    clock: Pick<OperatorPorts, 'now'>,
  ) => Act | string | Promise<Act | string>;
}

/** The words do not make a command: the usage is printed with it. */
export class UsageError extends Error {}
