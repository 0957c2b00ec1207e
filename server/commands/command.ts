/** One command of the operator: its words are read before the database is reached, so that a slip opens nothing. */
import type { Pool } from 'pg';

export interface OperatorPorts {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly newId: () => string;
}

export interface Command {
  /** One line of the usage. */
  readonly usage: string;
  /** Throws a `UsageError` or another sentence for the operator; what it returns is printed. */
  readonly read: (words: readonly string[]) => (ports: OperatorPorts) => Promise<string>;
}

/** The words do not make a command: the usage is printed with it. */
export class UsageError extends Error {}
