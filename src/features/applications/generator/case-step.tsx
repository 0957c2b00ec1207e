import { useText } from '#parts/text-context.tsx';
import { CourtAdvice } from './court-advice.tsx';
import { CustodyProposal } from './custody-proposal.tsx';
import { ChoiceOf, DateOf, LongTextOf, SectionsOf, type StepProps, TextOf } from './form-fields.tsx';
import { reliefOf } from './proposals.ts';
import { ArrestFacts } from './arrest-facts.tsx';
import { OtherCaseRows } from './other-case-rows.tsx';
import { ReliefFacts } from './relief-facts.tsx';
import { SameCase } from './same-case.tsx';
import { SpecialFacts } from './special-facts.tsx';

export function CaseStep(step: StepProps) {
  const { choices, generator: words } = useText();
  const proposed = reliefOf({ ...step.form, relief: '' });
  const proposedLabel = choices.relief.find(({ value }) => value === proposed)?.label;
  return (
    <>
      <div className="field-grid">
        <TextOf name="firNumber" step={step} autoComplete="off" />
        <DateOf name="firDate" step={step} />
        <TextOf name="policeStation" step={step} autoComplete="off" />
        <TextOf name="district" step={step} autoComplete="off" />
        <TextOf name="state" step={step} autoComplete="off" list="indian-states" />
        <States />
        <SameCase step={step} />
        <ChoiceOf name="court" step={step} />
        <TextOf name="courtPlace" step={step} autoComplete="off" list="court-places" />
        <ChoiceOf name="custodyStatus" step={step} />
        <CourtAdvice step={step} />
        <DateOf name="arrestDate" step={step} />
        <TextOf name="custodyPeriod" step={step} autoComplete="off" />
        <CustodyProposal step={step} />
        {step.form.custodyStatus !== 'not-arrested' && <TextOf name="jail" step={step} autoComplete="off" />}
        <ChoiceOf
          name="relief"
          step={step}
          none={proposedLabel === undefined ? words.choose : words.sameAsProposed(proposedLabel)}
        />
        <ReliefFacts step={step} />
        <SectionsOf step={step} />
        <DateOf name="offenceDate" step={step} />
        <SpecialFacts step={step} />
        <LongTextOf name="allegations" step={step} rows={6} />
        <ArrestFacts step={step} />
      </div>
      <OtherCaseRows step={step} />
    </>
  );
}

/** The States and Union Territories, offered and never forced. */
function States() {
  const { generator: words } = useText();
  return (
    <datalist id="indian-states">
      {words.states.map((state) => (
        <option key={state}>{state}</option>
      ))}
    </datalist>
  );
}
