import { hasRecoveryPage } from '#parts/has-recovery-page.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';

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

/** The browser provides no database. Two screens work without one. */
export function BlockedPage() {
  const { shell, acts } = useEntranceText();
  return (
    <main className="gate-main">
      <h1 tabIndex={-1}>{shell.blocked.title}</h1>
      <div className="stack">
        <p>{shell.blocked.closed}</p>
        <p>{shell.blocked.next}</p>
        <Button kind="primary" onClick={() => window.location.reload()}>
          {acts.reload}
        </Button>
        <p>{shell.blocked.works}</p>
        <div className="row">
          <ButtonLink to="/calculator">{shell.entries.calculator}</ButtonLink>
          <ButtonLink to="/legal-database">{shell.entries['legal-database']}</ButtonLink>
        </div>
      </div>
    </main>
  );
}
