/** How the arrest was made, and whether bail was granted before: folded, for they are asked of few. */
import { useText } from '#parts/text-context.tsx';
import { FoldedPart } from './folded-part.tsx';
import { ChoiceOf, DateOf, type StepProps, TextOf } from './form-fields.tsx';
import { reliefOf } from './proposals.ts';
import { useCharged } from './special-facts.tsx';

const ARREST = [
  'groundsOfArrest',
  'groundsOn',
  'groundsAt',
  'arrestAt',
  'production',
  'producedOn',
  'producedAt',
  'appearanceNotice',
  'relativeInformed',
  'reasonsInWriting',
] as const;

const ORDER = ['bailOrder', 'bailOrderOn', 'releasedOn'] as const;

export function ArrestFacts({ step }: { step: StepProps }) {
  const { generator: words } = useText();
  const charged = useCharged(step);
  const { form } = step;
  const relief = reliefOf(form);
  if (form.custodyStatus === 'not-arrested' || relief === 'anticipatory' || relief === 'suspension')
    return null;
  return (
    <>
      <FoldedPart title={words.arrest.heading} fields={ARREST} step={step}>
        <p className="small quiet">{words.arrest.text}</p>
        <div className="field-grid">
          <ChoiceOf name="groundsOfArrest" step={step} />
          {form.groundsOfArrest === 'given' && (
            <>
              <DateOf name="groundsOn" step={step} />
              <HourOf name="groundsAt" step={step} />
            </>
          )}
          <HourOf name="arrestAt" step={step} />
          <ChoiceOf name="production" step={step} />
          {form.production === 'produced' && (
            <>
              <DateOf name="producedOn" step={step} />
              <HourOf name="producedAt" step={step} />
            </>
          )}
          <ChoiceOf name="appearanceNotice" step={step} />
          <ChoiceOf name="relativeInformed" step={step} />
          {charged.includes('PMLA') && <ChoiceOf name="reasonsInWriting" step={step} />}
        </div>
      </FoldedPart>
      <FoldedPart title={words.order.heading} fields={ORDER} step={step}>
        <p className="small quiet">{words.order.text}</p>
        <div className="field-grid">
          <ChoiceOf name="bailOrder" step={step} />
          {form.bailOrder === 'granted' && (
            <>
              <DateOf name="bailOrderOn" step={step} />
              <DateOf name="releasedOn" step={step} />
            </>
          )}
        </div>
      </FoldedPart>
    </>
  );
}

const HourOf = ({ name, step }: { name: 'groundsAt' | 'arrestAt' | 'producedAt'; step: StepProps }) => (
  <TextOf name={name} step={step} inputMode="numeric" autoComplete="off" />
);
