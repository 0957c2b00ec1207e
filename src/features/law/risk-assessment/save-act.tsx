import { Save } from 'lucide-react';
import { useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { saveAssessment } from '#data/records/assessment/save-assessment.ts';
import { useText } from '#parts/text-context.tsx';
import { useAct } from '#parts/form/use-act.ts';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { answersOf, completeAnswers } from './checklist-form.ts';
import type { PressedChecklist } from './submitted-checklist.ts';

type Progress = 'open' | 'saving' | 'saved';

interface SaveActProps {
  caseId: string;
  pressed: PressedChecklist;
  onSaved: () => Promise<void>;
}

/** Once per press of Assess Risk. */
export function SaveAct({ caseId, pressed, onSaved }: SaveActProps) {
  const { risk } = useText();
  const { saved: words } = risk;
  const [progress, setProgress] = useState<Progress>('open');
  const save = useSave(caseId, pressed);
  const complete = completeAnswers(answersOf(pressed.form));
  const press = async () => {
    setProgress('saving');
    const done = await save();
    if (done) await onSaved();
    setProgress(done ? 'saved' : 'open');
  };
  if (pressed.form.presets.length > 0) return <p className="quiet">{words.presets}</p>;
  if (!complete) return <p className="quiet">{words.notComplete}</p>;
  if (progress === 'saved') return null;
  return (
    <div className="stack risk-save">
      <Button
        kind="primary"
        icon={Save}
        busy={progress === 'saving' ? words.saving : undefined}
        onClick={() => void press()}
      >
        {words.save}
      </Button>
      <p className="small quiet">{words.seenBy}</p>
    </div>
  );
}

function useSave(caseId: string, { form }: PressedChecklist): () => Promise<boolean> {
  const { risk } = useText();
  const act = useAct();
  const { db, ports } = useDevice();
  return async () => {
    const answers = completeAnswers(answersOf(form));
    if (!answers) return false;
    const saved = await act(() => saveAssessment(db, ports, { caseId, answers, weights: form.weights }));
    if (!saved) return false;
    if (saved.ok) notify({ ...risk.saved.done, type: 'success' });
    else notify({ ...risk.saved.gone, type: 'error' });
    return saved.ok;
  };
}
