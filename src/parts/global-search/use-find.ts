import { useEffect, useState } from 'react';
import { useDb } from '#data/react/use-live.ts';
import type { FindAnswer } from './find-index.ts';
import { findThread } from './find-thread.ts';

const NOTHING: FindAnswer = { found: [], reading: true };

/** Search results, updated as more is read; outdated answers are dropped. */
export function useFind(query: string): FindAnswer {
  const db = useDb();
  const [answer, setAnswer] = useState(NOTHING);
  useEffect(() => findThread(db).refresh(), [db]);
  useEffect(() => {
    const thread = findThread(db);
    let over = false;
    const ask = async (): Promise<void> => {
      const next = await thread.ask(query);
      if (!over) setAnswer(next);
    };
    void ask();
    const stop = thread.onProgress(() => void ask());
    return () => {
      over = true;
      stop();
    };
  }, [db, query]);
  return answer;
}
