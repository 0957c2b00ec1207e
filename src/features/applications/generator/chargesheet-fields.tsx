import { useCourtDay } from '#data/react/use-court-day.ts';
import { ChoiceOf, DateOf, type StepProps } from './form-fields.tsx';

/** The charge-sheet with its day, and whether the time for it was extended. */
export function ChargesheetFields({ step }: { step: StepProps }) {
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
      <ChoiceOf name="chargesheet" step={step} onChange={onChange} />
      {form.chargesheet !== '' && <DateOf name="chargesheetOn" step={step} />}
      <ChoiceOf name="remandExtension" step={step} />
      {form.remandExtension === 'granted' && <DateOf name="extendedUntil" step={step} />}
    </>
  );
}
