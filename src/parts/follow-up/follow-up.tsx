/** Steps after the order of a case, ticked with the date on which each was done. */
import { useState } from 'react';
import type { Order } from '#contract/application/order.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { type CasePatch, saveCase } from '#data/records/case/save-case.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { type KeptForm, applyFormDraft } from '#data/store/form-drafts.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { isForApplicant, namesOfApplicants } from '#domain/application/order-applicants.ts';
import { isOfKnownChild } from '#domain/case/name-for.ts';
import { grantsInOwnFir } from '#domain/case/clock-matter.ts';
import { doneAfter, followSteps, type FollowStep } from '#domain/case/follow-up.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { type CalendarDate, dayInIndia, indianDate, isDay } from '#kernel/calendar-date.ts';
import { RELEASE_DIRECTIONS, releaseDays } from '#law/routes/stalled-release.ts';
import { Citation } from '#parts/law-library/card-link.tsx';
import { formNames } from '#parts/form/form-names.ts';
import { UnkeptNote } from '#parts/form/unsaved-warning.tsx';
import { useDraftSaver, useFormDraft } from '#parts/form/use-form-draft.ts';
import { OrderFirs } from '#parts/order-firs.tsx';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { useAct } from '#parts/form/use-act.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { DateBox } from '#parts/form/date-box.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { AfterRefusal } from './after-refusal.tsx';
import { type OrderStanding, standingOrders } from './standing-orders.ts';
import './follow-up.css';

export function FollowUp({ record }: { record: CaseRow }) {
  const db = useDb();
  const live = useLive(() => standingOrders(db, record._id), [db, record._id]);
  if (live.status === 'loading') return null;
  return live.value.map((standing) => (
    <AfterOrder key={`${standing.order._id}-${standing.terms._id}`} record={record} standing={standing} />
  ));
}

/** Steps of the order, and the conditions in force with their own order. */
const stepsOf = ({ order, terms }: OrderStanding) => [
  ...followSteps({ ...order, conditions: [] }).map((step) => ({ step, of: order })),
  ...followSteps(terms).flatMap((step) => (step.kind === 'condition' ? { step, of: terms } : [])),
];

function AfterOrder({ record, standing }: Pick<StepProps, 'record' | 'standing'>) {
  const { judgeApplication, order: words, tracker } = useText();
  const { application, order } = standing;
  const notice = tracker.notice[order.to];
  const names = isOfKnownChild(application) ? [] : namesOfApplicants(application);
  const named = order.applicants?.map((number) => words.applicants.numbered(number, names[number - 1] ?? ''));
  return (
    <LedgerSection title={isGranted(order.to) ? tracker.follow.granted : tracker.follow.refused}>
      <Note kind={isGranted(order.to) ? 'good' : 'info'}>
        <p className="strong">{notice.title}</p>
        <p>{notice.text}</p>
        {named && <p>{judgeApplication.order.forApplicants(named.join('; '))}</p>}
        <OrderFirs facts={application.case} order={order} />
      </Note>
      <ul className="follow">
        {stepsOf(standing).map(({ step, of }) => (
          <Step key={step.key} {...{ record, step, of, standing }} />
        ))}
      </ul>
      {isGranted(order.to) && (
        <p className="small quiet">
          <Citation authority={RELEASE_DIRECTIONS} />
        </p>
      )}
    </LedgerSection>
  );
}

interface StepProps {
  readonly record: CaseRow;
  readonly step: FollowStep;
  /** The order that asks for the step. */
  readonly of: Order;
  readonly standing: OrderStanding;
}

interface TypedDay {
  /** Null unless the step is being ticked. */
  readonly day: string | null;
}

const NO_DAY: TypedDay = { day: null };

const stepForm = ({ step, of }: StepProps) => formNames.followUp(`${of._id}:${step.key}`);

/** Restores an unsaved date. */
function Step(props: StepProps) {
  const formDraft = useFormDraft(stepForm(props));
  return formDraft.status === 'ready' && <OpenStep {...props} kept={formDraft.value} />;
}

