import { Bell as BellIcon } from 'lucide-react';
import { useId, type ToggleEvent } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { useLastSeen } from '#data/react/use-last-seen.ts';
import { useLive } from '#data/react/use-live.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { BellList } from './bell-list.tsx';
import { latestNotifications, markAllRead } from './notifications.ts';

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
