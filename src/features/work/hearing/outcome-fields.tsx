import { ADJOURNED_BY } from '#contract/case/hearing.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { outcomeDraftOf } from '#data/records/hearing/hearing-drafts.ts';
import type { HearingRow } from '#data/store/rows.ts';
import type { SittingMatter } from '#domain/hearing/court-calendar/high-court.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { DateBox } from '#parts/form/date-box.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import { useStoredDraft } from '#parts/form/use-stored-draft.ts';
import { asksNextDate, OUTCOME_FIELDS, outcomesOf } from './outcome-form.ts';
import { type OutcomeWork, useOutcome } from './use-outcome.ts';

/** Restores the draft of this device. */
export function Outcome({ hearing, sitting }: { hearing: HearingRow; sitting: SittingMatter }) {
  const { hearing: text } = useText();
  const { db } = useDevice();
  const savedDraft = useStoredDraft(() => outcomeDraftOf(db, hearing._id), [db, hearing._id]);
  return (
    <LedgerSection title={text.outcome.title}>
      {savedDraft.status === 'loading' ? (
        <Skeleton label={text.record.loading} rows={2} />
      ) : (
        <OutcomeForm hearing={hearing} kept={savedDraft.value} sitting={sitting} />
      )}
    </LedgerSection>
  );
}

type Form = ReturnType<typeof useOutcome>;

function Adjournment({ form: { values, errors, change } }: { form: Form }) {
  const { fields, hearing: text } = useText();
  const words = text.outcome;
  return (
    <>
      <SelectField
        id="adjournedBy"
        label={words.by}
        none={fields.none}
        options={ADJOURNED_BY.map((value) => ({ value, label: text.adjournedBy[value] }))}
        error={errors.adjournedBy}
        value={values.adjournedBy}
        onChange={(adjournedBy) => change({ adjournedBy })}
      />
      <LongText
        id="reason"
        label={words.reason}
        rows={2}
        error={errors.reason}
        value={values.reason}
        onChange={(reason) => change({ reason })}
      />
    </>
  );
}

function OutcomeForm({ hearing, kept, sitting }: OutcomeWork & { sitting: SittingMatter }) {
  const { fields, hearing: text } = useText();
  const words = text.outcome;
  const { day: today } = useCourtDay();
  const form = useOutcome({ hearing, kept });
  const { values, errors, change } = form;
  return (
    <FormFrame form={form} order={OUTCOME_FIELDS}>
      {hearing.date > today && <p className="quiet">{words.ahead}</p>}
      <SelectField
        id="state"
        label={words.state}
        none={fields.none}
        options={outcomesOf(hearing, today).map((value) => ({ value, label: text.states[value] }))}
        error={errors.state}
        value={values.state}
        onChange={(state) => change({ state })}
      />
      {values.state === 'adjourned' && <Adjournment form={form} />}
      {asksNextDate(values) && (
        <DateBox
          id="nextDate"
          label={words.next}
          hint={words.nextHint}
          error={errors.nextDate}
          value={values.nextDate}
          sitting={sitting}
          onChange={(nextDate) => change({ nextDate })}
        />
      )}
      <LongText
        id="notes"
        label={words.notes}
        hint={words.notesHint}
        error={errors.notes}
        value={values.notes}
        onChange={(notes) => change({ notes })}
      />
      <div className="row">
        <Button kind="primary" type="submit" busy={form.busy ? words.sending : undefined}>
          {words.submit}
        </Button>
      </div>
    </FormFrame>
  );
}
