/** Files the draft: saves all input first, then converts the draft atomically. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import {
  type EarlierApplication,
  isRecorded,
  withoutNamesakes,
} from '#domain/application/earlier-applications.ts';
import { isBlankRow, type PreviousRow } from '#domain/application/form-rows.ts';
import { courtInWords } from '#documents/court-in-words.ts';
import type { CourtDocument } from '#documents/model.ts';
import { ENGLISH_PAPERS, type PaperWords } from '#text/paper-words.ts';
import { fetchPaperWords } from '#parts/court-document/use-paper-words.ts';
import { draftOf, isHeldElsewhere } from '#data/records/application/drafts.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { useDevice } from '#data/react/use-device.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { err } from '#kernel/result.ts';
import { useAct } from '#parts/form/use-act.ts';
import { useText } from '#parts/text-context.tsx';
import { StorageFull } from '#data/store/storage-full.ts';
import { notify } from '#ui/feedback/notices.ts';
import { generatedNotice } from '../filed/generated-notice.ts';
import { errorsByField } from '../wizard/step-errors.ts';
import { isTabOpen } from '../wizard/tab-lock.ts';
import type { DraftPen, Step } from '../wizard/use-draft.ts';

interface Filing {
  readonly id: string;
  readonly pen: DraftPen;
  /** The contract rejected the form: go to the step with the error. */
  readonly onRefused: (step: Step) => void;
  readonly document: CourtDocument;
  /** Earlier applications of the same applicant and matter on this device. */
  readonly earlier: readonly EarlierApplication[];
}

type Refusal =
  | Extract<Awaited<ReturnType<typeof fileDraft>>, { ok: false }>['error']
  | { readonly kind: 'failed' | 'held-elsewhere' };

/** Long enough to read a failure, in ms. */
const FAILURE_MS = 15_000;

export function useFiling({ id, pen, onRefused, document, earlier }: Filing) {
  const { generator: words } = useText();
  const { db, ports } = useDevice();
  const navigate = useNavigate();
  const act = useAct();
  const [busy, setBusy] = useState(false);
  const amends = pen.draft?.amends !== undefined;

  const explain = (refusal: Refusal) => {
    if (refusal.kind === 'invalid') {
      const [error] = errorsByField(refusal.fields);
      if (error) onRefused(error.step);
    }
    const { title, description } = words.refusals[refusal.kind];
    notify({ type: 'error', title, description, stayMs: FAILURE_MS });
  };

  /** Never files without the last input: a failed save is reported instead. */
  const fileAll = async () => {
    if (await pen.flush()) return fileDraft(db, ports, id);
    const draft = await draftOf(db, id);
    if (!draft) return err({ kind: 'gone' } as const);
    const isHeld = isHeldElsewhere(draft, ports) && (await isTabOpen(draft.tabId));
    if (isHeld) return err({ kind: 'held-elsewhere' } as const);
    throw new StorageFull(); // another failure of the write is already in the log
  };

  const fileIt = async () => {
    setBusy(true);
    const papers = (await fetchPaperWords(pen.form.language)) ?? ENGLISH_PAPERS;
    pen.write(settled(pen.form, { document, earlier, papers }));
    const filed = await act(
      async () => (await fileAll().catch(actFailed)) ?? err({ kind: 'failed' } as const),
    );
    setBusy(false);
    if (!filed) return;
    if (!filed.ok) {
      explain(filed.error);
      return;
    }
    const { applicationId } = filed.value;
    if (amends) notify({ type: 'success', ...words.notices.changed });
    else notify({ type: 'success', ...words.notices.generated, about: generatedNotice(applicationId) });
    void navigate(`/application?id=${applicationId}`, { replace: true });
  };
  return { busy, fileIt };
}

/**
 * Final form: drops reasons without an objection and adds recorded earlier applications, so that every court
 * sees them.
 */
function settled(
  { answers, previous, previousBail }: ApplicationForm,
  { document, earlier, papers }: Pick<Filing, 'document' | 'earlier'> & { readonly papers: PaperWords },
): Partial<ApplicationForm> {
  const raised = new Set(document.concerns.map(({ key }) => key));
  const given = Object.entries(answers).filter(([key]) => raised.has(key));
  const typed = previousBail === 'none' ? [] : previous.filter((row) => !isBlankRow(row));
  const own = withoutNamesakes(
    earlier,
    given.map(([concern, reason]) => ({ concern, reason })),
  );
  const rows = [...own.map((row) => asRow(row, papers)), ...typed.filter((row) => !isRecorded(row, earlier))];
  const counted = rows.length > 1 ? 'multiple' : 'one';
  const least = previousBail === 'multiple' ? 'multiple' : counted;
  return {
    answers: Object.fromEntries(given),
    previous: rows,
    previousBail: rows.length === 0 ? previousBail : least,
  };
}

/** Printed with the application, so in its language. */
const asRow = (row: EarlierApplication, { application: words }: PaperWords): PreviousRow => ({
  court: courtInWords(row, words),
  number: row.applicationNumber ?? words.earlier.noNumber,
  filedOn: row.filedOn,
  outcome: words.earlier.outcomes[row.outcome],
  decidedOn: row.decidedOn ?? '',
});
