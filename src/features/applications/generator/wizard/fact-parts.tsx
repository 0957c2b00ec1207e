/** The parts of a step, drawn from the registry of facts. */
import type { Respondent } from '#law/forum/act-forum.ts';
import { readSectionList, refsOf } from '#contract/case/section-text.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { splitSections } from '#domain/application/form-lists.ts';
import { FIXED_IN_APPLICATION } from '#domain/case/fixed-court.ts';
import { penalCodeOn } from '#domain/case/law-facts.ts';
import { factRow, factsIn, isAsked, WIZARD_FACTS, type WizardFact } from '#facts/facts.ts';
import { isDay } from '#kernel/calendar-date.ts';
import type { Relief } from '#law/relief.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { FoldedPart } from './folded-part.tsx';
import { FactField, type StepProps } from './form-fields.tsx';
import { reliefOf } from './proposals.ts';
import { isRecentFact, RecentField } from './recent-field.tsx';

/** The Acts charged, by their codes; empty until the tables are read. */
export function useCharged({ form }: StepProps): readonly string[] {
  const law = useLawTables();
  if (law.status !== 'ready') return [];
  const code = isDay(form.offenceDate) ? penalCodeOn(form.offenceDate) : undefined;
  const read = readSectionList(splitSections(form.sections), law.tables, { code });
  return [...new Set(refsOf(read).map((ref) => ref.code))];
}

/** Usual respondents of the charged special Acts. */
export function useRespondents(step: StepProps): readonly Respondent[] {
  const law = useLawTables();
  const charged = useCharged(step);
  if (law.status !== 'ready') return [];
  return law.tables.acts
    .filter(({ code }) => charged.includes(code))
    .flatMap(({ forum }) => forum.respondents);
}

interface FactsOfProps {
  readonly facts: readonly WizardFact[];
  readonly step: StepProps;
}

/** Those of these facts that are asked here, one field each. */
export function FactsOf({ facts, step }: FactsOfProps) {
  const charged = useCharged(step);
  const isOfAct = (fact: WizardFact) => {
    const { charged: act } = factRow(fact);
    return act === undefined || charged.includes(act);
  };
  const isFixed = (fact: WizardFact) =>
    step.draft?.amends !== undefined && FIXED_IN_APPLICATION.some((field) => field === fact);
  return facts
    .filter((fact) => isAsked(fact, step.form) && isOfAct(fact) && !isFixed(fact))
    .map((fact) => {
      if (fact === 'chargesheet') return <Chargesheet key={fact} step={step} />;
      if (isRecentFact(fact)) return <RecentField key={fact} name={fact} step={step} />;
      return <FactField key={fact} name={fact} step={step} />;
    });
}

/** "Not filed" is true of a day: today, until another one is typed. */
function Chargesheet({ step }: { step: StepProps }) {
  const { day } = useCourtDay();
  const { form, write } = step;
  const onChange = (typed: string) => {
    const chargesheet = typed === 'filed' || typed === 'not-filed' ? typed : '';
    write({
      chargesheet,
      ...(chargesheet === 'not-filed' && { chargesheetOn: day }),
      ...(chargesheet === 'filed' && form.chargesheet === 'not-filed' && { chargesheetOn: '' }),
    });
  };
  return <FactField name="chargesheet" step={step} onChange={onChange} />;
}

/** The facts that this relief turns on. */
export const factsFor = (relief: Relief): WizardFact[] =>
  WIZARD_FACTS.filter((fact) => factRow(fact).turnsOn === relief);

interface FactPartProps {
  readonly part: string;
  readonly title: string;
  readonly text?: string;
  readonly step: StepProps;
}

/** A folded part. What the relief turns on is asked beside the relief, and not here again. */
export function FactPart({ part, title, text, step }: FactPartProps) {
  const relief = reliefOf(step.form);
  const facts = factsIn(part).filter((fact) => relief === null || factRow(fact).turnsOn !== relief);
  return (
    <FoldedPart title={title} fields={facts} step={step}>
      {text !== undefined && <p className="small quiet">{text}</p>}
      <div className="field-grid">
        <FactsOf facts={facts} step={step} />
      </div>
    </FoldedPart>
  );
}
