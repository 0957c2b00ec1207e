/** Feedback form: saved as a draft while the user types, validated and queued on submit. */
import type { FeedbackType } from '#contract/account/feedback.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { FeedbackDraft } from '#data/records/feedback/feedback-draft.ts';
import { saveFeedbackDraft } from '#data/records/feedback/feedback-drafts.ts';
import { sendFeedback } from '#data/records/feedback/send-feedback.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { errorsAt, type FormErrors } from '#parts/form/form-errors.ts';
import { useUnsavedWarning } from '#parts/form/use-unsaved-warning.ts';
import type { Refusal } from '#parts/form/refusal.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { useForm } from '#parts/form/use-form.ts';
import { useOtherWindow } from '#parts/form/use-other-window.ts';
import { useText } from '#parts/text-context.tsx';

export type FeedbackField = keyof FeedbackDraft;

export const FEEDBACK_FIELDS: readonly FeedbackField[] = ['subject', 'message', 'details', 'rating', 'email'];

/** Paths in the contract. */
const PATHS = {
  subject: 'subject',
  message: 'message',
  details: 'details',
  rating: 'rating',
  email: 'email',
} as const;

export interface FeedbackWork {
  readonly type: FeedbackType;
  /** Stored draft; null before the first word. */
  readonly kept: FeedbackDraft | null;
  /** Id of the stored and queued record. */
  readonly onSent: (id: string) => void;
}

export function useFeedback({ type, kept, onSent }: FeedbackWork) {
  const { db, ports, user } = useDevice();
  const { feedback: words } = useText();
  const { required } = words.forms[type];

  const { keep, flush, safety } = useAutosave<FeedbackDraft>({
    merge: (_, later) => later,
    save: async (draft) => {
      wrote(draft);
      await saveFeedbackDraft(db, type, draft);
    },
  });

  const check = (draft: FeedbackDraft): FormErrors<FeedbackField> => {
    const errors: Partial<Record<FeedbackField, string>> = {};
    for (const field of ['subject', 'message', 'details'] as const) {
      const sentence = required[field];
      if (sentence !== undefined && draft[field].trim() === '') errors[field] = sentence;
    }
    return errors;
  };

  const send = async (draft: FeedbackDraft): Promise<Refusal<FeedbackField> | null> => {
    if (!(await flush())) return null; // the warning reports the failed write
    const done = await sendFeedback(db, ports, { type, draft }).catch(actFailed);
    if (!done) return { msg: words.failed };
    if (done.ok) {
      onSent(done.value._id);
      return null;
    }
    if (done.error.kind === 'invalid') return { errors: errorsAt(done.error.fields, PATHS) };
    return { msg: words.gone };
  };

  const form = useForm<FeedbackDraft, FeedbackField>({
    initial: kept ?? { subject: '', message: '', details: '', email: user.email, rating: null },
    check,
    send,
    onChange: keep,
  });
  const wrote = useOtherWindow(kept, form.show);
  const unkept = useUnsavedWarning(safety);
  return { ...form, refusal: unkept ?? form.refusal };
}
