import { casesWithFir } from '#data/records/case/cases.ts';
import { saveDraft } from '#data/records/application/drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import type { StepProps } from './form-fields.tsx';

/** One of the maker's own cases with the same FIR, offered as soon as its number is typed. */
export function SameCase({ step: { form, draft } }: { step: StepProps }) {
  const { generator: words } = useText();
  const { db, ports } = useDevice();
  const { firNumber, policeStation } = form;
  const found = useLive(() => casesWithFir(db, { firNumber, policeStation }), [db, firNumber, policeStation]);
  const [same] = found.status === 'ready' && policeStation.trim() !== '' ? found.value : [];
  if (!same || !draft || draft.amends) return null;
  const joined = draft.caseId === same._id;
  const join = (caseId: string) => void saveDraft(db, ports, draft._id, { caseId });
  return (
    <div className="field-wide">
      <Note kind={joined ? 'good' : 'info'} role="status">
        <p>{joined ? words.joinedCase(same.title) : words.sameCase(same.title)}</p>
        {joined ? (
          <Button kind="quiet" onClick={() => join(ports.newId())}>
            {words.leaveCase}
          </Button>
        ) : (
          <Button onClick={() => join(same._id)}>{words.joinCase}</Button>
        )}
      </Note>
    </div>
  );
}
