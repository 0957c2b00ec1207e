import { Bell as BellIcon } from 'lucide-react';
import { useId, type ToggleEvent } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { useLastSeen } from '#data/react/use-last-seen.ts';
import { useLive } from '#data/react/use-live.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from 'react-router-dom';
import type { NotificationRow, Db } from '#data/store/db.ts';
import { Docket } from '#ui/docket.tsx';
import { SyncWord } from '#ui/sync-word.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { isBuilt } from '#app/navigation/entries.ts';
import { SYNC_PATH } from './sync-words.tsx';
import { newestFirst } from '#data/store/newest-first.ts';

/** Decisions, and what needs this person. */
export function Bell({ needsYou }: { needsYou: number }) {
  const { shell } = useText();
  const { db } = useDevice();
  const id = useId();
  const live = useLive(() => latestNotifications(db), [db]);
  const rows = useLastSeen('seen:notifications', live.status === 'ready' ? live.value : null) ?? [];
  const count = rows.filter(({ read }) => read === 0).length + needsYou;
  const toggled = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState === 'closed') void markAllRead(db); // what one has seen; not what comes while it is open
  };
  return (
    <>
      <button
        type="button"
        className="icon-btn"
        popoverTarget={id}
        aria-label={count > 0 ? shell.bell.count(count) : shell.bell.open}
      >
        <Icon of={BellIcon} />
        {count > 0 && (
          <span className="count" aria-hidden>
            {indianNumber(count)}
          </span>
        )}
      </button>
      <div className="menu" id={id} popover="auto" onToggle={toggled}>
        <BellList rows={rows} needsYou={needsYou} />
      </div>
    </>
  );
}

function BellList({ rows, needsYou }: { rows: readonly NotificationRow[]; needsYou: number }) {
  const { shell } = useText();
  const { user } = useDevice();
  const listed = isBuilt(SYNC_PATH, user.role);
  return (
    <>
      <div className="menu-head">
        <h2>{shell.bell.title}</h2>
      </div>
      {needsYou > 0 && (
        <p>
          <SyncWord kind="needs" to={listed ? `${SYNC_PATH}#needs` : undefined}>
            {shell.bell.needsYou(needsYou)}
          </SyncWord>
        </p>
      )}
      {rows.length === 0 && needsYou === 0 && <p className="quiet">{shell.bell.none}</p>}
      <ul className="list">
        {rows.map((row) => (
          <NotificationItem key={row._id} row={row} />
        ))}
      </ul>
    </>
  );
}

function NotificationItem({ row }: { row: NotificationRow }) {
  const { shell, statuses, times } = useText();
  const { user } = useDevice();
  const words: Readonly<Record<string, string>> = statuses;
  const what =
    row.kind === 'decided'
      ? shell.bell.decided(words[row.status ?? ''] ?? row.status ?? '')
      : shell.bell.removed;
  const leads = row.kind === 'decided' && user.role !== 'judge' && isBuilt('/application', user.role);
  return (
    <li className="item">
      <h3>{leads ? <Link to={`/application?id=${row.about}`}>{row.title}</Link> : row.title}</h3>
      <div className="under">
        <p className="row">
          <Docket>{row.applicationNumber ?? shell.bell.noNumber}</Docket>
          <strong>{what}</strong>
        </p>
        {row.reason && <p>{row.reason}</p>}
        <p>
          <MomentText at={row.at} zone={times.zone} />
        </p>
      </div>
    </li>
  );
}

const SHOWN = 20;

const latestNotifications = (db: Db): Promise<NotificationRow[]> =>
  newestFirst(db.notifications.orderBy('at')).limit(SHOWN).toArray();

async function markAllRead(db: Db): Promise<void> {
  await db.notifications.where('read').equals(0).modify({ read: 1 });
}
