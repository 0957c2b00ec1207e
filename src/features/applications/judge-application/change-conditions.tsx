/** Other conditions of the bail in force: an order of its own, which leaves the rest of the grant as it is. */
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { CONDITION_ASKERS, type Order } from '#contract/application/order.ts';
import { VICTIM_RESULTS } from '#contract/application/order-hearing.ts';
import { syncNow } from '#data/device/sync.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { BLANK_ORDER } from '#data/records/application/order-draft.ts';
import type { KeptForm } from '#data/store/form-drafts.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { orderOnBail } from '#domain/application/order-standing.ts';
import { DocumentPreview } from '#parts/document-preview/document-preview.tsx';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { formNames } from '#parts/form/form-names.ts';
import { LongText } from '#parts/form/long-text.tsx';
import type { KeptFormOf } from '#parts/form/use-draft-form.ts';
import { useDraftForm } from '#parts/form/use-draft-form.ts';
import { useFormDraft } from '#parts/form/use-form-draft.ts';
import { ConditionRows } from '#parts/order-editor/condition-rows.tsx';
import { useOfferedConditions } from '#parts/order-editor/offered-conditions.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { notify } from '#ui/feedback/notices.ts';
import {
  type ConditionsField,
  type ConditionsValues,
  initialConditions,
  useChangeConditions,
} from './use-change-conditions.ts';

interface ChangeConditionsProps {
  readonly application: ApplicationView;
  readonly order: Order;
}

/** Renders nothing unless the conditions of this order are in force. */
export function ChangeConditions({ application, order }: ChangeConditionsProps) {
  const { modify } = useText().judgeApplication.order;
  const [isOpen, setOpen] = useState(false);
  const stored = useFormDraft(formNames.changeConditions(order._id));
  const isInForce = orderOnBail(application)?._id === order._id;
  if (!isInForce || application.pendingDecision || stored.status === 'loading') return null;
  if (!isOpen && stored.value === null) {
    return (
      <p>
        <Button kind="quiet" icon={ListChecks} onClick={() => setOpen(true)}>
          {modify.open}
        </Button>
      </p>
    );
  }
  return <ConditionsForm {...{ application, order }} kept={stored.value} onDone={() => setOpen(false)} />;
}

const FIELDS: readonly ConditionsField[] = ['askedBy', 'otherSide', 'text', 'conditions', 'other'];
const ID_OF: Readonly<Record<ConditionsField, string>> = {
  askedBy: 'modify-asked-by',
  otherSide: 'modify-other-side',
  text: 'modify-text',
  conditions: 'order-conditions',
  other: 'order-other',
};

interface ConditionsFormProps extends ChangeConditionsProps {
  readonly kept: KeptForm | null;
  readonly onDone: () => void;
}

function ConditionsForm({ application, order, kept, onDone }: ConditionsFormProps) {
  const words = useText();
  const { modify } = words.judgeApplication.order;
  const { db, ports } = useDevice();
  const { check, send, paperOf } = useChangeConditions(application, order);
  const [initial] = useState(() => initialConditions(order));
  const form = useDraftForm<ConditionsValues, ConditionsField>({
    name: formNames.changeConditions(order._id),
    kept,
    initial,
    check,
    send,
    onSent: () => {
      notify({ ...modify.done, type: 'success' });
      onDone();
      void syncNow(db, ports).catch(actFailed);
    },
  });
  const paper = paperOf(form.values);
  return (
    <FormFrame form={form} order={FIELDS} idOf={(field) => ID_OF[field]} className="stack">
      <h3>{modify.title}</h3>
      <p className="quiet">{modify.lead}</p>
      <ConditionsFields application={application} form={form} />
      {paper && <DocumentPreview document={paper} label={modify.preview} />}
      <p className="row">
        <Button kind="primary" type="submit" busy={form.busy ? modify.signing : undefined}>
          {modify.sign}
        </Button>
        <Button kind="quiet" onClick={() => void form.putAway().then(onDone)}>
          {modify.cancel}
        </Button>
      </p>
    </FormFrame>
  );
}

interface ConditionsFieldsProps {
  readonly application: ApplicationView;
  readonly form: KeptFormOf<ConditionsValues, ConditionsField>;
}

function ConditionsFields({ application, form: { values, errors, change } }: ConditionsFieldsProps) {
  const { fields, judgeApplication } = useText();
  const { modify } = judgeApplication.order;
  const offered = useOfferedConditions(application);
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
      <LongText
        id={ID_OF.text}
        label={modify.why}
        hint={modify.whyHint}
        error={errors.text}
        maxLength={20_000}
        value={values.text}
        onChange={(text) => change({ text })}
      />
      <ConditionRows
        application={application}
        offered={offered}
        draft={{ ...BLANK_ORDER, ...values }}
        errors={errors}
        onChange={change}
      />
    </>
  );
}
