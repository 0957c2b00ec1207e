import { DocumentsSection } from '#parts/documents/documents-section.tsx';
import { factsIn } from '#facts/facts.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { EarlierRows } from './earlier-rows.tsx';
import { FactPart, FactsOf } from './fact-parts.tsx';
import { FactField, type StepProps } from './form-fields.tsx';
import { GroundParts } from './ground-parts.tsx';

export function GroundsStep(step: StepProps) {
  const { generator: words } = useText();
  const onDaysAlone = step.form.relief === 'default';
  return (
    <>
      <div className="field-grid">
        {onDaysAlone ? (
          <p className="field-wide quiet">{words.noGrounds}</p>
        ) : (
          <FactField
            name="bailGrounds"
            step={step}
            lines={step.form.groundParts.length > 0 ? 4 : undefined}
          />
        )}
      </div>
      {!onDaysAlone && <GroundParts step={step} />}
      <LedgerSection title={words.earlier.heading}>
        <div className="field-grid">
          <FactsOf facts={factsIn('previous')} step={step} />
        </div>
        <div className="gen-rows">
          <EarlierRows step={step} />
        </div>
      </LedgerSection>
      <LedgerSection title={words.offered}>
        <div className="field-grid">
          <FactsOf facts={factsIn('conditions')} step={step} />
          {step.form.bailConditions === 'custom' && <FactsOf facts={factsIn('custom')} step={step} />}
          <FactPart part="ownWords" title={words.parts.ownWords} step={step} />
        </div>
      </LedgerSection>
      {step.draft && <DocumentsSection of={{ kind: 'draft', id: step.draft._id }} />}
      <LedgerSection title={words.advocate}>
        <div className="field-grid">
          <FactsOf facts={factsIn('advocate')} step={step} />
        </div>
      </LedgerSection>
    </>
  );
}
