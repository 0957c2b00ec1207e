import { useMemo } from 'react';
import type { DecisionStatus } from '#contract/application/order.ts';
import { contentFor } from '#domain/application/order-applicants.ts';
import { firsOf } from '#domain/case/fir.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import { useText } from '#parts/text-context.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import type { PaperMatter } from '#documents/matter.ts';
import type { OrderDuties } from '#documents/order/order-duties.ts';
import { BondFields } from './bond-fields.tsx';
import { ApplicantRows } from './applicant-rows.tsx';
import { FirRows } from './fir-rows.tsx';
import { FindingFields } from './finding-fields.tsx';
import { FurnishFields } from './furnish-fields.tsx';
import { HearingFields } from './hearing-fields.tsx';
import type { OrderErrors } from './order-form.ts';
import type { ComposedTexts } from './language/order-language.ts';
import { LanguageField, type LanguageFieldProps } from './language/language-field.tsx';
import { OldRecord } from './old-record.tsx';
import { ReasonRows } from './reason-rows.tsx';
import { sentencesAfter } from './reason-sentence.ts';
import { ConditionRows } from './condition-rows.tsx';
import type { OfferedConditions } from './offered-conditions.ts';

interface OrderFieldsProps {
  application: ApplicationView;
  status: DecisionStatus;
  offered: OfferedConditions;
  matter: PaperMatter | null;
  duties: OrderDuties;
  /** The language of the order, and its texts. */
  composing: LanguageFieldProps & { readonly texts: ComposedTexts };
  draft: OrderDraft;
  errors: OrderErrors;
  onChange: (change: Partial<OrderDraft>) => void;
}

export function OrderFields(props: OrderFieldsProps) {
  const { application, status, offered, matter, duties, composing, ...form } = props;
  const { order } = useText();
  const { texts } = composing;
  const { draft, errors, onChange } = form;
  const own = useMemo(
    () => contentFor(application, draft.applicants ?? undefined),
    [application, draft.applicants],
  );
  // a reason of a refusal asks for a finding, so the finding follows it
  const firs = firsOf(application.case);
  const findings = <FindingFields {...{ status, duties, firs, draft, onChange }} error={errors.findings} />;
  return (
    <>
      <OldRecord />
      <ApplicantRows {...{ application, draft, onChange }} error={errors.applicants} />
      <HearingFields {...{ application, status, duties, texts, ...form }} />
      {isGranted(status) && (
        <FirRows
          {...{ firs, draft }}
          relief={matter?.relief ?? null}
          error={errors.refusedFirs}
          onChange={(change) => onChange(sentencesAfter({ matter, status }, { draft, change }, texts.order))}
        />
      )}
      {isGranted(status) && findings}
      <ReasonRows {...{ application, own, status, matter, draft, errors, onChange }} composed={texts.order} />
      {!isGranted(status) && findings}
      <LongText
        id={TEXT_ID}
        label={order.text}
        hint={order.textHint}
        error={errors.text}
        maxLength={20_000}
        value={draft.text}
        onChange={(text) => onChange({ text })}
      />
      {isGranted(status) && (
        <>
          <ConditionRows {...{ application, offered, draft, errors, onChange }} />
          <BondFields draft={draft} errors={errors} onChange={onChange} />
          <FurnishFields draft={draft} errors={errors} onChange={onChange} />
        </>
      )}
      <LongText
        id="order-notes"
        label={order.notes}
        hint={order.notesHint}
        rows={2}
        maxLength={4_000}
        value={draft.notes}
        onChange={(notes) => onChange({ notes })}
      />
      <LanguageField {...composing} />
    </>
  );
}

export const TEXT_ID = 'order-text';
