import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { useLastSeen } from '#data/react/use-last-seen.ts';
import { useLive } from '#data/react/use-live.ts';
import { type SyncState, syncState } from '#data/outbox/sync-state.ts';
import { lazyPart } from '#parts/lazy-part.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { useMedia } from '#ui/use-media.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ClockStrip, SignalStrip, SignedOutStrip, TooOldStrip } from './strips.tsx';
import { DEMONSTRATION } from '#data/store/demonstration-person.ts';
import { Drawer } from './drawer.tsx';
import { ShellHeader } from './shell-header.tsx';
import { Sidebar } from './sidebar.tsx';

export const LogoutDialog = lazyPart(
  () => import('#app/session/logout-dialog.tsx').then((each) => each.LogoutDialog),
  'firstScreen',
);

const DemoStrip = lazyPart(() => import('./demo-strip.tsx').then((each) => each.DemoStrip), 'firstScreen');

/** Null: not requested yet. */
type LogoutStep = 'leave' | 'erase' | 'stay' | null;

const UNKNOWN: SyncState = { saved: 0, waiting: 0, sentAt: null, needsYou: 0, paused: null };

/** Frame of all signed-in screens. */
export function Shell({ rail, children }: { rail: boolean; children: ReactNode }) {
  const { notices, shell } = useText();
  const { db, user } = useDevice();
  const { collapsed, setCollapsed } = useCollapsed(rail);
  const [leaving, setLeaving] = useState<LogoutStep>(null);
  const hasSidebar = useMedia(SIDEBAR);
  const wide = useMedia(WIDE);
  const [drawer, setDrawer] = useDrawer(wide);
  useEffect(() => keepFocus(), []);
  const live = useLive(() => syncState(db), [db]);
  const sync = useLastSeen('seen:sync', live.status === 'ready' ? live.value : null) ?? UNKNOWN;
  const askToLeave = (erase = false) =>
    LogoutDialog.fetch().then(
      () => setLeaving(erase ? 'erase' : 'leave'),
      () => notify({ ...notices.logoutAbsent, type: 'error' }), // its chunk is not on this device
    );
  return (
    <>
      <a className="skip" href="#main" onClick={() => document.getElementById('main')?.focus()}>
        {shell.skip}
      </a>
      <div className={collapsed ? 'shell shell--rail' : 'shell'}>
        <ShellHeader user={user} sync={sync} onLogOut={() => void askToLeave()} />
        <div className="strips">
          {user._id === DEMONSTRATION._id && (
            <Suspense fallback={null}>
              <DemoStrip onRemove={() => void askToLeave(true)} />
            </Suspense>
          )}
          <ClockStrip />
          <SignalStrip />
          <SignedOutStrip sync={sync} />
          <TooOldStrip sync={sync} />
        </div>
        {hasSidebar && (
          <Sidebar
            role={user.role}
            collapsed={collapsed || !wide}
            onToggle={() => (wide ? setCollapsed(!collapsed) : setDrawer(true))}
          />
        )}
        <main className="main" id="main" tabIndex={-1}>
          {children}
        </main>
        <BottomBar role={user.role} onMenu={() => setDrawer(true)} />
      </div>
      <Drawer role={user.role} open={drawer} onClose={() => setDrawer(false)} />
      {leaving !== null && (
        <Suspense fallback={null}>
          <LogoutDialog
            open={leaving !== 'stay'}
            {...(leaving === 'erase' && { erase: true })}
            onClose={() => setLeaving('stay')}
          />
        </Suspense>
      )}
    </>
  );
}

/** A turned tablet has the sidebar beside the page, so its drawer closes. */
function useDrawer(wide: boolean) {
  const [isOpen, setOpen] = useState(false);
  if (wide && isOpen) setOpen(false);
  return [isOpen, setOpen] as const;
}

const SIDEBAR_KEY = 'zamanat-sidebar';

/**
 * Sidebar state from the user's last choice. A judge's case file always opens collapsed and does not change
 * that choice.
 */
function useCollapsed(rail: boolean) {
  const [collapsed, set] = useState(() => rail || localStorage.getItem(SIDEBAR_KEY) === 'closed');
  const setCollapsed = (closed: boolean) => {
    set(closed);
    if (!rail) localStorage.setItem(SIDEBAR_KEY, closed ? 'closed' : 'open');
  };
  return { collapsed, setCollapsed };
}

/** Breakpoints in em, like the stylesheets: sidebar from 48em, and the specification's 1024 px. */
const SIDEBAR = '(min-width: 48em)';
const WIDE = '(min-width: 64em)';
