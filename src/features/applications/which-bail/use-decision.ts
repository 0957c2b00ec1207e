/** Writes the chosen relief and answers into the source draft or a new one. */
import { useNavigate } from 'react-router-dom';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { draftForRelief } from '#data/records/application/draft-for-relief.ts';
import { createDraft, saveDraft } from '#data/records/application/drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { type Relief, canReliefLieBefore } from '#law/relief.ts';
import { useApplicationSeed } from '#parts/application-seed.ts';
import { useAct } from '#parts/form/use-act.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';

/** Source of the questions: a draft, a case, or neither. */
export interface AskedFrom {
  readonly draftId: string | null;
  readonly caseId: string | null;
}

export function useDecision({ draftId, caseId }: AskedFrom) {
  const { whichBail } = useText();
  const { db, ports } = useDevice();
  const seed = useApplicationSeed();
  const navigate = useNavigate();
  const act = useAct();

  const draftFor = async (relief: Relief): Promise<string | null> => {
    if (draftId !== null) return draftId;
    if (caseId !== null) return (await draftForRelief(db, ports, { caseId, relief }))?._id ?? null;
    return (await createDraft(db, ports, seed))._id;
  };

  const save = async (relief: Relief, answers: Partial<ApplicationForm>): Promise<void> => {
    const id = await draftFor(relief).catch(actFailed);
    const form = { ...answers, ...courtFor(relief, answers.court ?? ''), relief };
    const saved = id === null ? null : await saveDraft(db, ports, id, { form });
    if (saved?.ok) void navigate(`/application?draft=${saved.value._id}&step=${draftId === null ? 1 : 2}`);
    else notify({ type: 'error', ...whichBail.failed });
  };
  return async (relief: Relief, answers: Partial<ApplicationForm>): Promise<void> => {
    await act(() => save(relief, answers));
  };
}

/** Replaces a court without jurisdiction by the lower one; the form shows it. */
function courtFor(
  relief: Relief,
  court: ApplicationForm['court'],
): Pick<ApplicationForm, 'court'> | undefined {
  if (court !== '' && canReliefLieBefore(relief, court)) return { court };
  const first = (['magistrate', 'sessions', 'high'] as const).find((each) =>
    canReliefLieBefore(relief, each),
  );
  const decides = relief.startsWith('regular-') || (relief === 'anticipatory' && court !== '');
  return decides && first ? { court: first } : undefined;
}
