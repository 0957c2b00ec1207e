import { useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';

interface FetchNow {
  readonly fetching: boolean;
  /** Finished requests of the user. */
  readonly tries: number;
  readonly fetchAgain: () => void;
}

export function useFetchNow(): FetchNow {
  const { db, ports } = useDevice();
  const [fetching, setFetching] = useState(false);
  const [tries, setTries] = useState(0);
  const fetchAgain = async () => {
    setFetching(true);
    try {
      const { fetchNow } = await import('./fetch-now.ts');
      await fetchNow(db, ports);
    } finally {
      setFetching(false);
      setTries((count) => count + 1);
    }
  };
  return { fetching, tries, fetchAgain: () => void fetchAgain() };
}
