import { type ReactNode, useEffect, useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useRecordsState } from './use-records-state.ts';

interface OnceKnownProps {
  /** Loading text for screen readers. */
  readonly label: string;
  readonly rows: number;
  /** The statement that no record exists. */
  readonly children: ReactNode;
}

/** Says that nothing exists only after the first finished pull. */
export function OnceKnown({ label, rows, children }: OnceKnownProps) {
  const state = useRecordsState();
  if (state?.kind === 'known') return children;
  if (state?.kind === 'failed') return <NotFetched at={state.at} msg={state.msg} />;
  return <Skeleton label={label} rows={rows} />;
}

/** Several lists of one screen wait for the same pull. */
let lastNotice = '';

function NotFetched({ at, msg }: { at: string; msg: string }) {
  const { dashboard, judge } = useText();
  const { db, ports } = useDevice();
  const [busy, setBusy] = useState(false);
  const { notice } = dashboard.failed;
  useEffect(() => {
    if (lastNotice === at) return;
    lastNotice = at;
    notify({ ...notice, type: 'error' });
  }, [at, notice]);
  const fetchAgain = async () => {
    setBusy(true);
    try {
      const { fetchNow } = await import('./fetch-now.ts');
      await fetchNow(db, ports);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Note kind="danger" role="alert">
      <div className="stack">
        <p className="strong">{msg || notice.description}</p>
        <p>{judge.failedNext}</p>
        <p className="row">
          <Button busy={busy ? judge.trying : undefined} onClick={() => void fetchAgain()}>
            {judge.tryAgain}
          </Button>
        </p>
      </div>
    </Note>
  );
}
