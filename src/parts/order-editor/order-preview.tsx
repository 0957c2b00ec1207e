import { useDeferredValue, useMemo } from 'react';
import type { DecisionStatus } from '#contract/application/order.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import type { CourtDocument } from '#documents/model.ts';
import { DocumentPreview } from '#parts/document-preview/document-preview.tsx';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { draftDecision } from './order-form.ts';
import { useChangeInSight } from './use-change-in-sight.ts';
import type { OrderPaperBuilder } from './use-order-paper.ts';

interface OrderPreviewProps {
  readonly status: DecisionStatus;
  readonly draft: OrderDraft;
  readonly paper: OrderPaperBuilder;
  /** With the conditions in the language of the order. */
  readonly words: Catalogue['order'];
}

/** The exact paper of the order, with what is typed so far. */
export function OrderPreview({ status, draft, paper, words }: OrderPreviewProps) {
  const { order } = useText();
  // deferred together: a paper in one language never has sentences of the other
  const now = useMemo(() => ({ draft, paper, words }), [draft, paper, words]);
  const typed = useDeferredValue(now);
  const document = useMemo(() => documentOf(status, typed), [status, typed]);
  const shown = useChangeInSight(document, typed.paper.operativeHeading);
  return (
    <section className="order-preview" ref={shown}>
      <h3>{order.hearing.preview}</h3>
      {document ? (
        <DocumentPreview document={document} label={order.hearing.preview} />
      ) : (
        <p className="quiet">{order.hearing.noPreview}</p>
      )}
    </section>
  );
}

const documentOf = (
  status: DecisionStatus,
  { draft, paper, words }: Pick<OrderPreviewProps, 'draft' | 'paper' | 'words'>,
): CourtDocument | null =>
  paper.matterFor(undefined) ? paper.paperOf(paper.asked(draftDecision(status, draft, words))) : null;
