/** Everything that Calculate gives, from one form on one day: what the screen shows and the report prints. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { daysOut } from '#law/custody-days.ts';
import { determineAll, type Determinations } from '#law/determine.ts';
import type { FactName } from '#law/facts.ts';
import { addDays } from '#kernel/calendar-date.ts';
import type { Proof } from '#parts/proof-cards/proof-cards.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { type Answer, answerOf, type Figure, figuresOf } from './answer.ts';
import type { CalculatorForm } from './calculator-form.ts';
import { type DateRow, dateRows } from './custody-dates.ts';
import { type Discretion, discretionOf } from './discretion.ts';
import { FIELD_OF } from './fact-fields.ts';
import { type Asked, factsOf, isEstimated } from './form-facts.ts';
import { limbsOf } from './limbs.ts';
import { type ScoreCard, scoreCard } from './score-card.ts';
import { daysServed, yearsServed } from './years-served.ts';

export interface CalculatorResult {
  readonly found: Determinations;
  readonly answer: Answer;
  readonly figures: readonly Figure[];
  readonly proofs: readonly Proof[];
  readonly discretion: Discretion;
  readonly score: ScoreCard;
  readonly dates: readonly DateRow[];
  readonly served: number | null;
  readonly estimated: boolean;
}

interface Given extends Asked {
  readonly words: Pick<Catalogue, 'calculator' | 'law' | 'picker'>;
  /** The form as the record filled it, where there is one. */
  readonly seeded: CalculatorForm | null;
}

export function resultOf(form: CalculatorForm, given: Given): CalculatorResult {
  const { asOf, tab, tables, words } = given;
  const found = determineAll(factsOf(form, given), tables, asOf);
  const { firstDay, out } = found.matter;
  const served = firstDay === undefined ? null : daysServed(firstDay, asOf, out);
  const counted = firstDay === undefined ? null : yearsServed(firstDay, asOf, out);
  const answer = answerOf(found, words);
  const free =
    firstDay === undefined ? 0 : daysOut(out, { from: firstDay, before: addDays(asOf, 1), known: asOf });
  const context = {
    found,
    words,
    from: sourceOf(form, given),
    served: served === null ? null : { days: served, out: free },
  };
  return {
    found,
    answer,
    served,
    estimated: isEstimated(form),
    figures: figuresOf(found, answer, { served, words }),
    proofs: limbsOf(context),
    discretion: discretionOf(context),
    score: scoreCard(form, { tab, found, counted, words }),
    dates: dateRows(found, words),
  };
}

function sourceOf(form: CalculatorForm, { seeded, words, asOf }: Given): (fact: FactName) => string {
  const { from } = words.calculator;
  const today: CalendarDate = asOf;
  return (fact) => {
    const field = FIELD_OF[fact];
    if (field === null) return from.table;
    if (fact === 'arrestDate' && isEstimated(form)) return from.years;
    if (form[field] === '' || form[field] === 'unknown') return from.nothing;
    return seeded && seeded[field] === form[field] ? from.record : from.you(indianDate(today));
  };
}
