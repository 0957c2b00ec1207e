/** Outcome form: saved as a draft while the user types, validated and queued on submit. */
import { useNavigate } from 'react-router-dom';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { OutcomeDraft } from '#data/records/hearing/hearing-draft.ts';
import { saveOutcomeDraft } from '#data/records/hearing/hearing-drafts.ts';
import { changeHearing } from '#data/records/hearing/write-hearing.ts';
import type { HearingRow } from '#data/store/rows.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { errorsAt } from '#parts/form/form-errors.ts';
import { useUnsavedWarning } from '#parts/form/use-unsaved-warning.ts';
import type { Refusal } from '#parts/form/refusal.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { useForm } from '#parts/form/use-form.ts';
import { useOtherWindow } from '#parts/form/use-other-window.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { faultErrors, outcomeErrors, type OutcomeField, outcomeOf, patchOf } from './outcome-form.ts';

export interface OutcomeWork {
  readonly hearing: HearingRow;
  /** Stored draft; null before the first keystroke. */
  readonly kept: OutcomeDraft | null;
}

const PATHS: Readonly<Record<OutcomeField, string>> = {
  state: 'state',
  adjournedBy: 'adjournedBy',
  reason: 'reason',
  nextDate: 'nextDate',
  notes: 'notes',
};

export function useOutcome({ hearing, kept }: OutcomeWork) {
  const { db, ports } = useDevice();
  const words = useText().hearing.outcome;
  const { day: today } = useCourtDay();
  const navigate = useNavigate();
  const rules = { words, hearing, today };

  const { keep, flush, safety } = useAutosave<OutcomeDraft>({
    merge: (_, later) => later,
    save: async (draft) => {
      wrote(draft);
      await saveOutcomeDraft(db, hearing._id, draft);
    },
  });
  const send = async (draft: OutcomeDraft): Promise<Refusal<OutcomeField> | null> => {
    if (!(await flush())) return null; // the warning reports the failed write
    const done = await changeHearing(db, ports, hearing._id, patchOf(draft)).catch(actFailed);
    if (!done) return { msg: words.failed };
    if (done.ok) {
      notify({ title: words.done.title, description: words.done.text, type: 'success' });
      await navigate(`/judge/case/${hearing.caseId}`);
      return null;
    }
    const { error } = done;
    if (error.kind === 'invalid') return { errors: errorsAt(error.fields, PATHS) };
    if (error.kind === 'faulty') return { errors: faultErrors(error.faults, words) };
    return { msg: words.gone };
  };
  const form = useForm<OutcomeDraft, OutcomeField>({
    initial: kept ?? outcomeOf(hearing),
    check: (draft) => outcomeErrors(draft, rules),
    send,
    onChange: keep,
  });
  const wrote = useOtherWindow(kept, form.show);
  const unkept = useUnsavedWarning(safety);
  return { ...form, refusal: unkept ?? form.refusal };
}
