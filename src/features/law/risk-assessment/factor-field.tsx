import { ANSWERS, type Factor } from '#law/risk/checklist.ts';
import type { RiskProposal } from '#law/risk/proposal.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Button } from '#ui/controls/button.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import type { FactorChoice } from './checklist-form.ts';

interface FactorFieldProps {
  factor: Factor;
  choice: FactorChoice;
  weight: number;
  because: RiskProposal['because'] | null;
  /** Not yet chosen by the user. */
  isPreset: boolean;
  onChoice: (choice: FactorChoice) => void;
  onWeight: (weight: number) => void;
}

export function FactorField(props: FactorFieldProps) {
  const { factor, choice, weight, because, isPreset, onChoice, onWeight } = props;
  const { risk } = useText();
  const options = [
    ...ANSWERS.map((value) => ({ value, label: risk.answers[value] })),
    { value: 'not-known', label: risk.notKnown } as const,
  ];
  const fromRecord = because && recordWords(factor, because, risk.form);
  return (
    <div className="risk-factor">
      <Segmented<FactorChoice>
        id={factor}
        label={risk.factors[factor]}
        hint={
          <>
            {risk.form.hints[factor]}
            {fromRecord !== null && <span className="risk-record">{fromRecord}</span>}
          </>
        }
        options={options}
        value={choice}
        onChange={onChoice}
        {...(isPreset && { onConfirm: () => onChoice(choice) })}
      />
      {isPreset && (
        <p>
          <Chip kind="sample">{risk.form.preset}</Chip> {risk.form.presetText}{' '}
          <Button kind="quiet" onClick={() => onChoice(choice)}>
            {risk.form.keep} <span className="vh">{risk.form.keepOf(factor)}</span>
          </Button>
        </p>
      )}
      <Weight factor={factor} weight={weight} onWeight={onWeight} />
    </div>
  );
}

/** The native slider has keyboard, touch and accessible name support. */
function Weight({ factor, weight, onWeight }: Pick<FactorFieldProps, 'factor' | 'weight' | 'onWeight'>) {
  const { risk } = useText();
  const id = `${factor}-weight`;
  return (
    <div className="risk-weight">
      <label htmlFor={id}>{risk.form.weightOf(factor)}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={weight}
        aria-valuetext={risk.percent(weight)}
        onChange={(event) => onWeight(event.target.valueAsNumber)}
      />
      <span className="num strong" aria-hidden>
        {risk.percent(weight)}
      </span>
    </div>
  );
}

type RiskFormWords = Catalogue['risk']['form'];

/** Basis of the proposed answer, or a note that the record has none. */
function recordWords(
  factor: Factor,
  { severity, convictions, processes }: RiskProposal['because'],
  words: RiskFormWords,
): string {
  if (factor === 'severityOfCharges' && severity) {
    const { offence, maximum } = severity;
    return words.onRecord(maximum === 0 ? words.fineOnly(offence) : words.severity(offence, maximum));
  }
  if (factor === 'criminalHistory' && convictions !== undefined) {
    return words.onRecord(words.convictions(convictions));
  }
  if (factor === 'flightRisk' && processes !== undefined) return words.onRecord(words.processes(processes));
  return words.notOnRecord;
}
