/** Corrects title, parties, court and numbers of a case in place. */
import { useState } from 'react';
import { plainCnr } from '#contract/case/cnr.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { applicationsOfCase } from '#data/records/application/applications.ts';
import { type CorrectedCase, correctedCaseOf, correctionOf } from '#data/records/case/correct-case.ts';
import { numberIn } from '#data/records/case/new-case-draft.ts';
import { saveCase } from '#data/records/case/save-case.ts';
import { wordsOfCases } from '#data/records/case/tracked-cases.ts';
import type { CaseRow } from '#data/store/rows.ts';
import type { KeptForm } from '#data/store/form-drafts.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { present } from '#kernel/present.ts';
import { FixedCourt } from '#parts/case-particulars/fixed-court.tsx';
import {
  PARTICULARS,
  PARTICULARS_PATHS,
  particularsFaults,
  ParticularsFields,
  type ParticularsField,
} from '#parts/case-particulars/particulars-fields.tsx';
import { errorsAt, type FormErrors } from '#parts/form/form-errors.ts';
import { formNames } from '#parts/form/form-names.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useDraftForm } from '#parts/form/use-draft-form.ts';
import { FactsAhead } from '#parts/liberty-clock/facts-ahead.tsx';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { TextField } from '#ui/controls/text-field.tsx';

type Field = ParticularsField | 'title';
const ORDER: readonly Field[] = ['title', ...PARTICULARS];
const PATHS: Readonly<Record<Field, string>> = { ...PARTICULARS_PATHS, title: 'title' };

interface CorrectCaseFormProps {
  readonly record: CaseRow;
  readonly kept: KeptForm | null;
  readonly onDone: () => void;
}

export function CorrectCaseForm({ record, kept, onDone }: CorrectCaseFormProps) {
  const words = useText().caseFile.correct;
  const isFiled = useIsFiled(record._id);
  const { form, before } = useCorrection({ record, kept, onDone, isFiled });
  const { facts } = correctionOf(before, form.values);
  return (
    <FormFrame form={form} order={ORDER} className="form form-sheet">
      <TextField
        id="title"
        label={words.title}
        error={form.errors.title}
        maxLength={300}
        autoComplete="off"
        value={form.values.title}
        onChange={(title) => form.change({ title })}
      />
      <ParticularsFields
        form={form.values}
        errors={form.errors}
        onChange={form.change}
        fixedCourt={isFiled && <FixedCourt court={record.court} courtPlace={record.courtPlace} />}
      />
      {isRecord(facts) && <FactsAhead record={record} patch={facts} />}
      <div className="row">
        <Button kind="primary" type="submit" busy={form.busy ? words.saving : undefined}>
          {words.save}
        </Button>
        <Button kind="quiet" onClick={() => void form.putAway().then(onDone)}>
          {words.leave}
        </Button>
      </div>
    </FormFrame>
  );
}

/** True while it loads, because a case without an application is the exception here. */
function useIsFiled(caseId: string): boolean {
  const db = useDb();
  const live = useLive(() => applicationsOfCase(db, caseId), [db, caseId]);
  return live.status === 'loading' || live.value.length > 0;
}

interface CorrectionOptions extends CorrectCaseFormProps {
  readonly isFiled: boolean;
}

function useCorrection({ record, kept, onDone, isFiled }: CorrectionOptions) {
  const { caseFile, tracker } = useText();
  const words = caseFile.correct;
  const { db, ports } = useDevice();
  const { day: today } = useCourtDay();
  const [before] = useState(() => correctedCaseOf(record));
  const isTaken = async (cnr: string): Promise<boolean> =>
    cnr !== '' &&
    cnr !== plainCnr(before.cnr) &&
    (await wordsOfCases(db)).some((each) => each._id !== record._id && each.cnr === cnr);
  const send = async (form: CorrectedCase): Promise<Refusal<Field> | null> => {
    if (await isTaken(plainCnr(form.cnr))) return { errors: { cnr: tracker.add.errors.known } };
    const { court, courtPlace } = before;
    const typed = isFiled ? { ...form, court, courtPlace } : form; // typed before the filing
    const saved = await saveCase(db, ports, record._id, correctionOf(before, typed)).catch(actFailed);
    if (!saved) return { msg: words.failed };
    if (saved.ok) return null;
    const { error } = saved;
    if (error.kind === 'invalid') return { errors: errorsAt(error.fields, PATHS) };
    return { msg: words.gone };
  };
  const form = useDraftForm<CorrectedCase, Field>({
    name: formNames.correctCase(record._id),
    kept,
    initial: before,
    check: (typed) =>
      correctionFaults({ before, typed }, today, { add: tracker.add.errors, title: words.noTitle }),
    send,
    onSent: () => {
      notify({ ...words.saved, type: 'success' });
      onDone();
    },
  });
  return { form, before };
}

interface Correcting {
  readonly before: CorrectedCase;
  readonly typed: CorrectedCase;
}

interface FaultWords {
  readonly add: Catalogue['tracker']['add']['errors'];
  readonly title: string;
}

/** A stored value that breaks a newer rule is no error while it is unchanged. */
function correctionFaults(
  { before, typed }: Correcting,
  today: CalendarDate,
  words: FaultWords,
): FormErrors<Field> {
  const found = particularsFaults(typed, { today, words: words.add });
  const { caseSerial, caseYear, cnr, filingDate, ...rest } = found;
  const isNumberSame = numberIn(typed) === numberIn(before);
  const title = typed.title.trim() === '' ? words.title : undefined;
  return present({
    ...rest,
    title,
    cnr: typed.cnr === before.cnr ? undefined : cnr,
    caseSerial: isNumberSame ? undefined : caseSerial,
    caseYear: isNumberSame ? undefined : caseYear,
    filingDate: isDay(typed.filingDate) ? filingDate : words.add.filingDate,
  });
}
