/** Edits a filed application: amends a pending one, otherwise starts a new draft. */
import { useNavigate } from 'react-router-dom';
import { draftFromApplication } from '#data/records/application/amend.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { useDevice } from '#data/react/use-device.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';
import type { GoTo } from './go-to.ts';

export function useEdit({ _id }: ApplicationView): GoTo {
  const { generator: words } = useText();
  const { db, ports } = useDevice();
  const navigate = useNavigate();
  const edit = async (...[step, field]: Parameters<GoTo>) => {
    const draft = await draftFromApplication(db, ports, _id).catch(actFailed);
    if (!draft) {
      notify({ type: 'error', ...words.success.editFailed });
      return;
    }
    if (draft.amends === undefined) notify({ type: 'success', title: words.success.newDraft });
    const at = field === undefined ? '' : `&at=${field}`;
    void navigate(`/application?draft=${draft._id}&step=${step}${at}`);
  };
  return (step, field) => void edit(step, field);
}
