import { Link } from 'react-router-dom';
import type { NotificationRow } from '#data/store/db.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { Docket } from '#ui/docket.tsx';
import { SyncWord } from '#ui/sync-word.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { isBuilt } from '#app/navigation/entries.ts';
import { SYNC_PATH } from './sync-words.tsx';

export function BellList({ rows, needsYou }: { rows: readonly NotificationRow[]; needsYou: number }) {
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
