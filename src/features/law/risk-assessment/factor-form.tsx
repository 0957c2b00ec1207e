import { CircleCheck, Scale } from 'lucide-react';
import { type Factor, FACTORS, totalOf } from '#law/risk/checklist.ts';
import type { RiskProposal } from '#law/risk/proposal.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Icon, Seal } from '#ui/icon.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import type { ChecklistForm, FactorChoice } from './checklist-form.ts';
import { FactorField } from './factor-field.tsx';

interface FactorFormProps {
  form: ChecklistForm;
  onForm: (form: ChecklistForm) => void;
  onAssess: () => void;
  /** Basis of the recorded answers; null without a record. */
  because: RiskProposal['because'] | null;
}

export function FactorForm({ form, onForm, onAssess, because }: FactorFormProps) {
  const { risk } = useText();
  const { choices, weights, presets } = form;
  const total = totalOf(weights);
  const choose = (factor: Factor, choice: FactorChoice) =>
    onForm({
      ...form,
      choices: { ...choices, [factor]: choice },
      presets: presets.filter((each) => each !== factor),
    });
  const weigh = (factor: Factor, weight: number) =>
    onForm({ ...form, weights: { ...weights, [factor]: weight } });
  return (
    <LedgerSection title={risk.form.title}>
      <form
        className="sheet sheet--pad risk-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (total === 100) onAssess();
        }}
      >
        {FACTORS.map((factor) => (
          <FactorField
            key={factor}
            factor={factor}
            choice={choices[factor]}
            weight={weights[factor]}
            because={because}
            isPreset={presets.includes(factor)}
            onChoice={(choice) => choose(factor, choice)}
            onWeight={(weight) => weigh(factor, weight)}
          />
        ))}
        <Total total={total} />
        <Button kind="primary" icon={Scale} type="submit" disabled={total !== 100}>
          {total === 100 ? risk.form.assess : risk.form.assessNot(total)}
        </Button>
      </form>
    </LedgerSection>
  );
}

function Total({ total }: { total: number }) {
  const { form, percent } = useText().risk;
  const right = total === 100;
  return (
    <output className={right ? 'risk-total risk-total--right' : 'risk-total'}>
      <span>{form.total}</span>
      <strong className="num">
        {right ? <Icon of={CircleCheck} /> : <Seal />}
        {percent(total)}, {right ? form.totalRight : form.totalWrong(total)}
      </strong>
    </output>
  );
}
