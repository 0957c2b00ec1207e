/** Result of a calculation from one form on one day, shared by screen and report. */
import { type CalendarDate, daysBetween, indianDate } from '#kernel/calendar-date.ts';
import { undertrialRelease } from '#law/bnss/s479-undertrial-detention.ts';
import { determineAll } from '#law/determine.ts';
import type { FactName, LawFacts } from '#law/facts.ts';
import { matterOf } from '#law/matter.ts';
import { BNSS_FROM, type Relief } from '#law/relief.ts';
import type { Source } from '#law-explain/condition.ts';
import { explain, type Explanation } from '#law-explain/explanation.ts';
import { RELIEF_OF_RIGHT } from '#law-explain/leading-answer.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { type CalculatorForm, type FieldName, withoutHiddenAnswers } from './calculator-form.ts';
import type { RouteField } from '#parts/route-facts/route-faults.ts';
import { FIELD_OF, typedIn } from './fact-fields.ts';
import { type CalculationInput, factsOf, isEstimated } from './form-facts.ts';
import { type ScoreCard, scoreCard } from './score-card.ts';

export interface CalculatorResult {
  readonly explained: Explanation;
  readonly figures: readonly Figure[];
  readonly score: ScoreCard;
  readonly estimated: boolean;
  /** On the tab of the former code: the day of its one half. It no longer decides release. */
  readonly formerHalf: CalendarDate | null;
  /** Source of a known fact, as text. */
  readonly from: (source: Source) => string;
}

interface ResultInput extends CalculationInput {
  readonly words: Pick<Catalogue, 'calculator' | 'explained' | 'law' | 'picker'>;
  /** Form filled from the record, if any. */
  readonly seeded: CalculatorForm | null;
}

export function resultOf(form: CalculatorForm, given: ResultInput): CalculatorResult {
  const { asOf, tab, tables, words } = given;
  const facts = factsOf(form, given);
  const explained = explain(determineAll(facts, tables, asOf));
  return {
    explained,
    figures: figuresOf(explained, words),
    score: scoreCard(withoutHiddenAnswers(form), { tab, explained, words }),
    estimated: isEstimated(form),
    formerHalf: tab === 'crpc' && asOf >= BNSS_FROM ? formerHalf(facts, given) : null,
    from: sourceIn(form, given),
  };
}

const formerHalf = (facts: LawFacts, { tables, asOf }: ResultInput): CalendarDate | null =>
  undertrialRelease(matterOf({ ...facts, regime: 'CrPC' }, tables, asOf)).dates?.oneHalf ?? null;

/** Relief to apply for today; empty if no right is available. */
export const reliefToday = ({ leading }: Explanation): Relief | '' => {
  if (leading.kind === 'contested') return leading.due ? 'undertrial' : '';
  return leading.kind === 'entitled' ? RELIEF_OF_RIGHT[leading.right] : '';
};

/** A fact that the form does not show comes from the record, so an answered fact is never "not stated". */
function sourceIn(typed: CalculatorForm, given: ResultInput): CalculatorResult['from'] {
  const { calculator: words } = given.words;
  const form = withoutHiddenAnswers(typed);
  const facts = factsOf(form, given);
  return (source) => {
    if (source === 'tables') return words.from.table;
    if (source === 'custody-certificate') return words.from.certificate;
    if (source === 'arrestDate' && isEstimated(form)) return words.from.years;
    const field = fieldFor(source, form);
    if (field === null) return words.from.table;
    return typedIn(form, field) === '' && isKnown(source, facts)
      ? words.from.record
      : saidIn(form, field, given);
  };
}

function saidIn(
  form: CalculatorForm,
  field: FieldName | RouteField,
  { seeded, words, asOf }: ResultInput,
): string {
  const { from } = words.calculator;
  const value = typedIn(form, field);
  if (value === '') return from.nothing;
  if (value === 'unknown') return from.notKnown;
  return seeded && typedIn(seeded, field) === value ? from.record : from.you(indianDate(asOf));
}

/** Sections of earlier convictions are asked only if there are convictions. */
const fieldFor = (fact: FactName, form: CalculatorForm): FieldName | RouteField | null =>
  fact === 'convictions' && form.earlierSections === '' ? 'previousConvictions' : (FIELD_OF[fact] ?? null);

function isKnown(fact: FactName, facts: LawFacts): boolean {
  if (fact === 'arrestDate') return facts.arrestDate !== undefined || (facts.custody ?? []).length > 0;
  const known: Readonly<Partial<Record<string, unknown>>> = { ...facts };
  return known[fact] !== undefined;
}

interface Figure {
  readonly value: number;
  readonly unit: string;
  readonly open?: boolean;
}

type FigureWords = Pick<Catalogue, 'calculator'>;

/** Custody, required time and remaining time of the right in the answer. */
function figuresOf({ found, leading, served }: Explanation, { calculator }: FigureWords): Figure[] {
  const { figures } = calculator;
  const { dates, thresholdDate } = found.undertrial;
  if (served === null) return [];
  const custody = { value: served.days, unit: figures.custody };
  if (leading.on === null || !dates) return [custody];
  const gap = daysBetween(leading.on, found.matter.asOf);
  const part = leading.on === dates.maximum ? 'whole' : found.undertrial.fraction === '1/3' ? '1/3' : '1/2';
  const needed =
    leading.on === thresholdDate || leading.on === dates.maximum
      ? [{ value: Math.max(0, served.days - gap), unit: figures.needed[part] }]
      : [];
  if (gap < 0) return [custody, ...needed, { value: -gap, unit: figures.left }];
  const open = leading.kind === 'may-be-open' ? figures.sinceMayBe : figures.past;
  return [custody, ...needed, { value: gap, unit: open, open: true }];
}
