import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { EarlierRows } from './earlier-rows.tsx';
import { ChoiceOf, LongTextOf, type StepProps, TextOf } from './form-fields.tsx';

export function GroundsStep(step: StepProps) {
  const { generator: words } = useText();
  return (
    <>
      <div className="field-grid">
        {step.form.relief === 'default' ? (
          <p className="field-wide quiet">{words.noGrounds}</p>
        ) : (
          <LongTextOf name="bailGrounds" step={step} rows={10} />
        )}
        <ChoiceOf name="previousBail" step={step} />
        <ChoiceOf name="bailConditions" step={step} />
        {step.form.bailConditions === 'custom' && <LongTextOf name="customConditions" step={step} rows={4} />}
      </div>
      <EarlierRows step={step} />
      <LedgerSection title={words.advocate}>
        <div className="field-grid">
          <TextOf name="advocateName" step={step} autoComplete="off" />
          <TextOf name="enrolmentNumber" step={step} autoComplete="off" />
          <TextOf name="advocateAddress" step={step} autoComplete="off" />
        </div>
      </LedgerSection>
    </>
  );
}
