/** Questions of a special Act among the sections: on the lower court's order and the applicant. */
import { factRow, factsIn } from '#facts/facts.ts';
import { appealIn } from '#law/special/high-court-appeal.ts';
import { useText } from '#parts/text-context.tsx';
import { FactsOf, useCharged } from './fact-parts.tsx';
import type { StepProps } from './form-fields.tsx';
import { reliefOf } from './proposals.ts';

export function SpecialFacts({ step }: { step: StepProps }) {
  const { generator: words } = useText();
  const charged = useCharged(step);
  const relief = reliefOf(step.form);
  const isAppeal = relief === 'regular-high-court' && charged.some((code) => appealIn(code) !== undefined);
  const isOnMerits = relief?.startsWith('regular-') === true || relief === 'anticipatory';
  const isOfAct = factsIn('special').some((fact) => charged.includes(factRow(fact).charged ?? ''));
  return (
    <>
      {isAppeal && <FactSet part="impugned" title={words.impugned} step={step} />}
      {isOnMerits && isOfAct && <FactSet part="special" title={words.ofThePerson} step={step} />}
    </>
  );
}

interface FactSetProps {
  readonly part: string;
  readonly title: string;
  readonly step: StepProps;
}

function FactSet({ part, title, step }: FactSetProps) {
  return (
    <fieldset className="bare field-wide">
      <legend className="small quiet">{title}</legend>
      <div className="field-grid">
        <FactsOf facts={factsIn(part)} step={step} />
      </div>
    </fieldset>
  );
}
