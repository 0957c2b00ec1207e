/** The number on the icon of the installed app. */
import { useEffect } from 'react';

export function useAppBadge(count: number): void {
  useEffect(() => {
    const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    shown?.catch(() => undefined); // an app that is not installed has no icon to mark
  }, [count]);
  useEffect(
    () => () => {
      navigator.clearAppBadge?.().catch(() => undefined); // the next user of the device learns no number
    },
    [],
  );
}
