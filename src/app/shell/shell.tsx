import { type ReactNode, Suspense, useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { useLastSeen } from '#data/react/use-last-seen.ts';
import { useLive } from '#data/react/use-live.ts';
import { type SyncState, syncState } from '#data/outbox/sync-state.ts';
import { lazyPart } from '#parts/lazy-part.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/notices.ts';
import { useMedia } from '#ui/use-media.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ClockStrip, SignalStrip, SignedOutStrip, TooOldStrip } from './strips.tsx';
import { DEMONSTRATION } from '#data/demonstration/demonstration-person.ts';
import { Drawer } from './drawer.tsx';
import { ShellHeader } from './shell-header.tsx';
import { Sidebar } from './sidebar.tsx';

export const LogoutDialog = lazyPart(
  () => import('#app/session/logout-dialog.tsx').then((each) => each.LogoutDialog),
  'firstScreen',
);

const DemoStrip = lazyPart(() => import('./demo-strip.tsx').then((each) => each.DemoStrip), 'firstScreen');

/** Null: nobody has asked yet. */
type Leaving = 'leave' | 'erase' | 'stay' | null;

const UNKNOWN: SyncState = { saved: 0, waiting: 0, sentAt: null, needsYou: 0, paused: null };

/** The frame round every signed-in screen. */
export function Shell({ rail, children }: { rail: boolean; children: ReactNode }) {
  const { notices, shell } = useText();
  const { db, user } = useDevice();
  const { collapsed, setCollapsed } = useCollapsed(rail);
  const [drawer, setDrawer] = useState(false);
  const [leaving, setLeaving] = useState<Leaving>(null);
  const beside = useMedia(SIDEBAR);
  const wide = useMedia(WIDE);
  const live = useLive(() => syncState(db), [db]);
  const sync = useLastSeen('seen:sync', live.status === 'ready' ? live.value : null) ?? UNKNOWN;
  const askToLeave = (erase = false) =>
    LogoutDialog.fetch().then(
      () => setLeaving(erase ? 'erase' : 'leave'),
      () => notify({ ...notices.logoutAbsent, type: 'error' }), // its file is not on this device
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
        {beside && (
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

const SIDEBAR_KEY = 'zamanat-sidebar';

/** Whether the sidebar is closed, as the person left it; a file of a judge opens with it closed, whatever they chose. */
function useCollapsed(rail: boolean) {
  const [collapsed, set] = useState(() => rail || localStorage.getItem(SIDEBAR_KEY) === 'closed');
  const setCollapsed = (closed: boolean) => {
    set(closed);
    if (!rail) localStorage.setItem(SIDEBAR_KEY, closed ? 'closed' : 'open');
  };
  return { collapsed, setCollapsed };
}

/** In the unit of the stylesheets so that both turn at once: from where the sidebar stands, and the specification's 1024 px. */
const SIDEBAR = '(min-width: 48em)';
const WIDE = '(min-width: 64em)';