function OpenStep({ kept, ...props }: StepProps & { readonly kept: KeptForm | null }) {
  const { record, step, standing, of: order } = props;
  const text = useText();
  const words = text.tracker.follow;
  const { day: today } = useCourtDay();
  const tick = useTick(record, order);
  const [{ day: typing }, setTyped] = useState(() => applyFormDraft(NO_DAY, kept));
  const typed = useDraftSaver(stepForm(props), NO_DAY);
  const setTyping = (day: string | null) => {
    setTyped({ day });
    typed.keep({ day });
  };
  const [error, setError] = useState<string>();
  const done = doneAfter(record.followUp, order)[step.key];
  const label = labelOf(step, text);
  const orderDay = dayInIndia(new Date(order.at));
  const id = `follow-${order._id}-${step.key}`;
  const keep = async () => {
    const fault = dayFault(typing ?? '', { today, orderDay }, words.days);
    setError(fault);
    if (fault === undefined && (await tick(step, typing))) setTyping(null);
  };
  return (
    <li>
      <CheckboxRow
        id={id}
        label={label}
        reason={
          done === undefined ? <DueStep {...{ step, orderDay, today }} /> : words.doneOn(indianDate(done))
        }
        checked={done !== undefined || typing !== null}
        onChange={(checked) => {
          setError(undefined);
          if (checked) setTyping(today);
          else if (done === undefined) setTyping(null);
          else void tick(step, null);
        }}
      />
      {typing !== null && (
        <div className="follow-day">
          <DateBox
            past
            id={`${id}-day`}
            label={words.dayOf(label)}
            error={error}
            value={typing}
            onChange={setTyping}
          />
          <UnkeptNote safety={typed.safety} />
          <Button kind="primary" onClick={() => void keep()}>
            {text.tracker.next.save}
          </Button>
        </div>
      )}
      {step.kind === 'next-forum' && <AfterRefusal part="forum" {...{ record, standing }} />}
      {step.kind === 'what-changed' && <AfterRefusal part="changed" {...{ record, standing }} />}
    </li>
  );
}

function labelOf(step: FollowStep, { tracker }: Catalogue): string {
  if (step.kind !== 'condition') return tracker.follow.step[step.kind];
  return tracker.follow.condition(Number(step.key.split('-')[1]), step.text);
}

interface DueProps {
  readonly step: FollowStep;
  readonly orderDay: CalendarDate;
  readonly today: CalendarDate;
}

/** Deadlines that the Supreme Court counts from the order. */
function DueStep({ step, orderDay, today }: DueProps) {
  const { shell, tracker } = useText();
  const { follow: words } = tracker;
  const { copyToPrison, legalAid, courtMayEase } = releaseDays(orderDay);
  if (step.kind === 'release') return words.releaseWhy(indianDate(legalAid), indianDate(courtMayEase));
  if (step.kind !== 'jail-copy') return null;
  const by = today > copyToPrison ? words.late(indianDate(copyToPrison)) : words.by(indianDate(copyToPrison));
  return `${words.copyWhy} ${by.charAt(0).toUpperCase()}${by.slice(1)}${shell.stop}`;
}

function dayFault(
  typed: string,
  { today, orderDay }: { readonly today: CalendarDate; readonly orderDay: CalendarDate },
  words: Catalogue['tracker']['follow']['days'],
): string | undefined {
  if (!isDay(typed)) return words.none;
  if (typed > today) return words.future;
  return typed < orderDay ? words.before(indianDate(orderDay)) : undefined;
}

const FIRST = 1;

/** Release is a fact of law, so it is stored in the case. True if saved on the device. */
function useTick(record: CaseRow, order: Order) {
  const { follow: words } = useText().tracker;
  const { db, ports } = useDevice();
  const act = useAct();
  return async (step: FollowStep, on: string | null): Promise<boolean> => {
    const followUp = { [order._id]: { [step.key]: on } };
    const released = { bailOrder: { state: 'granted', on: dayInIndia(new Date(order.at)), releasedOn: on } };
    // the facts of the case are those of the first applicant in its own FIR
    const isFact = step.kind === 'release' && isForApplicant(order, FIRST) && grantsInOwnFir(order);
    const patch: CasePatch = { followUp, ...(isFact && { facts: released }) };
    const saved = await act(async () => {
      const isSaved = (await saveCase(db, ports, record._id, patch).catch(actFailed))?.ok ?? false;
      notify({ ...(isSaved ? words.saved : words.gone), type: isSaved ? 'success' : 'error' });
      return isSaved;
    });
    return saved ?? false;
  };
}
