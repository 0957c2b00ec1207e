/** A clerical correction of the order in force (BNSS 403), by the judge who signed it. */
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '#contract/application/order.ts';
import { syncNow } from '#data/device/sync.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { KeptForm } from '#data/store/form-drafts.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { canBeCorrected } from '#domain/application/order-standing.ts';
import { DocumentPreview } from '#parts/document-preview/document-preview.tsx';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { formNames } from '#parts/form/form-names.ts';
import { LongText } from '#parts/form/long-text.tsx';
import { useDraftForm } from '#parts/form/use-draft-form.ts';
import { useFormDraft } from '#parts/form/use-form-draft.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { type CorrectionField, type CorrectionValues, useCorrection } from './use-correction.ts';

interface CorrectOrderProps {
  readonly application: ApplicationView;
  readonly order: Order;
}

/** Renders nothing for another judge, an earlier order, or one that a signed order will replace. */
export function CorrectOrder({ application, order }: CorrectOrderProps) {
  const { correct } = useText().judgeApplication.order;
  const { user } = useDevice();
  const [isOpen, setOpen] = useState(false);
  const stored = useFormDraft(formNames.correctOrder(order._id));
  const isOwn = order.proof?.userId === user._id;
  if (
    !isOwn ||
    !canBeCorrected(application, order) ||
    application.pendingDecision ||
    stored.status === 'loading'
  )
    return null;
  if (!isOpen && stored.value === null) {
    return (
      <p>
        <Button kind="quiet" icon={PenLine} onClick={() => setOpen(true)}>
          {correct.open}
        </Button>
      </p>
    );
  }
  return <CorrectionForm {...{ application, order }} kept={stored.value} onDone={() => setOpen(false)} />;
}

const BLANK: CorrectionValues = { wrong: '', right: '', why: '' };
const FIELDS: readonly CorrectionField[] = ['wrong', 'right', 'why'];
const idOf = (field: CorrectionField): string => `correction-${field}`;

interface CorrectionFormProps extends CorrectOrderProps {
  readonly kept: KeptForm | null;
  readonly onDone: () => void;
}

function CorrectionForm({ application, order, kept, onDone }: CorrectionFormProps) {
  const { correct } = useText().judgeApplication.order;
  const { db, ports } = useDevice();
  const { check, send, paperOf } = useCorrection(application, order);
  const form = useDraftForm<CorrectionValues, CorrectionField>({
    name: formNames.correctOrder(order._id),
    kept,
    initial: BLANK,
    check,
    send,
    onSent: () => {
      notify({ ...correct.done, type: 'success' });
      onDone();
      void syncNow(db, ports).catch(actFailed);
    },
  });
  const { values, errors, change } = form;
  const paper = paperOf(values);
  return (
    <FormFrame form={form} order={FIELDS} idOf={idOf} className="stack">
      <h3>{correct.title}</h3>
      <p className="quiet">{correct.lead}</p>
      <TextField
        id={idOf('wrong')}
        label={correct.wrong}
        hint={correct.wrongHint}
        error={errors.wrong}
        maxLength={300}
        value={values.wrong}
        onChange={(wrong) => change({ wrong })}
      />
      <TextField
        id={idOf('right')}
        label={correct.right}
        error={errors.right}
        maxLength={300}
        value={values.right}
        onChange={(right) => change({ right })}
      />
      <LongText
        id={idOf('why')}
        label={correct.why}
        error={errors.why}
        rows={2}
        maxLength={500}
        value={values.why}
        onChange={(why) => change({ why })}
      />
      {paper && <DocumentPreview document={paper} label={correct.preview} />}
      <p className="row">
        <Button kind="primary" type="submit" busy={form.busy ? correct.signing : undefined}>
          {correct.sign}
        </Button>
        <Button kind="quiet" onClick={() => void form.putAway().then(onDone)}>
          {correct.cancel}
        </Button>
      </p>
    </FormFrame>
  );
}
