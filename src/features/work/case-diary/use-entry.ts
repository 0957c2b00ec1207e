/** Form of an entry: saved as a draft while the user types, validated and queued on submit. */
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { DiaryDraft } from '#data/records/diary/diary-draft.ts';
import { type DiaryForm, saveDiaryDraft } from '#data/records/diary/diary-drafts.ts';
import { writeEntry } from '#data/records/diary/write-entry.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { type DiaryFault, diaryFaults } from '#domain/case/diary-rules.ts';
import { isDay } from '#kernel/calendar-date.ts';
import { errorsAt, type FormErrors } from '#parts/form/form-errors.ts';
import { useUnsavedWarning } from '#parts/form/use-unsaved-warning.ts';
import type { Refusal } from '#parts/form/refusal.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { useForm } from '#parts/form/use-form.ts';
import { useOtherWindow } from '#parts/form/use-other-window.ts';
import { useText } from '#parts/text-context.tsx';
import { readTimeField } from '#reading/time-field.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { notify } from '#ui/feedback/notices.ts';

export type EntryField = keyof DiaryDraft;

export const ENTRY_FIELDS: readonly EntryField[] = [
  'caseId',
  'date',
  'time',
  'officer',
  'location',
  'description',
  'attachments',
  'sharedWithCourt',
];

/** Paths in the contract; the case is part of the URL of the request. */
const PATHS: Readonly<Record<EntryField, string>> = {
  caseId: 'caseId',
  date: 'date',
  time: 'time',
  officer: 'officer',
  location: 'location',
  description: 'description',
  attachments: 'attachments',
  sharedWithCourt: 'sharedWithCourt',
};

export interface EntryWork {
  readonly form: DiaryForm;
  /** Stored draft; null before the first keystroke. */
  readonly kept: DiaryDraft | null;
  readonly initial: DiaryDraft;
  readonly onDone: (entry: { readonly _id: string; readonly caseId: string }) => void;
}

export function useEntry({ form: which, kept, initial, onDone }: EntryWork) {
  const { db, ports } = useDevice();
  const words = useText().diary.form;
  const { now } = useCourtDay();

  const { keep, flush, safety } = useAutosave<DiaryDraft>({
    merge: (_, later) => later,
    save: async (draft) => {
      wrote(draft);
      await saveDiaryDraft(db, which, draft);
    },
  });
  const send = async (draft: DiaryDraft): Promise<Refusal<EntryField> | null> => {
    if (!(await flush())) return null; // the warning reports the failed write
    const done = await writeEntry(db, ports, { form: which, draft }).catch(actFailed);
    if (!done) return { msg: words.failed };
    if (done.ok) {
      notify({ ...words.done, type: 'success' });
      onDone(done.value);
      return null;
    }
    const { error } = done;
    if (error.kind === 'invalid') return { errors: errorsAt(error.fields, PATHS) };
    if (error.kind === 'faulty') return { errors: faultErrors(error.faults, words) };
    return { msg: words.gone };
  };
  const form = useForm<DiaryDraft, EntryField>({
    initial: kept ?? initial,
    check: (draft) => checked(draft, words, now),
    send,
    onChange: keep,
  });
  const wrote = useOtherWindow(kept, form.show);
  const unkept = useUnsavedWarning(safety);
  return { ...form, refusal: unkept ?? form.refusal };
}

type FormWords = Catalogue['diary']['form'];

function checked(
  { caseId, date, time, description }: DiaryDraft,
  words: FormWords,
  now: Date,
): FormErrors<EntryField> {
  const { errors } = words;
  return {
    ...(caseId === '' && { caseId: errors.case }),
    ...(description.trim() === '' && { description: errors.description }),
    ...dateErrors(date, time, { words, now }),
  };
}

function dateErrors(
  date: string,
  time: string,
  { words, now }: { readonly words: FormWords; readonly now: Date },
): FormErrors<EntryField> {
  if (date.replaceAll('-', '').trim() === '') return { date: words.errors.date };
  if (!isDay(date)) return { date: words.errors.noDay };
  if (time !== '' && readTimeField(time) === null) return { time: words.errors.time };
  return faultErrors(diaryFaults({ date, time: time || undefined }, now), words);
}

const faultErrors = (faults: readonly DiaryFault[], { errors }: FormWords): FormErrors<EntryField> =>
  Object.fromEntries(faults.map(({ field, code }) => [field, errors.faults[code]]));
