/** Starts PostgreSQL again if it ends. Gives up if it ends too often or does not start. */

/** A started PostgreSQL. */
export interface RunningPostgres {
  /** Resolves with the cause when it ends. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
}

export interface Supervision {
  /** Resolves with the cause when PostgreSQL is not started again, or through `close`. */
  readonly ended: Promise<string>;
  readonly close: () => Promise<void>;
}

export interface SupervisedStart {
  readonly start: () => Promise<RunningPostgres>;
  /** Receives the cause before each new start. */
  readonly report: (cause: string) => void;
}

/** Starts within this time after which a further one does not help. */
const MOST_STARTS = 5;
const WITHIN = 60_000;

export function supervise(first: RunningPostgres, { start, report }: SupervisedStart): Supervision {
  let current = first;
  let isClosing = false;
  const keepRunning = async (): Promise<string> => {
    const starts: number[] = [];
    for (;;) {
      const cause = await current.ended;
      if (isClosing) return cause;
      starts.push(performance.now());
      if (starts.filter((at) => at > performance.now() - WITHIN).length > MOST_STARTS) {
        return `${cause}. It ended ${MOST_STARTS + 1} times in a minute and is not started again.`;
      }
      report(cause);
      try {
        current = await start();
      } catch (error) {
        return `${cause}. It does not start again: ${error instanceof Error ? error.message : String(error)}`;
      }
      if (isClosing) await current.stop();
    }
  };
  const ended = keepRunning();
  return {
    ended,
    close: async () => {
      isClosing = true;
      await current.stop();
      await ended;
    },
  };
}
