import { hasRecoveryPage } from '#parts/has-recovery-page.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';

/** Shows which data is safe before the error. */
export function BrokenPage() {
  const { shell, acts } = useEntranceText();
  return (
    <div className="page">
      <h1 tabIndex={-1}>{shell.broken.title}</h1>
      <div className="stack">
        <p>{shell.broken.safe}</p>
        <p>{shell.broken.next}</p>
        <div className="row">
          <Button kind="primary" onClick={() => window.location.reload()}>
            {acts.reload}
          </Button>
          <Button onClick={() => window.location.assign('/')}>{shell.broken.home}</Button>
          {hasRecoveryPage() && <a href="/recovery">{shell.broken.repair}</a>}
        </div>
      </div>
    </div>
  );
}

/** The browser provides no database. */
export function BlockedPage() {
  const { shell, acts } = useEntranceText();
  return (
    <main className="gate-main">
      <h1 tabIndex={-1}>{shell.blocked.title}</h1>
      <div className="stack">
        <p>{shell.blocked.next}</p>
        <Button kind="primary" onClick={() => window.location.reload()}>
          {acts.reload}
        </Button>
      </div>
    </main>
  );
}
