/** What the relief asked for turns on, asked beside it: a paper says nothing of what is not known. */
import type { ComponentType } from 'react';
import type { Relief } from '#contract/application.ts';
import { useText } from '#parts/text-context.tsx';
import { ChargesheetFields } from './chargesheet-fields.tsx';
import { ChoiceOf, DateOf, type StepProps, TextOf } from './form-fields.tsx';
import { reliefOf } from './proposals.ts';
import { useCharged } from './special-facts.tsx';

/** The reliefs that stand or fall with a few facts; what the others turn on is folded below. */
type Turning = Extract<Relief, 'default' | 'undertrial' | 'suspension' | 'anticipatory'>;

const ASKED: Readonly<Record<Turning, ComponentType<{ step: StepProps }>>> = {
  default: Investigation,
  undertrial: Detention,
  suspension: Conviction,
  anticipatory: BeforeArrest,
};

export function ReliefFacts({ step }: { step: StepProps }) {
  const { generator: words } = useText();
  const relief = reliefOf(step.form);
  if (relief === null || !isTurning(relief)) return null;
  const Asked = ASKED[relief];
  return (
    <fieldset className="bare field-wide">
      <legend className="small quiet">{words.turnsOn[relief]}</legend>
      <div className="field-grid">
        <Asked step={step} />
      </div>
    </fieldset>
  );
}

const isTurning = (relief: Relief): relief is Turning => relief in ASKED;

function BeforeArrest({ step }: { step: StepProps }) {
  return (
    <>
      <ChoiceOf name="firInOtherState" step={step} />
      <DateOf name="interimProtectionUntil" step={step} />
    </>
  );
}

function Investigation({ step }: { step: StepProps }) {
  return (
    <>
      <DateOf name="firstRemandDate" step={step} />
      <ChargesheetFields step={step} />
    </>
  );
}

function Detention({ step }: { step: StepProps }) {
  return <TextOf name="delayDays" step={step} inputMode="numeric" autoComplete="off" />;
}

function Conviction({ step }: { step: StepProps }) {
  const charged = useCharged(step);
  return (
    <>
      <TextOf name="convictingCourt" step={step} autoComplete="off" />
      <DateOf name="convictedOn" step={step} />
      <TextOf name="sentence" step={step} autoComplete="off" />
      <TextOf name="appealNumber" step={step} autoComplete="off" />
      <ChoiceOf name="finePaid" step={step} />
      <ChoiceOf name="onBailAtConviction" step={step} />
      {charged.includes('NI') && <ChoiceOf name="chequeDeposit" step={step} />}
      {charged.includes('NI') && step.form.chequeDeposit === 'ordered' && (
        <DateOf name="chequeDepositOn" step={step} />
      )}
    </>
  );
}
