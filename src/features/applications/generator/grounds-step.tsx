import { DocumentsSection } from '#parts/documents/documents-section.tsx';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { EarlierRows } from './earlier-rows.tsx';
import { FoldedPart } from './folded-part.tsx';
import { ChoiceOf, LongTextOf, type StepProps, TextOf } from './form-fields.tsx';
import { GroundParts } from './ground-parts.tsx';

const OWN_WORDS = ['undertakings', 'prayer'] as const;

export function GroundsStep(step: StepProps) {
  const { generator: words } = useText();
  const onDaysAlone = step.form.relief === 'default';
  return (
    <>
      <div className="field-grid">
        {onDaysAlone ? (
          <p className="field-wide quiet">{words.noGrounds}</p>
        ) : (
          <LongTextOf name="bailGrounds" step={step} rows={step.form.groundParts.length > 0 ? 4 : 8} />
        )}
      </div>
      {!onDaysAlone && <GroundParts step={step} />}
      <LedgerSection title={words.earlier.heading}>
        <div className="field-grid">
          <ChoiceOf name="previousBail" step={step} />
        </div>
        <div className="gen-rows">
          <EarlierRows step={step} />
        </div>
      </LedgerSection>
      <LedgerSection title={words.offered}>
        <div className="field-grid">
          <ChoiceOf name="bailConditions" step={step} />
          {step.form.bailConditions === 'custom' && (
            <LongTextOf name="customConditions" step={step} rows={4} />
          )}
          <FoldedPart title={words.parts.ownWords} fields={OWN_WORDS} step={step}>
            <div className="field-grid">
              <LongTextOf name="undertakings" step={step} rows={4} />
              <LongTextOf name="prayer" step={step} rows={4} />
            </div>
          </FoldedPart>
        </div>
      </LedgerSection>
      {step.draft && <DocumentsSection of={{ kind: 'draft', id: step.draft._id }} />}
      <LedgerSection title={words.advocate}>
        <div className="field-grid">
          <TextOf name="advocateName" step={step} autoComplete="off" />
          <TextOf name="enrolmentNumber" step={step} autoComplete="off" />
          <TextOf name="advocateAddress" step={step} autoComplete="off" />
          <TextOf name="advocatePhone" step={step} type="tel" inputMode="tel" autoComplete="off" />
        </div>
      </LedgerSection>
    </>
  );
}
