import type { StoredUser } from '#contract/account/user.ts';
import type { SyncState } from '#data/outbox/sync-state.ts';
import { useText } from '#parts/text-context.tsx';
import { Brand } from '#ui/brand.tsx';
import { Bell } from './bell.tsx';
import { FindButton } from './find-button.tsx';
import { homeOf } from '#app/navigation/home-of.ts';
import { SyncWords } from './sync-words.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { WhoMenu } from './account-menu.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useWorker } from '#app/worker/app-worker.ts';
import { useUnsaved } from '#ui/controls/unsaved-forms.ts';

interface ShellHeaderProps {
  user: StoredUser;
  sync: SyncState;
  onLogOut: () => void;
}

export function ShellHeader({ user, sync, onLogOut }: ShellHeaderProps) {
  const { shell } = useText();
  return (
    <header className="top">
      <Brand name={shell.product} label={shell.home} to={homeOf(user.role)} />
      <SyncWords sync={sync} role={user.role} />
      <div className="top-end">
        <FindButton />
        <UpdateBadge />
        <ThemeToggle />
        <Bell needsYou={sync.needsYou} />
        <WhoMenu user={user} onLogOut={onLogOut} />
      </div>
    </header>
  );
}

/** The update never starts automatically, and is not offered while unsaved text is being typed. */
function UpdateBadge() {
  const { shell } = useText();
  const { update } = useWorker();
  const unsaved = useUnsaved(({ count }) => count > 0);
  if (!update) return null;
  return (
    <Button
      kind="quiet"
      disabled={unsaved}
      title={unsaved ? shell.update.later : shell.update.name}
      aria-label={unsaved ? shell.update.later : shell.update.name}
      onClick={update}
    >
      {shell.update.offer}
    </Button>
  );
}
