/** The facts on which the requested relief depends. A paper states nothing that is not known. */
import type { Relief } from '#contract/application/application.ts';
import { useText } from '#parts/text-context.tsx';
import { factsFor, FactsOf } from './fact-parts.tsx';
import type { StepProps } from './form-fields.tsx';
import { reliefOf } from './proposals.ts';

export function ReliefFacts({ step }: { step: StepProps }) {
  const words: Readonly<Partial<Record<Relief, string>>> = useText().generator.turnsOn;
  const relief = reliefOf(step.form);
  if (relief === null || words[relief] === undefined) return null;
  return (
    <fieldset className="bare field-wide">
      <legend className="small quiet">{words[relief]}</legend>
      <div className="field-grid">
        <FactsOf facts={factsFor(relief)} step={step} />
      </div>
    </fieldset>
  );
}
