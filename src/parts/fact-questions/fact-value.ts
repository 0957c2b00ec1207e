/** Text of a recorded fact; null if unknown. */
import { sectionText } from '#contract/case/section-text.ts';
import { factRow } from '#facts/facts.ts';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { OwnQuestion, Question } from './fact-form.ts';
import type { KnownFacts } from '#domain/case/clock-matter.ts';
import {
  isRouteQuestion,
  ROUTE_QUESTIONS,
  type RouteForm,
  type RoutePart,
  type RouteQuestion,
  shownParts,
} from '#parts/route-facts/route-form.ts';
import { routeLabelsIn } from '#parts/route-facts/route-faults.ts';
import { routeOptions } from '#parts/route-facts/route-options.ts';
import { recordedAnswer, routeFormOf } from '#parts/route-facts/route-form-of.ts';
import { askedAnswer } from '#text/fact-words.ts';
import type { Catalogue } from '#text/catalogue.ts';

export const factValue = (question: Question, facts: KnownFacts, text: Catalogue): string | null =>
  (isRouteQuestion(question)
    ? routeValue(question, routeFormOf(facts), text)
    : (OWN_VALUE[question]?.(facts, text) ?? plainValue(question, facts, text))) || null;

export const factLabel = (question: Question, text: Catalogue): string =>
  isRouteQuestion(question) ? routeLabelsIn(text)[ROUTE_QUESTIONS[question][0]] : text.facts.labels[question];

type ValueOf = (facts: KnownFacts, text: Catalogue) => string | undefined;

const dated = (day: string | undefined): string => (day && isDay(day) ? indianDate(day) : '');
const withHour = (dayText: string, at: string | undefined): string => (at ? `${dayText}, ${at}` : dayText);

/** Answers with words of their own; the others follow from their rows. */
const OWN_VALUE: Readonly<Partial<Record<OwnQuestion, ValueOf>>> = {
  sections: ({ sections }) => sections?.join(', '),
  principal: ({ principalOffences }) => principalOffences?.map(sectionText).join(', '),
  limb: ({ limbs }) => limbs?.join(', '),
  chargesheet: ({ chargesheet: known }, { caseFile: { facts } }) => {
    if (!known) return undefined;
    if (known.state === 'not-filed') return facts.notFiled(dated(known.asOf));
    return withHour(facts.filedOn(dated(known.on)), known.at);
  },
  remandExtension: ({ remandExtension: known }, { caseFile: { facts } }) =>
    known && (known.state === 'none' ? facts.no : facts.until(dated(known.until))),
  defaultBailClaim: ({ defaultBailClaim: known }, { caseFile: { facts } }) =>
    known && (known.state === 'none' ? facts.no : withHour(facts.claimedOn(dated(known.on)), known.at)),
  antecedents: ({ antecedents: known }, { caseFile: { facts } }) =>
    known && (known.rows.length === 0 ? facts.none : facts.cases(known.rows.length)),
  delayByAccusedDays: ({ delayByAccusedDays: known }, { caseFile: { facts } }) =>
    known === undefined ? undefined : facts.days(known),
};

function plainValue(question: OwnQuestion, facts: KnownFacts, text: Catalogue): string {
  const recorded = recordedAnswer(question, facts);
  const { kind } = factRow(question);
  if (kind === 'date') return dated(recorded);
  return kind === 'choice' && recorded !== '' ? askedAnswer(question, recorded, text) : recorded;
}

/** The main answer, then its details. */
function routeValue(question: RouteQuestion, form: RouteForm, text: Catalogue): string {
  const partTexts = shownParts(question, form).map((part) => partValue(part, form, text));
  return partTexts.filter((each) => each !== '').join(', ');
}

function partValue({ name, kind }: RoutePart, form: RouteForm, text: Catalogue): string {
  const value = form[name];
  if (kind === 'spans')
    return form.policeSpans.map(({ from, to }) => [dated(from), dated(to)].join('–')).join(', ');
  if (kind === 'date') return dated(value);
  if (kind === 'number' || kind === 'money') return value === '' ? '' : indianNumber(Number(value));
  if (kind === 'hour') return value;
  return routeOptions(name, text).find((choice) => choice.value === value)?.label ?? '';
}
