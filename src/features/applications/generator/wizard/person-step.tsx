import { factsIn } from '#facts/facts.ts';
import { useText } from '#parts/text-context.tsx';
import { FileInput } from 'lucide-react';
import { ButtonLink } from '#ui/controls/button.tsx';
import { FactsOf } from './fact-parts.tsx';
import type { StepProps } from './form-fields.tsx';

export const PersonStep = (step: StepProps) => (
  <div className="field-grid">
    {step.draft?.amends === undefined && <FromPaper draftId={step.draft?._id} />}
    <FactsOf facts={factsIn('applicant')} step={step} />
  </div>
);

/** A paper fills the form, so that the facts need no typing. */
function FromPaper({ draftId }: { readonly draftId: string | undefined }) {
  const { fromPaper: words } = useText();
  return (
    <div className="row field-wide">
      <ButtonLink
        icon={FileInput}
        to={draftId === undefined ? '/from-paper' : `/from-paper?draft=${draftId}`}
      >
        {words.link}
      </ButtonLink>
      <span className="small quiet">{words.linkText}</span>
    </div>
  );
}
