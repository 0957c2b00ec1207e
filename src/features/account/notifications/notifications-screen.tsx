/** /notifications: all notifications of the user, newest first, and the reminder settings. */
import { Check } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { latestNotifications, markAllRead, markRead } from '#data/notifications/notifications.ts';
import { syncState } from '#data/outbox/sync-state.ts';
import type { NotificationRow as Row } from '#data/store/rows.ts';
import { NotificationRow } from '#parts/notification-list/notification-row.tsx';
import { RemindMe } from '#parts/hearing-reminders/remind-me.tsx';
import { shownRows } from '#parts/screen/shown-rows.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import { useAct } from '#parts/form/use-act.ts';
import { Button } from '#ui/controls/button.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List } from '#ui/lists/list-row.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';

const PAGE = 30;

export function NotificationsScreen() {
  const words = useText().notifications;
  const { db } = useDevice();
  const [search] = useSearchParams();
  const limit = shownRows(search, { param: 'show', first: PAGE });
  const live = useLive(() => latestNotifications(db, limit + 1), [db, limit]);
  const mark = useMarking();
  const rows = live.status === 'ready' ? live.value : [];
  return (
    <Page>
      <PageHead
        title={words.title}
        acts={
          rows.some(({ read }) => read === 0) && (
            <Button icon={Check} onClick={mark.all}>
              {words.markAll}
            </Button>
          )
        }
      />
      <div className="stack stack--loose">
        <NeedsYou />
        {live.status === 'loading' ? (
          <Skeleton label={words.loading} rows={3} />
        ) : (
          <Rows rows={rows} shown={limit} onRead={mark.one} />
        )}
        <RemindMe toCalendar />
      </div>
    </Page>
  );
}

interface RowsProps {
  rows: readonly Row[];
  /** One more row than this means that more exist. */
  shown: number;
  onRead: (row: Row) => void;
}

function Rows({ rows, shown, onRead }: RowsProps) {
  const words = useText().notifications;
  if (rows.length === 0) {
    return (
      <LedgerSection title={words.list}>
        <OnceKnown label={words.loading} rows={3}>
          <Empty title={words.none}>{words.noneText}</Empty>
        </OnceKnown>
      </LedgerSection>
    );
  }
  return (
    <LedgerSection title={words.list}>
      <List>
        {rows.slice(0, shown).map((row) => (
          <NoticeItem key={row._id} row={row} onRead={() => onRead(row)} />
        ))}
      </List>
      {rows.length > shown && (
        <Link className="more" to={{ search: `?show=${shown + PAGE}` }} replace preventScrollReset>
          {words.more}
        </Link>
      )}
    </LedgerSection>
  );
}

function useMarking() {
  const { db } = useDevice();
  const { day } = useCourtDay();
  const act = useAct();
  return {
    all: () => void act(() => markAllRead(db, day)),
    one: ({ _id }: Row) => void act(() => markRead(db, [_id], day)),
  };
}

function NeedsYou() {
  const words = useText().notifications;
  const { db } = useDevice();
  const live = useLive(() => syncState(db), [db]);
  if (live.status === 'loading' || live.value.needsYou === 0) return null;
  return (
    <p>
      <SyncWord kind="needs" to="/sync#needs">
        {words.needsYou(live.value.needsYou)}
      </SyncWord>
    </p>
  );
}

function NoticeItem({ row, onRead }: { row: Row; onRead: () => void }) {
  const { judgeCalendar, notifications: words } = useText();
  const isNew = row.read === 0;
  return (
    <NotificationRow
      row={row}
      chip={isNew && <Chip kind="scheduled">{words.unread}</Chip>}
      acts={
        isNew && (
          <Button kind="quiet" onClick={onRead}>
            {words.markRead}
            <span className="vh">{words.of(judgeCalendar.titled(row.title))}</span>
          </Button>
        )
      }
    />
  );
}
