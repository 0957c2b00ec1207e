/** The user's case with the FIR of a draft, and whether the user has said if the draft belongs to it. */
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { casesWithFir } from '#data/records/case/cases.ts';
import type { CaseRow, Draft } from '#data/store/rows.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';

export interface SameCase {
  readonly row: CaseRow;
  readonly answer: 'open' | 'joined' | 'separate';
}

interface DraftOfForm {
  readonly form: ApplicationForm;
  readonly draft: Draft | null;
}

/** `null` without such a case, and for a changed application, whose case is known. */
export function useSameCase({ form: { firNumber, policeStation }, draft }: DraftOfForm): SameCase | null {
  const { db } = useDevice();
  const found = useLive(() => casesWithFir(db, { firNumber, policeStation }), [db, firNumber, policeStation]);
  if (found.status !== 'ready' || policeStation.trim() === '' || !draft || draft.amends) return null;
  return sameCaseOf(found.value, draft);
}

function sameCaseOf(found: readonly CaseRow[], { caseId, otherCases = [] }: Draft): SameCase | null {
  const joined = found.find(({ _id }) => _id === caseId);
  if (joined) return { row: joined, answer: 'joined' };
  const open = found.find(({ _id }) => !otherCases.includes(_id));
  if (open) return { row: open, answer: 'open' };
  const [separate] = found;
  return separate ? { row: separate, answer: 'separate' } : null;
}
