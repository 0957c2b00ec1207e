import { useId } from 'react';
import type { DecisionStatus } from '#contract/application/order.ts';
import { newestOrderOn, partlyDecided } from '#domain/application/order-applicants.ts';
import { isUndecided } from '#domain/case/status-rules.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import {
  putAwayReturned,
  type ReturnedDecision,
  returnedDecision,
} from '#data/records/application/decision-outcomes.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { decisionText } from '#parts/order-editor/decision-text.ts';
import { DiscardAct } from '#parts/discard-act.tsx';
import { useText } from '#parts/text-context.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Claim } from '#ui/lists/action-card.tsx';
import { Facts } from '#ui/lists/facts-list.tsx';
import { useChangedFacts } from './changed-facts.tsx';
import { OrdersCompared } from './orders-compared.tsx';
import { mayDecide } from '#parts/order-editor/may-decide.ts';
import { contentOf } from '#contract/application/application.ts';
import { nameFor } from '#domain/case/name-for.ts';

interface ReturnedOrderProps {
  application: ApplicationView;
  onOpenOrder: (status: DecisionStatus) => void;
}

/** Rejected order: reason, changes and the button to sign again. */
export function ReturnedOrder({ application, onOpenOrder }: ReturnedOrderProps) {
  const titleId = useId();
  const text = useText();
  const { judgeApplication, times } = text;
  const { db, ports } = useDevice();
  const { _id } = application;
  const live = useLive(() => returnedDecision(db, _id), [db, _id]);
  if (live.status === 'loading' || live.value === null) return null;
  const { decision, at } = live.value;
  const { status } = decision;
  const mayAgain = mayDecide(application, status);
  const away = () => putAwayReturned(db, ports, { id: _id, textOf: (words) => decisionText(words, text) });
  return (
    <Claim
      titleId={titleId}
      acts={
        <>
          {mayAgain && (
            <Button kind="primary" onClick={() => onOpenOrder(status)}>
              {judgeApplication.returned.again}
            </Button>
          )}
          <DiscardAct
            what={judgeApplication.returned.what(nameFor(application))}
            label={judgeApplication.returned.away}
            onDiscard={away}
          />
        </>
      }
    >
      <div>
        <h2 id={titleId}>{judgeApplication.returned.head[status]}</h2>
        <MomentText at={at} zone={times.zone} />
      </div>
      <WhyReturned application={application} returned={live.value} mayAgain={mayAgain} />
    </Claim>
  );
}

interface WhyReturnedProps {
  readonly application: ApplicationView;
  readonly returned: ReturnedDecision;
  /** The same order can be signed on the current record. */
  readonly mayAgain: boolean;
}

function WhyReturned({ application, returned, mayAgain }: WhyReturnedProps) {
  const { judgeApplication, order } = useText();
  const words = judgeApplication.returned;
  const { why, reason, decision } = returned;
  const currentOrder = why === 'changed' ? newestOrderOn(application, decision) : undefined;
  const reasonText =
    why === 'refused' ? reason || order.refused.failed : words.why[currentOrder ? 'decided' : why];
  return (
    <>
      <p className="claim-why">{reasonText}</p>
      <p className="quiet">{currentOrder && !mayAgain ? words.compared.same : words.safe}</p>
      {currentOrder && <OrdersCompared mine={returned} theirs={currentOrder} facts={application.case} />}
      {why === 'changed' && <Changes application={application} returned={returned} />}
    </>
  );
}

function Changes({ application, returned }: { application: ApplicationView; returned: ReturnedDecision }) {
  const { judgeApplication: text, shell, statuses } = useText();
  const facts = useChangedFacts(returned.signedOn, contentOf(application));
  const partly = partlyDecided(application);
  const state = partly ? shell.partlyDecided(partly.decided, partly.of) : statuses[application.status];
  const isStill = isUndecided(application.status) && !partly;
  const all = isStill ? facts : [{ label: text.returned.status, value: state }, ...facts];
  return (
    <div className="changes">
      <h3>{text.returned.changes}</h3>
      {all.length === 0 ? <p>{text.returned.nothing}</p> : <Facts facts={all} />}
    </div>
  );
}
