import { isDependentOffence } from '#law/principal-offence.ts';
import type { InputsProps } from './calculator-fields.ts';
import { FactInput } from './fact-input.tsx';
import { sectionsRead } from './form-facts.ts';

/** Asked only if a section follows another offence: abetment, attempt, conspiracy, unlawful assembly. */
export function PrincipalField(props: InputsProps) {
  const { form, tab, asOf, tables } = props;
  const read = tables ? sectionsRead(form, { tab, asOf, tables }) : [];
  const hasFollower = read.some((one) => one.kind === 'offence' && isDependentOffence(one.offence));
  if (!hasFollower) return null;
  return <FactInput name="principal" {...props} />;
}
