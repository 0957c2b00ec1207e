/** Fields of an order on the conditions of bail. */
import { CONDITION_ASKERS } from '#contract/application/order.ts';
import { VICTIM_RESULTS } from '#contract/application/order-hearing.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { BLANK_ORDER } from '#data/records/application/order-draft.ts';
import type { ContestedView } from '#data/records/contested/contested-points.ts';
import type { OrderDuties } from '#documents/order/order-duties.ts';
import { dayOfInstant, indianDate } from '#kernel/calendar-date.ts';
import { LongText } from '#parts/form/long-text.tsx';
import type { KeptFormOf } from '#parts/form/use-draft-form.ts';
import { AMOUNT_ID, BondFields, SURETIES_ID } from '#parts/order-editor/bond-fields.tsx';
import { ConditionRows } from '#parts/order-editor/condition-rows.tsx';
import { useOfferedConditions } from '#parts/order-editor/offered-conditions.ts';
import { VICTIM_ID, VictimField } from '#parts/order-editor/victim-field.tsx';
import { useText } from '#parts/text-context.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { Note } from '#ui/feedback/note.tsx';
import type { ConditionsField, ConditionsValues } from './use-change-conditions.ts';

export const CONDITIONS_FIELDS: readonly ConditionsField[] = [
  'askedBy',
  'request',
  'otherSide',
  'victim',
  'text',
  'conditions',
  'other',
  'amount',
  'sureties',
];

export const ID_OF: Readonly<Record<ConditionsField, string>> = {
  askedBy: 'modify-asked-by',
  request: 'modify-request',
  otherSide: 'modify-other-side',
  victim: VICTIM_ID,
  text: 'modify-text',
  conditions: 'order-conditions',
  other: 'order-other',
  amount: AMOUNT_ID,
  sureties: SURETIES_ID,
};

interface ConditionsFieldsProps {
  readonly application: ApplicationView;
  readonly requests: readonly ContestedView[];
  readonly notices: OrderDuties['notices'];
  readonly form: KeptFormOf<ConditionsValues, ConditionsField>;
}

export function ConditionsFields({ application, requests, notices, form }: ConditionsFieldsProps) {
  const { values, errors, change } = form;
  const { judgeApplication } = useText();
  const { modify } = judgeApplication.order;
  const offered = useOfferedConditions(application);
  const draft = { ...BLANK_ORDER, ...values };
  return (
    <>
      <Sides {...{ requests, form }} />
      <VictimField notices={notices} draft={draft} errors={errors} onChange={change} />
      <LongText
        id={ID_OF.text}
        label={modify.why}
        hint={modify.whyHint}
        error={errors.text}
        maxLength={20_000}
        value={values.text}
        onChange={(text) => change({ text })}
      />
      <ConditionRows {...{ application, offered, draft, errors }} onChange={change} />
      <p className="quiet">{modify.bondHint}</p>
      <BondFields draft={draft} errors={errors} onChange={change} />
    </>
  );
}

/** The asking side, its request, and the hearing of the other side. */
function Sides({ requests, form }: Pick<ConditionsFieldsProps, 'requests' | 'form'>) {
  const { values, errors, change } = form;
  const { fields, judgeApplication } = useText();
  const { modify } = judgeApplication.order;
  return (
    <>
      <SelectField
        id={ID_OF.askedBy}
        label={modify.askedBy}
        error={errors.askedBy}
        none={fields.none}
        options={CONDITION_ASKERS.map((value) => ({ value, label: modify.askers[value] }))}
        value={values.askedBy}
        onChange={(askedBy) => change({ askedBy })}
      />
      {values.askedBy === 'applicant' && <RequestField {...{ requests, form }} />}
      <SelectField
        id={ID_OF.otherSide}
        label={modify.otherSide}
        hint={modify.otherSideHint}
        error={errors.otherSide}
        none={fields.none}
        options={VICTIM_RESULTS.map((value) => ({ value, label: modify.results[value] }))}
        value={values.otherSide}
        onChange={(otherSide) => change({ otherSide })}
      />
    </>
  );
}

/** Hidden unless the applicant filed a request. */
function RequestField({ requests, form }: Pick<ConditionsFieldsProps, 'requests' | 'form'>) {
  const { values, errors, change } = form;
  const { judgeApplication } = useText();
  const { modify } = judgeApplication.order;
  if (requests.length === 0 && values.request === '') return null;
  const chosen = requests.find(({ _id }) => _id === values.request);
  return (
    <>
      <SelectField
        id={ID_OF.request}
        label={modify.request}
        error={errors.request}
        none={modify.noRequest}
        options={requests.map(({ _id, at, deviceTime }) => ({
          value: _id,
          label: modify.requestOf(indianDate(dayOfInstant(deviceTime ?? at))),
        }))}
        value={values.request}
        onChange={(request) => change({ request })}
      />
      {chosen && (
        <Note kind="info">
          <p className="as-typed">{chosen.conditionsAsked}</p>
          <p className="as-typed">{modify.reasonGiven(chosen.says)}</p>
          <p>{modify.asIs}</p>
        </Note>
      )}
    </>
  );
}
