import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useId, useRef, useState, type ToggleEvent } from 'react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLastSeen } from '#data/react/use-last-seen.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { useLive } from '#data/react/use-live.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { ErrorBoundary } from '#app/start/error-boundary.tsx';
import { lazyPart } from '#parts/lazy-part.ts';
import { useText } from '#parts/text-context.tsx';
import { useAppBadge } from '#ui/app-badge.ts';
import { Icon } from '#ui/icon.tsx';

const BellList = lazyPart(() => import('./bell-list.tsx').then((each) => each.BellList));

/** Count of new notifications and of items that need the user. The list loads on opening. */
export function Bell({ needsYou }: { needsYou: number }) {
  const { shell } = useText();
  const { db } = useDevice();
  const { day } = useCourtDay();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const live = useLive(() => db.notifications.where('read').equals(0).count(), [db]);
  const unread = useLastSeen('seen:unread', live.status === 'ready' ? live.value : null) ?? 0;
  const count = unread + needsYou;
  useAppBadge(count);
  const markSeen = async () => {
    const { markAllRead } = await import('#data/notifications/notifications.ts');
    await markAllRead(db, day);
  };
  const toggled = (event: ToggleEvent<HTMLElement>) => {
    setOpen(event.newState === 'open');
    if (event.newState === 'closed' && unread > 0) void markSeen().catch(backgroundFailed); // remains unread
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
      <div className="menu" id={id} ref={box} popover="auto" onToggle={toggled}>
        <div className="menu-head">
          <h2>{shell.bell.title}</h2>
        </div>
        {open && (
          <ErrorBoundary fallback={<p className="quiet">{shell.bell.absent}</p>}>
            <Suspense fallback={null}>
              <BellList needsYou={needsYou} onLeave={() => box.current?.hidePopover()} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </>
  );
}
