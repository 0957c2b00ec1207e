import { factsIn } from '#facts/facts.ts';
import { FactsOf } from './fact-parts.tsx';
import type { StepProps } from './form-fields.tsx';

export const PersonStep = (step: StepProps) => (
  <div className="field-grid">
    <FactsOf facts={factsIn('applicant')} step={step} />
  </div>
);
