/** Report form: saved as a draft while the user types, validated and queued on submit. */
import { useDevice } from '#data/react/use-device.ts';
import { saveReportDraft } from '#data/records/feedback/report-drafts.ts';
import type { ReportDraft } from '#data/records/feedback/report-draft.ts';
import { type ErrorReport, reportError } from '#data/records/feedback/report-error.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { errorsAt } from '#parts/form/form-errors.ts';
import { useUnsavedWarning } from '#parts/form/use-unsaved-warning.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { useOtherWindow } from '#parts/form/use-other-window.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';

export type ReportField = 'fault' | 'message' | 'email';

/** Paths in the contract. */
const PATHS = { fault: 'about.fault', message: 'message', email: 'email' } as const;

export const reportId = (field: ReportField): string => `report-${field}`;

export type ReportPlace = Pick<ErrorReport, 'card' | 'code' | 'section' | 'title'>;

export interface ReportWork {
  readonly place: ReportPlace;
  /** Stored draft; null before the first word. */
  readonly kept: ReportDraft | null;
  readonly blank: ReportDraft;
  readonly onClose: () => void;
}

export function useReport({ place, kept, blank, onClose }: ReportWork) {
  const { db, ports } = useDevice();
  const { report: words } = useText().legalDatabase;

  const { keep, flush, safety } = useAutosave<ReportDraft>({
    merge: (_, later) => later,
    save: async (draft) => {
      wrote(draft);
      await saveReportDraft(db, place.card, draft);
    },
  });

  const send = async (draft: ReportDraft): Promise<Refusal<ReportField> | null> => {
    if (!(await flush())) return null; // the warning reports the failed write; submit still sends the text
    const subject = words.subject(place.title, draft.fault).slice(0, 200);
    const done = await reportError(db, ports, { ...draft, ...place, subject }).catch(actFailed);
    if (!done) return { msg: words.failed };
    if (done.ok) {
      onClose();
      notify({ ...words.done, type: 'success' });
      return null;
    }
    if (done.error.kind === 'invalid') return { errors: errorsAt(done.error.fields, PATHS) };
    return { msg: words.gone };
  };

  const form = useForm<ReportDraft, ReportField>({
    initial: kept ?? blank,
    check: () => ({}),
    send,
    onChange: keep,
  });
  const wrote = useOtherWindow(kept, form.show);

  /** Closes once the draft is stored, because the card then mentions it; otherwise it stays open. */
  const close = async () => {
    if (await flush()) onClose();
  };

  const unkept = useUnsavedWarning(safety);
  return { ...form, refusal: unkept ?? form.refusal, close };
}
