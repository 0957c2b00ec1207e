/** Next date of a case as noted by its owner; a date listed by a judge takes precedence. */
import { saveCase } from '#data/records/case/save-case.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { CaseRow } from '#data/store/rows.ts';
import type { KeptForm } from '#data/store/form-drafts.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { addMonths, type CalendarDate, indianDate, isDay } from '#kernel/calendar-date.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { formNames } from '#parts/form/form-names.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { useDraftForm } from '#parts/form/use-draft-form.ts';
import { WhenFields } from '#parts/form/when-fields.tsx';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { TextField } from '#ui/controls/text-field.tsx';

export interface TypedDate {
  readonly date: string;
  readonly time: string;
  readonly courtroom: string;
}

type Field = keyof TypedDate;
const ORDER: readonly Field[] = ['date', 'time', 'courtroom'];

/** Rejects a mistyped year. */
const MOST_MONTHS = 24;

export function dateFaults(
  { date, time }: TypedDate,
  today: CalendarDate,
  words: Catalogue['tracker']['next']['errors'],
): FormErrors<Field> {
  const clock = time.trim() === '' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time.trim());
  const fault =
    date.replaceAll('-', '').trim() === ''
      ? words.date
      : !isDay(date)
        ? words.noDay
        : date < today
          ? words.past
          : date > addMonths(today, MOST_MONTHS)
            ? words.far
            : null;
  return { ...(fault !== null && { date: fault }), ...(!clock && { time: words.time }) };
}

interface NextDateFormProps {
  readonly record: CaseRow;
  readonly kept: KeptForm | null;
  readonly onDone: () => void;
}

export function NextDateForm({ record, kept, onDone }: NextDateFormProps) {
  const words = useText().tracker.next;
  const form = useNextDate({ record, kept, onDone });
  const { values, errors, change } = form;
  return (
    <FormFrame form={form} order={ORDER} idOf={(field) => `next-${field}`} className="form form-sheet">
      {record.dateSaid !== undefined && <p className="hint">{words.byCourt}</p>}
      <WhenFields
        prefix="next-"
        words={words}
        value={values}
        errors={errors}
        sitting={record}
        onChange={change}
      />
      <TextField
        id="next-courtroom"
        label={words.courtroom}
        maxLength={60}
        value={values.courtroom}
        onChange={(courtroom) => change({ courtroom })}
      />
      <div className="row">
        <Button kind="primary" type="submit" busy={form.busy ? words.saving : undefined}>
          {words.save}
        </Button>
        <Button kind="quiet" onClick={() => void form.putAway().then(onDone)}>
          {words.cancel}
        </Button>
      </div>
    </FormFrame>
  );
}

const BLANK: TypedDate = { date: '', time: '', courtroom: '' };

function useNextDate({ record, kept, onDone }: NextDateFormProps) {
  const words = useText().tracker.next;
  const { db, ports } = useDevice();
  const { day: today } = useCourtDay();
  return useDraftForm<TypedDate, Field>({
    name: formNames.nextDate(record._id),
    kept,
    initial: BLANK,
    check: (typed) => dateFaults(typed, today, words.errors),
    send: async ({ date, time, courtroom }) => {
      const place = { time: time.trim() || null, courtroom: courtroom.trim() || null, purpose: null };
      const nextDateFrom = { asOf: today, source: 'typed', ...place };
      const patch = { nextHearingDate: date, nextDateFrom };
      const saved = await saveCase(db, ports, record._id, patch).catch(actFailed);
      if (!saved) return { msg: words.failed };
      return saved.ok ? null : { msg: words.gone };
    },
    onSent: ({ date }) => {
      notify({ ...words.saved(isDay(date) ? indianDate(date) : date), type: 'success' });
      onDone();
    },
  });
}
