/** Current time, updated each minute. */
import { useEffect, useState } from 'react';
import { useDevice } from './use-device.ts';

export function useMinute(): Date {
  const { ports } = useDevice();
  const [now, setNow] = useState(() => ports.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(ports.now()), 60_000);
    return () => clearInterval(timer);
  }, [ports]);
  return now;
}
