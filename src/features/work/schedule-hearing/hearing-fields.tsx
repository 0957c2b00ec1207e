import { HEARING_PURPOSES, NOTICES } from '#contract/case/hearing.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { HearingDraft } from '#data/records/hearing/hearing-draft.ts';
import { hearingDraftOf } from '#data/records/hearing/hearing-drafts.ts';
import type { HearingMatter } from '#data/records/hearing/hearings.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { WhenFields } from '#parts/form/when-fields.tsx';
import { useText } from '#parts/text-context.tsx';
import { useStoredDraft } from '#parts/form/use-stored-draft.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { FieldGroup } from '#ui/controls/field-frame.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { DayWarnings } from './day-warnings.tsx';
import { FreeDay } from './free-day.tsx';
import { HEARING_FIELDS, type HearingField, OTHER } from './hearing-form.ts';
import { draftName, type HearingWork, useHearing } from './use-hearing.ts';

/** Restores the draft of this device. */
export function HearingForm({ matter }: { matter: HearingMatter }) {
  const { scheduleHearing: text } = useText();
  const { db } = useDevice();
  const name = draftName(matter);
  const savedDraft = useStoredDraft(() => hearingDraftOf(db, name), [db, name]);
  if (savedDraft.status === 'loading') return <Skeleton label={text.record.loading} rows={3} />;
  return <OpenForm matter={matter} kept={savedDraft.value} />;
}

function OpenForm({ matter, kept }: HearingWork) {
  const { scheduleHearing: text } = useText();
  const form = useHearing({ matter, kept });
  return (
    <FormFrame form={form} order={HEARING_FIELDS}>
      <WhenFields
        words={text}
        value={form.values}
        errors={form.errors}
        sitting={matter.sitting}
        onChange={form.change}
      />
      <FreeDay matter={matter} chosen={form.values.date} onChoose={(date) => form.change({ date })} />
      <DayWarnings draft={form.values} matter={matter} />
      <What draft={form.values} errors={form.errors} onChange={form.change} />
      <div className="row">
        <Button kind="primary" type="submit" busy={form.busy ? text.sending : undefined}>
          {matter.hearing ? text.move : text.submit}
        </Button>
      </div>
    </FormFrame>
  );
}

interface FieldsProps {
  readonly draft: HearingDraft;
  readonly errors: FormErrors<HearingField>;
  readonly onChange: (part: Partial<HearingDraft>) => void;
}

function What({ draft, errors, onChange }: FieldsProps) {
  const { fields, scheduleHearing: text } = useText();
  return (
    <>
      <SelectField
        id="purpose"
        label={text.purpose}
        none={fields.none}
        options={[
          ...HEARING_PURPOSES.map((value) => ({ value, label: text.purposeOf(value) })),
          { value: OTHER, label: text.other },
        ]}
        error={errors.purpose}
        value={draft.purpose}
        onChange={(purpose) => onChange({ purpose })}
      />
      {draft.purpose === OTHER && (
        <TextField
          id="otherPurpose"
          label={text.otherPurpose}
          error={errors.otherPurpose}
          value={draft.otherPurpose}
          onChange={(otherPurpose) => onChange({ otherPurpose })}
        />
      )}
      <TextField
        id="courtroom"
        label={text.courtroom}
        error={errors.courtroom}
        value={draft.courtroom}
        onChange={(courtroom) => onChange({ courtroom })}
      />
      <TextField
        id="minutes"
        label={text.minutes}
        inputMode="numeric"
        error={errors.minutes}
        value={draft.minutes}
        onChange={(minutes) => onChange({ minutes })}
      />
      <Notices draft={draft} errors={errors} onChange={onChange} />
    </>
  );
}

function Notices({ draft: { notices }, errors, onChange }: FieldsProps) {
  const { scheduleHearing: text } = useText();
  return (
    <FieldGroup id="notices" label={text.notices} error={errors.notices}>
      {NOTICES.map((each, n) => (
        <CheckboxRow
          key={each}
          id={n === 0 ? 'notices' : `notices-${each}`}
          label={text.notice[each]}
          checked={notices.includes(each)}
          onChange={(isAsked) =>
            onChange({ notices: NOTICES.filter((one) => (one === each ? isAsked : notices.includes(one))) })
          }
        />
      ))}
    </FieldGroup>
  );
}
