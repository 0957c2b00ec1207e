import { ChoiceOf, LongTextOf, type StepProps, TextOf } from './form-fields.tsx';

export function PersonStep(step: StepProps) {
  return (
    <div className="field-grid">
      <TextOf name="fullName" step={step} autoComplete="off" />
      <TextOf name="nameLocal" step={step} autoComplete="off" />
      <TextOf name="parentage" step={step} autoComplete="off" />
      <TextOf name="age" step={step} inputMode="numeric" autoComplete="off" />
      <ChoiceOf name="gender" step={step} />
      <TextOf name="occupation" step={step} autoComplete="off" />
      <LongTextOf name="address" step={step} rows={3} />
      <TextOf name="phone" step={step} type="tel" inputMode="tel" autoComplete="off" />
      <TextOf name="email" step={step} type="email" inputMode="email" autoComplete="off" />
    </div>
  );
}
