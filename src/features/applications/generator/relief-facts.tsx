/** What the relief asked for turns on, asked beside it: a paper says nothing of what is not known. */
import type { ComponentType } from 'react';
import type { Relief } from '#contract/application.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useText } from '#parts/text-context.tsx';
import { ChoiceOf, DateOf, type StepProps, TextOf } from './form-fields.tsx';
import { reliefOf } from './proposals.ts';
import { useCharged } from './special-facts.tsx';

const ASKED: Readonly<Partial<Record<Relief, ComponentType<{ step: StepProps }>>>> = {
  default: Investigation,
  undertrial: Detention,
  suspension: Conviction,
  anticipatory: BeforeArrest,
  'regular-magistrate': Trial,
  'regular-sessions': Trial,
  'regular-high-court': Trial,
};

export function ReliefFacts({ step }: { step: StepProps }) {
  const { generator: words } = useText();
  const relief = reliefOf(step.form);
  const Asked = relief === null ? undefined : ASKED[relief];
  if (relief === null || relief === 'bailable' || !Asked) return null;
  return (
    <fieldset className="bare field-wide">
      <legend className="small quiet">{words.turnsOn[relief]}</legend>
      <div className="field-grid">
        <Asked step={step} />
      </div>
    </fieldset>
  );
}

function BeforeArrest({ step }: { step: StepProps }) {
  return (
    <>
      <ChoiceOf name="firInOtherState" step={step} />
      <DateOf name="interimProtectionUntil" step={step} />
    </>
  );
}

function Trial({ step }: { step: StepProps }) {
  return (
    <>
      <TextOf name="trialStage" step={step} autoComplete="off" />
      <DateOf name="firstEvidenceDate" step={step} />
      <TextOf name="witnessesCited" step={step} inputMode="numeric" autoComplete="off" />
      <TextOf name="witnessesExamined" step={step} inputMode="numeric" autoComplete="off" />
      <DateOf name="concludedOn" step={step} />
      {reliefOf(step.form) === 'regular-magistrate' && <ChoiceOf name="sickOrInfirm" step={step} />}
    </>
  );
}

function Investigation({ step }: { step: StepProps }) {
  const { day } = useCourtDay();
  const { form, write } = step;
  // "not filed" is true of a day: today, until another one is typed
  const onChange = (chargesheet: typeof form.chargesheet) =>
    write({
      chargesheet,
      ...(chargesheet === 'not-filed' && { chargesheetOn: day }),
      ...(chargesheet === 'filed' && form.chargesheet === 'not-filed' && { chargesheetOn: '' }),
    });
  return (
    <>
      <DateOf name="firstRemandDate" step={step} />
      <ChoiceOf name="chargesheet" step={step} onChange={onChange} />
      {form.chargesheet !== '' && <DateOf name="chargesheetOn" step={step} />}
      <ChoiceOf name="remandExtension" step={step} />
      {form.remandExtension === 'granted' && <DateOf name="extendedUntil" step={step} />}
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
