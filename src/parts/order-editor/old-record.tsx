import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { stateOf } from '#data/store/meta.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { MomentText } from '#ui/time-text.tsx';

const DAY_MS = 86_400_000;

/** The record on the device may have changed on the server. Hidden for a record of the last day. */
export function OldRecord() {
  const { db, ports } = useDevice();
  const { order, times } = useText();
  const live = useLive(async () => (await stateOf(db, 'sync')).pulledAt ?? null, [db]);
  const pulledAt = live.status === 'ready' ? live.value : null;
  if (pulledAt === null || ports.now().getTime() - Date.parse(pulledAt) <= DAY_MS) return null;
  return (
    <Note kind="wait">
      <p>
        {order.hearing.oldRecord} <MomentText at={pulledAt} zone={times.zone} />
      </p>
    </Note>
  );
}
