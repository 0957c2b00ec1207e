/** What a special Act among the sections asks of the order below, and of the person. */
import { readSections, refsOf } from '#contract/section-text.ts';
import { splitSections } from '#domain/form-lists.ts';
import { penalCodeOn } from '#domain/law-facts.ts';
import { isDay } from '#kernel/calendar-date.ts';
import { appealIn } from '#law/special/high-court-appeal.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { useText } from '#parts/text-context.tsx';
import { FoldedPart } from './folded-part.tsx';
import { ChoiceOf, DateOf, LongTextOf, type StepProps, TextOf } from './form-fields.tsx';
import { reliefOf } from './proposals.ts';

/** The Acts charged, by their codes; empty until the tables are read. */
export function useCharged({ form }: StepProps): readonly string[] {
  const law = useLawTables();
  if (law.status !== 'ready') return [];
  const code = isDay(form.offenceDate) ? penalCodeOn(form.offenceDate) : undefined;
  const read = splitSections(form.sections).flatMap((text) => readSections(text, law.tables, code));
  return [...new Set(refsOf(read).map((ref) => ref.code))];
}

export function SpecialFacts({ step }: { step: StepProps }) {
  const charged = useCharged(step);
  return (
    <>
      <ImpugnedOrder step={step} charged={charged} />
      <OfThePerson step={step} charged={charged} />
    </>
  );
}

interface ChargedProps {
  readonly step: StepProps;
  readonly charged: readonly string[];
}

function ImpugnedOrder({ step, charged }: ChargedProps) {
  const { generator: words } = useText();
  const appeal = charged.some((code) => appealIn(code) !== undefined);
  if (!appeal || reliefOf(step.form) !== 'regular-high-court') return null;
  return (
    <fieldset className="bare field-wide">
      <legend className="small quiet">{words.impugned}</legend>
      <div className="field-grid">
        <DateOf name="specialCourtOrderOn" step={step} />
        <TextOf name="specialCourtName" step={step} autoComplete="off" />
        <LongTextOf name="delayCause" step={step} rows={3} />
      </div>
    </fieldset>
  );
}

function OfThePerson({ step, charged }: ChargedProps) {
  const { generator: words } = useText();
  const relief = reliefOf(step.form);
  const merits = relief?.startsWith('regular-') === true || relief === 'anticipatory';
  if (!merits || !charged.some((code) => OF_THE_PERSON.has(code))) return null;
  return (
    <fieldset className="bare field-wide">
      <legend className="small quiet">{words.ofThePerson}</legend>
      <div className="field-grid">
        {charged.includes('MCOCA') && <ChoiceOf name="onBailAtOffence" step={step} />}
        {charged.includes('UAPA') && <ChoiceOf name="unlawfulEntry" step={step} />}
        {charged.includes('PMLA') && (
          <TextOf name="amountInvolved" step={step} inputMode="numeric" autoComplete="off" />
        )}
      </div>
    </fieldset>
  );
}

const OF_THE_PERSON: ReadonlySet<string> = new Set(['MCOCA', 'UAPA', 'PMLA']);

const PERSON = ['woman', 'child', 'sickOrInfirm', 'ageAtAct'] as const;

/** Whom a proviso excepts, and whom another board hears; a woman and a child follow from gender and age. */
export function PersonFacts({ step }: { step: StepProps }) {
  const { generator: words } = useText();
  return (
    <FoldedPart title={words.parts.person} fields={PERSON} step={step}>
      <div className="field-grid">
        <ChoiceOf name="woman" step={step} />
        <ChoiceOf name="child" step={step} />
        <ChoiceOf name="sickOrInfirm" step={step} />
        <TextOf name="ageAtAct" step={step} inputMode="numeric" autoComplete="off" />
      </div>
    </FoldedPart>
  );
}
