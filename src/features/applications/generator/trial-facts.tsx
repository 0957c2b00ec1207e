/** How far the investigation and the trial have come: folded, for a trial that has not begun has nothing to say. */
import { useText } from '#parts/text-context.tsx';
import { ChargesheetFields } from './chargesheet-fields.tsx';
import { FoldedPart } from './folded-part.tsx';
import { DateOf, type StepProps, TextOf } from './form-fields.tsx';
import { reliefOf } from './proposals.ts';

const INVESTIGATION = ['chargesheet', 'chargesheetOn', 'remandExtension', 'extendedUntil'] as const;

const TRIAL = [
  'trialStage',
  'chargeFramedOn',
  'firstEvidenceDate',
  'witnessesCited',
  'witnessesExamined',
  'concludedOn',
] as const;

export function TrialFacts({ step }: { step: StepProps }) {
  const { generator: words } = useText();
  const relief = reliefOf(step.form);
  // of default bail the investigation, and of an undertrial the delay, are asked above
  const investigation = relief !== 'default' ? INVESTIGATION : [];
  const delay = relief !== 'undertrial' ? (['delayDays'] as const) : [];
  return (
    <FoldedPart title={words.parts.trial} fields={[...investigation, ...TRIAL, ...delay]} step={step}>
      <div className="field-grid">
        {relief !== 'default' && <ChargesheetFields step={step} />}
        <TextOf name="trialStage" step={step} autoComplete="off" />
        <DateOf name="chargeFramedOn" step={step} />
        <DateOf name="firstEvidenceDate" step={step} />
        <TextOf name="witnessesCited" step={step} inputMode="numeric" autoComplete="off" />
        <TextOf name="witnessesExamined" step={step} inputMode="numeric" autoComplete="off" />
        <DateOf name="concludedOn" step={step} />
        {relief !== 'undertrial' && (
          <TextOf name="delayDays" step={step} inputMode="numeric" autoComplete="off" />
        )}
      </div>
    </FoldedPart>
  );
}
