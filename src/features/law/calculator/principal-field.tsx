import { isDependentOffence } from '#law/principal-offence.ts';
import { offenceName } from '#law/tables.ts';
import { useText } from '#parts/text-context.tsx';
import type { InputsProps } from './calculator-fields.ts';
import { FactInput } from './fact-input.tsx';
import { sectionsRead } from './form-facts.ts';

/** Asked only if a section follows another offence: abetment, attempt, conspiracy, unlawful assembly. */
export function PrincipalField(props: InputsProps) {
  const { form, tab, asOf, tables } = props;
  const { calculator: words } = useText();
  const read = tables ? sectionsRead(form, { tab, asOf, tables }) : [];
  const followers = read.flatMap((one) =>
    one.kind === 'offence' && isDependentOffence(one.offence) ? [offenceName(one.offence)] : [],
  );
  if (followers.length === 0) return null;
  return <FactInput name="principal" hint={words.hints.principal(followers.join(', '))} {...props} />;
}
