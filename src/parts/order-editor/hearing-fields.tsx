/** Outcome, time limit, the State, and the informant or victim of an order. */
import type { DecisionStatus, Order } from '#contract/application/order.ts';
import { OUTCOMES } from '#contract/application/order-hearing.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import type { OrderDuties } from '#documents/order/order-duties.ts';
import { useDevice } from '#data/react/use-device.ts';
import { dayOfOrder, decisionOfOrder } from '#domain/application/decision-of-order.ts';
import { orderBeforeOn } from '#domain/application/order-applicants.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { DateBox } from '#parts/form/date-box.tsx';
import { useText } from '#parts/text-context.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { outcomeOf } from './composed-form.ts';
import type { OrderErrors } from './order-form.ts';
import type { ComposedTexts } from './language/order-language.ts';
import { StateFields } from './state-fields.tsx';
import { SurrenderField } from './surrender-field.tsx';
import { VictimField } from './victim-field.tsx';

export interface HearingFieldsProps {
  readonly application: ApplicationView;
  readonly status: DecisionStatus;
  readonly duties: OrderDuties;
  /** In the language of the order. */
  readonly texts: ComposedTexts;
  readonly draft: OrderDraft;
  readonly errors: OrderErrors;
  readonly onChange: (change: Partial<OrderDraft>) => void;
}

export function HearingFields(props: HearingFieldsProps) {
  return (
    <>
      <Outcome {...props} />
      {props.duties.needsPeriod && <Period {...props} />}
      <SurrenderField {...props} />
      <StateFields {...props} />
      <VictimField {...props} notices={props.duties.notices} />
    </>
  );
}

/** After an order, another one is a new proceeding. */
function Outcome({ application, status, draft, errors, onChange }: HearingFieldsProps) {
  const { judgeApplication, order } = useText();
  const { hearing } = order;
  const { user } = useDevice();
  const last = orderBeforeOn(application, draft);
  if (last) {
    const before = decisionOfOrder(application.orders, last);
    const day = indianDate(dayOfOrder(before));
    const isOthers = before.proof !== undefined && before.proof.userId !== user._id;
    return (
      <Note kind="wait">
        {isOthers && <p>{judgeApplication.order.otherJudge}</p>}
        <p>{hearing[newProceeding(status, before.to)](day)}</p>
      </Note>
    );
  }
  return (
    <SelectField
      id={OUTCOME_ID}
      label={hearing.outcome}
      error={errors.outcome}
      options={OUTCOMES[status].map((value) => ({ value, label: hearing.outcomes[value] }))}
      value={outcomeOf(status, draft)}
      onChange={(outcome) => onChange({ outcome })}
    />
  );
}

/** A second order of the same outcome is refused at signing, with its reason. */
function newProceeding(status: DecisionStatus, before: Order['to']): 'cancels' | 'reopens' | 'stands' {
  if (isGranted(before) === isGranted(status)) return 'stands';
  return isGranted(before) ? 'cancels' : 'reopens';
}

function Period({ draft, errors, onChange }: HearingFieldsProps) {
  const { hearing } = useText().order;
  return (
    <>
      <DateBox
        id={UNTIL_ID}
        label={hearing.until}
        error={errors.period}
        value={draft.until}
        onChange={(until) => onChange({ until })}
      />
      {draft.outcome === 'interim' && (
        <>
          <TextField
            id="order-until-at"
            label={hearing.untilAt}
            maxLength={5}
            value={draft.untilAt}
            onChange={(untilAt) => onChange({ untilAt })}
          />
          <TextField
            id="order-purpose"
            label={hearing.purpose}
            maxLength={1_000}
            value={draft.purpose}
            onChange={(purpose) => onChange({ purpose })}
          />
        </>
      )}
    </>
  );
}

export const OUTCOME_ID = 'order-outcome';
export const UNTIL_ID = 'order-until';
