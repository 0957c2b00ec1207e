/** Questions that the charged sections leave open: the principal offence, and the limb of a section. */
import { limbQuestionsIn } from '#domain/case/limb-questions.ts';
import { isDependentOffence } from '#law/principal-offence.ts';
import { LimbField } from '#parts/limb-field/limb-field.tsx';
import type { InputsProps } from './calculator-fields.ts';
import { controlId } from './calculator-form.ts';
import { FactInput } from './fact-input.tsx';
import { factsOf, sectionsRead } from './form-facts.ts';

export function ChargeQuestions(props: InputsProps) {
  return (
    <>
      <PrincipalField {...props} />
      <LimbOfCharge {...props} />
    </>
  );
}

/** Asked only if a section follows another offence: abetment, attempt, conspiracy, unlawful assembly. */
function PrincipalField(props: InputsProps) {
  const { form, tab, asOf, tables } = props;
  const read = tables ? sectionsRead(form, { tab, asOf, tables }) : [];
  const hasFollower = read.some((one) => one.kind === 'offence' && isDependentOffence(one.offence));
  if (!hasFollower) return null;
  return <FactInput name="principal" {...props} />;
}

/** Asked only if another section, an earlier conviction or the record points to a limb. */
function LimbOfCharge({ form, write, tab, asOf, tables, record }: InputsProps) {
  if (!tables) return null;
  const questions = limbQuestionsIn(factsOf(form, { tab, asOf, tables, record }), tables);
  return (
    <LimbField
      id={controlId('limb')}
      questions={questions}
      value={form.limb}
      onChange={(limb) => write({ limb })}
    />
  );
}
