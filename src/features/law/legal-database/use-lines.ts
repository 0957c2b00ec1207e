/** Lines of cards, asked of the library; the last ones stay until the next are there, so nothing flickers. */
import { useEffect, useState } from 'react';
import type { CardLines } from '#parts/law-library/library-queries.ts';

/** Null until the first answer. `ask` is made with `useCallback`: a new one is a new question. */
export function useLines(ask: () => Promise<CardLines>): CardLines | null {
  const [lines, setLines] = useState<CardLines | null>(null);
  useEffect(() => {
    let current = true;
    const answer = async () => {
      const got = await ask();
      if (current) setLines(got);
    };
    void answer();
    return () => {
      current = false;
    };
  }, [ask]);
  return lines;
}
