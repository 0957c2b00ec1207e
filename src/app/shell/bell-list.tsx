import { Link } from 'react-router-dom';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { latestNotifications } from '#data/notifications/notifications.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { NotificationRow } from '#parts/notification-list/notification-row.tsx';
import { useText } from '#parts/text-context.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { SYNC_PATH } from './sync-words.tsx';

const SHOWN = 8;

/** Bell popover: the newest notifications and a link to all. Loaded on first opening. */
export function BellList({ needsYou, onLeave }: { needsYou: number; onLeave: () => void }) {
  const words = useText().notifications;
  const { db } = useDevice();
  const live = useLive(() => latestNotifications(db, SHOWN), [db]);
  const rows = live.status === 'ready' ? live.value : [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- handles bubbled clicks of its links, which also fire for the keyboard
    <div onClick={({ target }) => target instanceof Element && target.closest('a') !== null && onLeave()}>
      {needsYou > 0 && (
        <p>
          <SyncWord kind="needs" to={`${SYNC_PATH}#needs`}>
            {words.needsYou(needsYou)}
          </SyncWord>
        </p>
      )}
      {live.status === 'ready' && rows.length === 0 && needsYou === 0 && (
        <OnceKnown label={words.loading} rows={2}>
          <p className="quiet">
            {words.none} {words.noneText}
          </p>
        </OnceKnown>
      )}
      <ul className="list">
        {rows.map((row) => (
          <NotificationRow key={row._id} row={row} />
        ))}
      </ul>
      <p>
        <Link to="/notifications">{words.all}</Link>
      </p>
    </div>
  );
}
