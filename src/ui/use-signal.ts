/**
 * Whether the device has a network. `navigator.onLine` is reliable only for offline; true does not mean that
 * a server answers.
 */
import { useSyncExternalStore } from 'react';

function watchSignal(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export const useSignal = (): boolean => useSyncExternalStore(watchSignal, () => navigator.onLine);
