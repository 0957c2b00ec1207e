import { useEffect } from 'react';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { useFetchNow } from './use-fetch-now.ts';

interface NotFetchedProps {
  /** `msg`: sentence of the server; may be empty. */
  readonly failure: { readonly at: string; readonly msg: string };
  readonly notice: { readonly title: string; readonly description: string };
}

/** Several lists of one screen wait for the same pull. */
let lastNotice = '';

/** The first pull failed: what failed, what follows and a retry. */
export function NotFetched({ failure: { at, msg }, notice }: NotFetchedProps) {
  const { acts, dashboard, wire } = useText();
  const { fetching, fetchAgain } = useFetchNow();
  useEffect(() => {
    if (lastNotice === at) return;
    lastNotice = at;
    notify({ ...notice, type: 'error' });
  }, [at, notice]);
  return (
    <Note kind="danger" role="alert">
      <div className="stack">
        <p className="strong">{wire.said(msg) || notice.description}</p>
        <p>{dashboard.notFetched.next}</p>
        <p className="row">
          <Button busy={fetching ? dashboard.notFetched.trying : undefined} onClick={fetchAgain}>
            {acts.tryAgain}
          </Button>
        </p>
      </div>
    </Note>
  );
}
