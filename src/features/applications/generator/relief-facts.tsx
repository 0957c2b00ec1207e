/** What the relief asked for turns on, asked beside it: a paper says nothing of what is not known. */
import { dayInIndia } from '#kernel/calendar-date.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { ChoiceOf, DateOf, type StepProps, TextOf } from './form-fields.tsx';
import { reliefOf } from './proposals.ts';

export function ReliefFacts({ step }: { step: StepProps }) {
  const { generator: words } = useText();
  const relief = reliefOf(step.form);
  if (relief !== 'default' && relief !== 'undertrial' && relief !== 'suspension') return null;
  return (
    <fieldset className="bare field-wide">
      <legend className="small quiet">{words.turnsOn[relief]}</legend>
      <div className="field-grid">
        {relief === 'default' && <Investigation step={step} />}
        {relief === 'undertrial' && <Detention step={step} />}
        {relief === 'suspension' && <Conviction step={step} />}
      </div>
    </fieldset>
  );
}

function Investigation({ step }: { step: StepProps }) {
  const { ports } = useDevice();
  const { form, write } = step;
  // "not filed" is true of a day: today, until another one is typed
  const onChange = (chargesheet: typeof form.chargesheet) =>
    write({
      chargesheet,
      ...(chargesheet === 'not-filed' && { chargesheetOn: dayInIndia(ports.now()) }),
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
  return (
    <>
      <ChoiceOf name="antecedents" step={step} />
      <TextOf name="delayDays" step={step} inputMode="numeric" autoComplete="off" />
    </>
  );
}

function Conviction({ step }: { step: StepProps }) {
  return (
    <>
      <TextOf name="convictingCourt" step={step} autoComplete="off" />
      <DateOf name="convictedOn" step={step} />
      <TextOf name="sentence" step={step} autoComplete="off" />
      <TextOf name="appealNumber" step={step} autoComplete="off" />
      <ChoiceOf name="finePaid" step={step} />
    </>
  );
}
