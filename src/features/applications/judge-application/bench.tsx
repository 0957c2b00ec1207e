import { useEffect, useRef, useState } from 'react';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { useFiledDocument } from '#parts/court-document/use-court-document.ts';
import { DecisionPanel } from '#parts/decision-panel/decision-panel.tsx';
import { Page } from '#ui/page-head.tsx';
import { Brief } from './brief.tsx';
import { FileHead } from './file-head.tsx';
import { FiledDocument } from './filed-document.tsx';
import { DECIDE_ID } from './decide-buttons.tsx';
import { useDecide } from './use-decide.ts';
import { useSeenText } from './use-seen-text.ts';
import './bench.css';

/** The brief at the left, the document at the right; the order takes the document's place. */
export function Bench({ application }: { application: ApplicationView }) {
  const { deciding, open, close, leave } = useDecide(application);
  const { unread, read } = useSeenText(application);
  const [busy, setBusy] = useState(false);
  const filed = useFiledDocument(application);
  useFocusBack(deciding);
  return (
    <Page kind="bench">
      <FileHead application={application} title={filed.title} busy={busy} onDecide={open} />
      <div className="bench">
        <Brief application={application} filed={filed} onOpenOrder={open} />
        <div className="bench-side">
          {deciding ? (
            <DecisionPanel
              key={deciding}
              application={application}
              status={deciding}
              unread={unread}
              onRead={read}
              onBusy={setBusy}
              onClose={close}
              onSigned={leave}
            />
          ) : (
            <FiledDocument document={filed} />
          )}
        </div>
      </div>
    </Page>
  );
}

/** Closing the order leads back to the button that opened it; once it is signed, to the title. */
function useFocusBack(deciding: ReturnType<typeof useDecide>['deciding']): void {
  const before = useRef(deciding);
  useEffect(() => {
    if (!deciding && before.current) {
      const button = document.querySelector<HTMLElement>(`#${DECIDE_ID[before.current]}:enabled`);
      (button ?? document.querySelector<HTMLElement>('h1'))?.focus();
    }
    before.current = deciding;
  }, [deciding]);
}
