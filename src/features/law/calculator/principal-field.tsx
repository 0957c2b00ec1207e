import { isDependentOffence } from '#law/principal-offence.ts';
import { offenceName } from '#law/tables.ts';
import { SectionPicker } from '#parts/section-picker/section-picker.tsx';
import { useText } from '#parts/text-context.tsx';
import { fieldOf, type InputsProps } from './calculator-fields.ts';
import { fallbackCode, sectionsRead } from './form-facts.ts';

/** Asked only if a section follows another offence: abetment, attempt, conspiracy, unlawful assembly. */
export function PrincipalField({ form, write, faults, tab, asOf, tables }: InputsProps) {
  const { calculator: words } = useText();
  const read = tables ? sectionsRead(form, { tab, asOf, tables }) : [];
  const followers = read.flatMap((one) =>
    one.kind === 'offence' && isDependentOffence(one.offence) ? [offenceName(one.offence)] : [],
  );
  if (followers.length === 0) return null;
  return (
    <SectionPicker
      {...fieldOf('principal', faults, words.fields)}
      hint={words.hints.principal(followers.join(', '))}
      value={form.principal}
      onChange={(principal) => write({ principal })}
      fallbackCode={fallbackCode(tab)}
    />
  );
}
