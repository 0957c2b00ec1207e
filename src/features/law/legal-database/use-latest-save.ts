/** Of what is typed faster than it is written only the newest is written: the last stroke is not behind all others. */
import { useRef } from 'react';

export interface LatestSave<T> {
  readonly keep: (value: T) => void;
  /** When nothing is left to be written. */
  readonly settled: () => Promise<void>;
}

export function useLatestSave<T extends object>(save: (value: T) => Promise<unknown>): LatestSave<T> {
  const waiting = useRef<T>(null);
  const running = useRef<Promise<void>>(null);
  const run = async () => {
    while (waiting.current !== null) {
      const next = waiting.current;
      waiting.current = null;
      await save(next);
    }
    running.current = null;
  };
  return {
    keep: (value) => {
      waiting.current = value;
      running.current ??= run();
    },
    settled: async () => {
      await running.current;
    },
  };
}
