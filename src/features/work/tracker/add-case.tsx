/** Adds a case by hand or CNR: saved as a draft, stored on submit and sent when online. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { BLANK_CASE, type NewCaseDraft } from '#data/records/case/case-particulars.ts';
import { newCaseDraft, newCaseIn, saveNewCaseDraft } from '#data/records/case/new-case-draft.ts';
import { openCase } from '#data/records/case/open-case.ts';
import { caseOfPerson, wordsOfCases } from '#data/records/case/tracked-cases.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { plainCnr } from '#contract/case/cnr.ts';
import { errorsAt } from '#parts/form/form-errors.ts';
import { useUnsavedWarning } from '#parts/form/use-unsaved-warning.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { useForm } from '#parts/form/use-form.ts';
import {
  PARTICULARS,
  PARTICULARS_PATHS,
  particularsFaults,
  ParticularsFields,
  type ParticularsField,
} from '#parts/case-particulars/particulars-fields.tsx';
import { dateFaults } from '#parts/next-date/next-date-form.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { DateBox } from '#parts/form/date-box.tsx';
import { useStoredDraft } from '#parts/form/use-stored-draft.ts';
import { notify } from '#ui/feedback/notices.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TrackerPage } from './tracker-page.tsx';

export function AddCase() {
  const { tracker } = useText();
  const words = tracker.add;
  const { db } = useDevice();
  const savedDraft = useStoredDraft(() => newCaseDraft(db), [db]);
  return (
    <TrackerPage title={words.title} at="add-case">
      {savedDraft.status === 'loading' ? (
        <Skeleton label={tracker.cases.loading} rows={4} />
      ) : (
        <NewCaseForm kept={savedDraft.value} />
      )}
    </TrackerPage>
  );
}

type Field = ParticularsField | 'nextHearingDate';
const ORDER: readonly Field[] = [...PARTICULARS, 'nextHearingDate'];
const PATHS: Readonly<Record<Field, string>> = { ...PARTICULARS_PATHS, nextHearingDate: 'nextHearingDate' };

function NewCaseForm({ kept }: { kept: NewCaseDraft | null }) {
  const { generator, tracker } = useText();
  const words = tracker.add;
  const form = useNewCase(kept);
  return (
    <FormFrame form={form} order={ORDER} className="form form-sheet">
      <p className="hint">
        {words.intro} {words.kept}
      </p>
      <ParticularsFields form={form.values} errors={form.errors} onChange={form.change} />
      <DateBox
        id="nextHearingDate"
        label={words.nextHearingDate}
        error={form.errors.nextHearingDate}
        value={form.values.nextHearingDate}
        sitting={{ cnr: form.values.cnr }}
        onChange={(nextHearingDate) => form.change({ nextHearingDate })}
      />
      {form.same !== null && (
        <Note kind="wait" role="alert">
          {generator.sameCase(form.same.title)}
        </Note>
      )}
      <div className="row">
        {form.same !== null && (
          <ButtonLink to={`/status-tracking?case=${form.same._id}`} kind="primary">
            {tracker.detail.open}
          </ButtonLink>
        )}
        <Button
          kind={form.same === null ? 'primary' : undefined}
          type="submit"
          busy={form.busy ? words.saving : undefined}
        >
          {form.same === null ? words.save : generator.leaveCase}
        </Button>
      </div>
    </FormFrame>
  );
}

function useNewCase(savedDraft: NewCaseDraft | null) {
  const { tracker } = useText();
  const words = tracker.add;
  const { db, ports } = useDevice();
  const { day: today } = useCourtDay();
  const navigate = useNavigate();
  const [same, setSame] = useState<CaseRow | null>(null);
  const { keep, flush, safety } = useAutosave<NewCaseDraft>({
    merge: (_, later) => later,
    save: (draft) => saveNewCaseDraft(db, draft),
  });
  const send = async (draft: NewCaseDraft): Promise<Refusal<Field> | null> => {
    if (!(await flush())) return null; // the warning reports the failed write
    const known = await isKnown(draft);
    if (known) return { errors: { cnr: words.errors.known } };
    if (await isAsked(draft)) return {};
    const from = draft.nextHearingDate !== '' && {
      nextDateFrom: { asOf: today, source: 'typed' as const },
    };
    const opened = await openCase(db, ports, { ...newCaseIn(draft), ...from }).catch(actFailed);
    if (!opened) return { msg: words.failed };
    if (!opened.ok) return { errors: errorsAt(opened.error.fields, PATHS) };
    notify({ ...words.saved(opened.value.title), type: 'success' });
    await navigate(`/status-tracking?case=${opened.value._id}`);
    return null;
  };
  /** A second case of a person in one FIR opens only if the user says so. */
  const isAsked = async (draft: NewCaseDraft): Promise<boolean> => {
    const found = await caseOfPerson(db, draft);
    setSame(found);
    return found !== null && found._id !== same?._id;
  };
  const isKnown = async ({ cnr }: NewCaseDraft): Promise<boolean> => {
    const normalizedCnr = plainCnr(cnr);
    return normalizedCnr !== '' && (await wordsOfCases(db)).some((each) => each.cnr === normalizedCnr);
  };
  const form = useForm<NewCaseDraft, Field>({
    initial: savedDraft ?? BLANK_CASE,
    check: (draft) => {
      const typed = { date: draft.nextHearingDate, time: '', courtroom: '' };
      const isDated = draft.nextHearingDate.replaceAll('-', '').trim() !== '';
      const { date } = isDated ? dateFaults(typed, today, tracker.next.errors) : {};
      return {
        ...particularsFaults(draft, { today, words: words.errors }),
        ...(date !== undefined && { nextHearingDate: date }),
      };
    },
    send,
    onChange: keep,
  });
  const unkept = useUnsavedWarning(safety);
  return { ...form, same, refusal: unkept ?? form.refusal };
}
