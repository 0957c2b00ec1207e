/** Everything that Calculate gives, from one form on one day: what the screen shows and the report prints. */
import { indianDate } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import type { Relief } from '#law/relief.ts';
import type { Source } from '#law-explain/condition.ts';
import { type Explanation, explain } from '#law-explain/explanation.ts';
import { RELIEF_OF_RIGHT } from '#law-explain/leading-answer.ts';
import type { Catalogue } from '#text/catalogue.ts';
import type { CalculatorForm } from './calculator-form.ts';
import { FIELD_OF } from './fact-fields.ts';
import { type Figure, figuresOf } from './figures.ts';
import { type Asked, factsOf, isEstimated } from './form-facts.ts';
import { type ScoreCard, scoreCard } from './score-card.ts';

export interface CalculatorResult {
  readonly explained: Explanation;
  readonly figures: readonly Figure[];
  readonly score: ScoreCard;
  readonly estimated: boolean;
  /** Where what is known of a condition comes from, in words. */
  readonly from: (source: Source) => string;
}

interface Given extends Asked {
  readonly words: Pick<Catalogue, 'calculator' | 'explained' | 'law' | 'picker'>;
  /** The form as the record filled it, where there is one. */
  readonly seeded: CalculatorForm | null;
}

export function resultOf(form: CalculatorForm, given: Given): CalculatorResult {
  const { asOf, tab, tables, words } = given;
  const explained = explain(determineAll(factsOf(form, given), tables, asOf));
  return {
    explained,
    figures: figuresOf(explained, words),
    score: scoreCard(form, { tab, explained, words }),
    estimated: isEstimated(form),
    from: sourceIn(form, given),
  };
}

/** What an application would ask for today: nothing where no right stands. */
export const reliefToday = ({ leading }: Explanation): Relief | '' => {
  if (leading.kind === 'contested') return leading.due ? 'undertrial' : '';
  return leading.kind === 'entitled' ? RELIEF_OF_RIGHT[leading.right] : '';
};

function sourceIn(form: CalculatorForm, { seeded, words, asOf }: Given): CalculatorResult['from'] {
  const { from } = words.calculator;
  return (source) => {
    if (source === 'tables') return from.table;
    if (source === 'custody-certificate') return from.certificate;
    const field = FIELD_OF[source];
    if (field === null) return from.table;
    if (source === 'arrestDate' && isEstimated(form)) return from.years;
    if (form[field] === '' || form[field] === 'unknown') return from.nothing;
    return seeded && seeded[field] === form[field] ? from.record : from.you(indianDate(asOf));
  };
}
