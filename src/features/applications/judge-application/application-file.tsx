import { useEffect, useRef, useState } from 'react';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { useText } from '#parts/text-context.tsx';
import { useFiledDocument } from '#parts/court-document/use-court-document.ts';
import { DecisionPanel } from '#parts/order-editor/decision-panel.tsx';
import { Page } from '#ui/page-head.tsx';
import { ApplicationText } from './application-text.tsx';
import { Brief } from './brief.tsx';
import { FileHead } from './file-head.tsx';
import { ReturnedOrder } from './returned-order.tsx';
import { DECIDE_ID } from './decide-buttons.tsx';
import { contentOf } from '#contract/application/application.ts';
import { same } from '#kernel/merge-patch.ts';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { DecisionStatus } from '#contract/application/order.ts';
import { mayDecide } from '#parts/order-editor/may-decide.ts';

/** Brief on the left, document on the right; an order replaces the document. */
export function ApplicationFile({ application }: { application: ApplicationView }) {
  const { deciding, open, close, leave } = useDecide(application);
  const { unread, read } = useSeenText(application);
  const [busy, setBusy] = useState(false);
  const { judgeCalendar } = useText();
  const filed = useFiledDocument(application);
  useFocusBack(deciding);
  return (
    <Page kind="file">
      <FileHead
        application={application}
        title={judgeCalendar.titled(filed.title)}
        busy={busy}
        onDecide={open}
      />
      <ReturnedOrder application={application} onOpenOrder={open} />
      <div className={deciding ? 'file-panes file-panes--order' : 'file-panes'}>
        <Brief application={application} filed={filed} />
        <div className="file-side">
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
            <ApplicationText application={application} document={filed} />
          )}
        </div>
      </div>
    </Page>
  );
}

/** Returns focus to the opening button when the order closes; after signing, to the title. */
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

/** Detects a change of the text under review: nothing is signed on unread text. */
function useSeenText(application: ApplicationView): { unread: boolean; read: () => void } {
  const content = contentOf(application);
  const [seen, setSeen] = useState(content);
  return { unread: !same(seen, content), read: () => setSeen(content) };
}

const DECIDE = { Approved: 'approve', Rejected: 'reject' } as const satisfies Record<DecisionStatus, string>;

const Where = z.object({ from: z.literal('/judge-dashboard') });

/** The open order is in the URL, so that Back closes it and a reload restores it. */
function useDecide(application: ApplicationView) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const requestedStatus = asStatus(params.get('decide'));
  const close = () => setParams({}, { replace: true, state });
  const leave = () => {
    const where = Where.safeParse(state);
    if (where.success) void navigate(where.data.from, { state: { returned: true } });
    else close();
  };
  return {
    deciding: requestedStatus && mayDecide(application, requestedStatus) ? requestedStatus : null,
    open: (status: DecisionStatus) => setParams({ decide: DECIDE[status] }, { state }),
    close,
    leave,
  };
}

function asStatus(text: string | null): DecisionStatus | null {
  if (text === DECIDE.Approved) return 'Approved';
  return text === DECIDE.Rejected ? 'Rejected' : null;
}
