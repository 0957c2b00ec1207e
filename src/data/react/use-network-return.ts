import { useEffect } from 'react';

/** Acts when the network returns. */
export function useNetworkReturn(isEnabled: boolean, act: () => void): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    addEventListener('online', act);
    return () => removeEventListener('online', act);
  });
}
