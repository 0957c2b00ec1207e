import { useDb, useLive } from '#data/react/use-live.ts';
import { useMinute } from '#data/react/use-minute.ts';
import { lastFinishedPull } from '#data/store/first-pull.ts';
import { AgeText } from './age-text.tsx';

/** Ten pulls of a device that reaches the server. */
const RECENT_MS = 10 * 60_000;

/** Beside figures, unless the last finished pull is recent. */
export function FiguresAge() {
  const db = useDb();
  const now = useMinute();
  const live = useLive(() => lastFinishedPull(db), [db]);
  const at = live.status === 'ready' ? live.value : null;
  if (at === null || now.getTime() - Date.parse(at) < RECENT_MS) return null;
  return <AgeText at={at} />;
}
