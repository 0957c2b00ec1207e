import { useNavigate } from 'react-router-dom';
import { applyMineAgain } from '#data/outbox/conflict.ts';
import { saveDraft } from '#data/records/application/drafts.ts';
import { editAndResend } from '#data/outbox/needs-you.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/notices.ts';
import { type Choices, type Clash, formOf, minePaths, wantsEditing } from './conflict-choices.ts';

/** The choices become one patch on the court's copy; where both texts are kept, a draft in which they are edited. */
export function useChoices(n: number, clash: Clash): (choices: Choices) => Promise<void> {
  const { db, ports } = useDevice();
  const { acts } = useText().sync;
  const navigate = useNavigate();
  const edit = async (choices: Choices): Promise<boolean> => {
    const opened = await editAndResend(db, ports, n);
    if (!opened.ok || opened.value.kind !== 'draft') return false;
    const { draftId } = opened.value;
    await saveDraft(db, ports, draftId, { form: formOf(clash, choices), step: 3 });
    await navigate(`/application?draft=${draftId}`);
    return true;
  };
  return async (choices) => {
    const done = wantsEditing(choices)
      ? await edit(choices)
      : (await applyMineAgain(db, ports, { n, paths: minePaths(clash, choices) })).ok;
    if (!done) notify({ ...acts.gone, type: 'warning' });
  };
}
