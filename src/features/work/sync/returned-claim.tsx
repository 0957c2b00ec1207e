import { useId } from 'react';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { useDevice } from '#data/react/use-device.ts';
import { putAwayReturned } from '#data/records/application/decision-outcomes.ts';
import { decisionText } from '#parts/order-editor/decision-text.ts';
import { DiscardAct } from '#parts/discard-act.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Claim } from '#ui/lists/action-card.tsx';
import { ClaimHead } from './claim-head.tsx';
import { otherSide } from './other-side.ts';
import { recordPath } from './record-path.ts';
import { titleOfRow } from './row-title.ts';
import { useRowActs } from './use-row-acts.ts';

/** A decision is never rebased: it returns to the judge unsigned. */
export function ReturnedClaim({ row }: { row: OutboxRow }) {
  const text = useText();
  const titleId = useId();
  const { db, ports, user } = useDevice();
  const { copy } = useRowActs(row.n);
  const away = () =>
    putAwayReturned(db, ports, { id: row.entityId, textOf: (decision) => decisionText(decision, text) });
  const { acts, needs, returned } = text.sync;
  return (
    <Claim
      titleId={titleId}
      acts={
        <>
          <ButtonLink kind="primary" to={recordPath(user, row)}>
            {returned.open}
          </ButtonLink>
          <Button onClick={copy}>{acts.copy}</Button>
          <DiscardAct what={titleOfRow(row, text)} onDiscard={away} />
        </>
      }
    >
      <ClaimHead row={row} titleId={titleId} word={needs.returned} />
      <p className="claim-why">
        {row.lastError?.code === 'lost-by-server'
          ? needs.why['lost-by-server']
          : returned.why(otherSide(row)?.who ?? returned.maker)}
      </p>
      <p className="small quiet">{needs.safe[row.op]}</p>
    </Claim>
  );
}
