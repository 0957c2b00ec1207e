/** Public verification of an order: its state, its judge and court, and its hash. Names no party. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { OrderState, VerifiedOrder } from '#contract/application/order-proof.ts';
import { type NotVerifiedOrder, type ReadVerified, readVerified } from '#data/shared-links/read-verified.ts';
import type { Ports } from '#data/store/ports.ts';
import { PublicPage } from '#parts/public-page/public-page.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import type { verifyPage } from '#text/en/applications/verify-page.ts';
import { Button } from '#ui/controls/button.tsx';
import { Note, type NoteKind } from '#ui/feedback/note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Facts, type SummaryRow } from '#ui/lists/facts-list.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { DayOfText, MomentText } from '#ui/time-text.tsx';
import { CompareText } from './compare-text.tsx';
import './verify-order.css';

type VerifyWords = typeof verifyPage;

interface VerifyOrderScreenProps {
  orderId: string;
  ports: Pick<Ports, 'fetch' | 'now' | 'clientVersion'>;
  words: VerifyWords;
  top?: ReactNode;
}

export function VerifyOrderScreen({ orderId, ports, words, top }: VerifyOrderScreenProps) {
  const [read, setRead] = useState<ReadVerified | null>(null);
  const ask = useCallback(async () => setRead(await readVerified(ports, orderId)), [ports, orderId]);
  useEffect(() => {
    const now = () => void ask();
    now();
    addEventListener('online', now);
    return () => removeEventListener('online', now);
  }, [ask]);
  return (
    <PublicPage top={top}>
      {!read && (
        <>
          <PageHead over={words.over} title={words.title} />
          <Skeleton label={words.loading} rows={6} />
        </>
      )}
      {read?.kind === 'not-verified' && (
        <NotVerifiedView read={read} words={words} onAgain={() => void ask()} />
      )}
      {read?.kind === 'verified' && <Verified order={read.order} words={words} />}
    </PublicPage>
  );
}

interface NotVerifiedProps {
  read: NotVerifiedOrder;
  words: VerifyWords;
  onAgain: () => void;
}

function NotVerifiedView({ read: { why, said = '' }, words, onAgain }: NotVerifiedProps) {
  const { wire } = useEntranceText();
  const { title, text } = words.closed[why];
  return (
    <>
      <PageHead over={words.over} title={title} />
      <div className="stack" role="alert">
        <p>{wire.said(said) || text}</p>
        {why !== 'unknown' && why !== 'removed' && (
          <p>
            <Button kind="primary" onClick={onAgain}>
              {words.tryAgain}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

const NOTE: Readonly<Record<OrderState, NoteKind>> = {
  'in-force': 'good',
  superseded: 'danger',
  withdrawn: 'danger',
};

function Verified({ order, words }: { order: VerifiedOrder; words: VerifyWords }) {
  const facts = useOrderFacts(order, words);
  return (
    <>
      <PageHead over={words.over} title={words.title} />
      <div className="stack">
        <Note kind={NOTE[order.standing]} role="status">
          <b>{words.standing[order.standing]}</b>
          {order.supersededAt !== undefined && (
            <p>
              {words.supersededOn} <DayOfText at={order.supersededAt} />
            </p>
          )}
          {order.supersededInPartAt !== undefined && (
            <p>
              {words.supersededInPartOn} <DayOfText at={order.supersededInPartAt} />
            </p>
          )}
          {order.conditionsReplacedAt !== undefined && (
            <p>
              {words.conditionsReplacedOn} <DayOfText at={order.conditionsReplacedAt} />
            </p>
          )}
        </Note>
        {!order.matches && (
          <Note kind="danger" role="alert">
            <b>{words.changed.title}</b>
            <p>{words.changed.text}</p>
          </Note>
        )}
        <div className="part">
          <Facts facts={facts} />
        </div>
        <p className="small quiet">{words.noSignatureOfAct}</p>
        <CompareText sha256={order.sha256} words={words.compare} />
      </div>
    </>
  );
}

function useOrderFacts(order: VerifiedOrder, { fields, ...words }: VerifyWords): SummaryRow[] {
  const { times } = useEntranceText();
  const { by, keySignedAt } = order;
  const facts: (SummaryRow | false)[] = [
    { label: fields.outcome, value: order.isInPart ? words.inPart : words.outcome[order.to] },
    { label: fields.on, value: <MomentText at={order.at} zone={times.zone} /> },
    { label: fields.judge, value: [by.name, by.designation].filter(Boolean).join(', ') },
    { label: fields.court, value: by.court },
    { label: fields.application, value: order.applicationNumber },
    order.caseNumber !== undefined && { label: fields.case, value: order.caseNumber },
    {
      label: fields.key,
      value:
        keySignedAt === undefined ? (
          words.keyUnsigned
        ) : (
          <>
            {words.keySigned} <MomentText at={keySignedAt} zone={times.zone} />
          </>
        ),
    },
    { label: fields.hash, value: <Code of={order.sha256} /> },
    { label: fields.order, value: <Code of={order.orderId} /> },
  ];
  return facts.filter((fact) => fact !== false);
}

const Code = ({ of }: { of: string }) => <code className="order-code">{of}</code>;
