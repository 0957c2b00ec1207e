/** The field that corrects a point, in its place. */
import type { AskedField } from '#domain/application/field-at.ts';
import { ASKED_AT } from '#domain/application/field-at.ts';
import { FIXED_IN_APPLICATION } from '#domain/case/fixed-court.ts';
import { isFact, WIZARD_FACTS, type WizardFact } from '#facts/facts.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EarlierRows } from '../wizard/earlier-rows.tsx';
import { FactsOf } from '../wizard/fact-parts.tsx';
import type { StepProps } from '../wizard/form-fields.tsx';
import type { GoTo } from '../wizard/go-to.ts';
import { OtherCaseRows } from '../wizard/other-case-rows.tsx';
import { WarrantRows } from '../wizard/warrant-rows.tsx';

interface FieldFixProps {
  readonly field: AskedField;
  readonly step: StepProps;
  readonly goTo: GoTo;
}

export function FieldFix({ field, step, goTo }: FieldFixProps) {
  const { facts, generator } = useText();
  const at = { ...step, target: field };
  if (field === 'antecedents') return <OtherCaseRows step={at} />;
  if (field === 'coercive') return <WarrantRows step={at} />;
  if (!isShownInPlace(field) || (step.draft?.amends !== undefined && isFixed(field))) {
    return (
      <Button kind="quiet" onClick={() => goTo(ASKED_AT[field].step, field)}>
        {generator.preflight.mend(facts.labels[field])}
      </Button>
    );
  }
  return (
    <div className="field-grid">
      <FactsOf facts={FOLLOWED_BY[field] ?? [field]} step={at} />
      {field === 'previousBail' && (
        <div className="field-wide gen-rows">
          <EarlierRows step={at} />
        </div>
      )}
    </div>
  );
}

const isFixed = (field: AskedField): boolean => FIXED_IN_APPLICATION.some((each) => each === field);

/** The relief and the limb decide other questions of their step. */
const isShownInPlace = (field: AskedField): field is WizardFact =>
  isFact(field) && WIZARD_FACTS.some((fact) => fact === field) && field !== 'relief' && field !== 'limb';

/** Facts that complete the answer. */
const FOLLOWED_BY: Readonly<Partial<Record<WizardFact, readonly WizardFact[]>>> = {
  chargesheet: ['chargesheet', 'chargesheetOn', 'trialStage'],
  custodyStatus: ['custodyStatus', 'arrestDate'],
};
