import { useId } from 'react';
import type { DecisionStatus, Order } from '#contract/application/order.ts';
import { isDecided, isUndecided } from '#domain/case/status-rules.ts';
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
import { labelAt } from '#text/fact-words.ts';
import { useText } from '#parts/text-context.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Claim } from '#ui/lists/action-card.tsx';
import { Facts } from '#ui/lists/summary-part.tsx';
import { OrdersCompared } from './orders-compared.tsx';
import { mayDecide } from '#parts/order-editor/may-decide.ts';
import { type ApplicationContent, contentOf } from '#contract/application/application.ts';
import { isRecord, patchBetween, touched } from '#kernel/merge-patch.ts';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';

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
  const { _id, applicant } = application;
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
            what={judgeApplication.returned.what(applicant.name)}
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
  const { why, reason } = returned;
  const currentOrder = why === 'changed' ? orderInForce(application) : undefined;
  const reasonText =
    why === 'refused' ? reason || order.refused.failed : words.why[currentOrder ? 'decided' : why];
  return (
    <>
      <p className="claim-why">{reasonText}</p>
      <p className="quiet">{currentOrder && !mayAgain ? words.compared.same : words.safe}</p>
      {currentOrder && <OrdersCompared mine={returned} theirs={currentOrder} />}
      {why === 'changed' && <Changes application={application} returned={returned} />}
    </>
  );
}

/** Order made meanwhile, or in force since before. */
const orderInForce = ({ status, orders }: ApplicationView): Order | undefined =>
  isDecided(status) ? orders.at(-1) : undefined;

function Changes({ application, returned }: { application: ApplicationView; returned: ReturnedDecision }) {
  const { facts: factTexts, judgeApplication: text, statuses } = useText();
  const facts = changedFacts(returned.signedOn, application).map(({ path, was, is }) => ({
    label: labelAt(path, factTexts) ?? otherPath(path, text),
    value: changeText(was, is, text),
  }));
  const all = isUndecided(application.status)
    ? facts
    : [{ label: text.returned.status, value: statuses[application.status] }, ...facts];
  return (
    <div className="changes">
      <h3>{text.returned.changes}</h3>
      {all.length === 0 ? <p>{text.returned.nothing}</p> : <Facts facts={all} />}
    </div>
  );
}

type Text = Catalogue['judgeApplication'];

interface Change {
  readonly path: string;
  readonly was: unknown;
  readonly is: unknown;
}

/** Values changed by the maker after an order was signed. */
function changedFacts(before: ApplicationContent, now: ApplicationContent): Change[] {
  const after = contentOf(now);
  return touched(patchBetween(before, after) ?? {}).map((path) => ({
    path,
    was: at(before, path),
    is: at(after, path),
  }));
}

function otherPath(path: string, { otherPaths }: Text): string {
  const labels: Readonly<Record<string, string>> = otherPaths;
  return labels[path] ?? path;
}

function changeText(before: unknown, now: unknown, text: Text): string {
  const [was, is] = [shown(before, text), shown(now, text)];
  return was === null || is === null ? text.returned.changed : text.returned.toNow(was, is);
}

const at = (content: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => (isRecord(inside) ? inside[key] : undefined), content);

/** Null if the value has no one-line form. */
function shown(value: unknown, text: Text): string | null {
  if (value === undefined) return text.returned.blank;
  if (typeof value === 'string') return isDay(value) ? indianDate(value) : value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value.join(', ') : null;
}
