/** Keeps the screen of the device on while a document is read; the browser ends the lock of a hidden page. */
import { useEffect } from 'react';

export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      const granted = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null; // a low battery refuses it
      if (isOver) await granted?.release();
      else lock = granted;
    };
    const again = () => void ask();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
