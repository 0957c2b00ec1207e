/** Explained law as sentences: one function per data type of `src/law-explain`. */
import { assertNever } from '#kernel/assert.ts';
import type { Caution, Reason } from '#law/determination.ts';
import type { FactName } from '#law/facts.ts';
import type { FurtherRoute } from '#law/further-routes.ts';
import { isPersonalBar } from '#law/special/bail-gates.ts';
import { offenceName } from '#law/tables.ts';
import type { Condition } from '#law-explain/condition.ts';
import type { DateMark } from '#law-explain/date-marks.ts';
import type { Explanation } from '#law-explain/explanation.ts';
import type { LeadingAnswer } from '#law-explain/leading-answer.ts';
import type { Route } from '#law-explain/routes.ts';
import type { Catalogue } from './catalogue.ts';
import { lawSentence } from './law-sentence.ts';
import { maximumText } from './offence-line.ts';

export type ExplainedWords = Pick<Catalogue, 'explained' | 'law' | 'picker' | 'records'>;

interface ConditionSaid {
  readonly name: string;
  readonly value: string;
  readonly change: string;
}

export function conditionSaid(
  { key, law, known, change }: Condition,
  { explained, picker, records }: ExplainedWords,
): ConditionSaid {
  const { names, known: says, changes } = explained.conditions;
  const [first] = law;
  const offence = {
    name: offenceName,
    maximum: (row: Parameters<typeof maximumText>[0]) => maximumText(row, picker),
    court: ({ court }: Parameters<typeof maximumText>[0]) => picker.court[court],
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text of a kind takes the value of that kind
  const value = says[known.is] as string | ((it: Condition['known'], said: typeof offence) => string);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const flips = changes[change.is] as string | ((it: Condition['change'], said: typeof offence) => string);
  return {
    name: key === 'gate' ? names.gate(first ? records.cite(first) : '') : names[key],
    value: typeof value === 'string' ? value : value(known, offence),
    change: typeof flips === 'string' ? flips : flips(change, offence),
  };
}

/** One sentence; `{date}` is the decisive date. */
export function leadingSentence({ leading, found }: Explanation, words: ExplainedWords): string {
  const { answer, termText } = words.explained;
  const maximumTerm = termText(found.undertrial.maximumTerm);
  switch (leading.kind) {
    case 'entitled':
      return entitledSentence(
        leading.right,
        { whole: maximumTerm, period: found.defaultBail.dates?.days ?? 0 },
        words,
      );
    case 'may-be-open':
      return `${answer.mayBeOpen[leading.right]} ${questionsOf(leading.missing, words)}`;
    case 'contested':
      return answer.contested(leading.due);
    case 'not-yet':
      return notYetSentence(leading, maximumTerm, words);
    case 'child':
      return answer.child;
    case 'barred':
      return barSentence(leading.because, maximumTerm, words);
    case 'undetermined':
      return answer.undetermined;
    default:
      return assertNever(leading);
  }
}

function entitledSentence(
  right: Extract<LeadingAnswer, { kind: 'entitled' }>['right'],
  { whole, period }: { readonly whole: string; readonly period: number },
  { explained }: ExplainedWords,
): string {
  const { entitled } = explained.answer;
  if (right === 'default-bail') return entitled[right](period);
  return right === 'one-third' || right === 'one-half' ? entitled[right](whole) : entitled[right];
}

function notYetSentence(
  { right, daysLeft }: Extract<LeadingAnswer, { kind: 'not-yet' }>,
  maximumTerm: string,
  { explained }: ExplainedWords,
): string {
  const { notYet } = explained.answer;
  if (right === 'one-third' || right === 'one-half') return notYet.part(right, maximumTerm, daysLeft);
  return right === 'full-term' ? notYet['full-term'](maximumTerm, daysLeft) : notYet[right](daysLeft);
}

/** "has a charge-sheet been filed? Was the time extended?" */
export function questionsOf(facts: readonly FactName[], { law }: Pick<Catalogue, 'law'>): string {
  const short: Readonly<Partial<Record<FactName, string>>> = law.shortAsks;
  const questions = [...new Set(facts.map((fact) => short[fact] ?? law.facts[fact].ask))].join(' ');
  return questions.charAt(0).toLowerCase() + questions.slice(1);
}

/** All bars are among the conditions below. */
function barSentence(
  { code, about = '', authority }: Reason,
  maximumTerm: string,
  { explained, law, records }: ExplainedWords,
): string {
  const { answer } = explained;
  const section = records.cite(authority);
  if (code === 'death-or-life-possible') return answer.excluded(about, 'death-or-life', section);
  if (code === 'death-possible') return answer.excluded(about, 'death', section);
  if (code === 'other-cases-pending') return answer.otherCases(maximumTerm);
  if (code === 'more-than-one-offence') return answer.severalOffences;
  return code === 'not-in-custody' ? answer.notInCustody : lawSentence(law.reasons[code], { about });
}

export function dateSaid({ kind, period }: DateMark, { explained }: Pick<Catalogue, 'explained'>): string {
  const dateWords = explained.dates[kind];
  return typeof dateWords === 'string' ? dateWords : dateWords(period ?? 0);
}

/** Result of another remedy for the applicant; empty while facts are missing. */
export function furtherSentence({ finding }: FurtherRoute, { law }: Pick<Catalogue, 'law'>): string {
  const { conclusion } = finding;
  if (conclusion.kind === 'undetermined') return '';
  return conclusion.because.map(({ code, about }) => lawSentence(law.reasons[code], { about })).join(' ');
}

export interface CitedSentence {
  readonly sentence: string;
  readonly law: string;
}

/** Each reason once, with its authority. */
export function cautionsSaid(
  cautions: readonly Caution[],
  { law, records }: Pick<Catalogue, 'law' | 'records'>,
): CitedSentence[] {
  const sentences = cautions.map(({ code, about, authority }): CitedSentence => ({
    sentence: lawSentence(law.cautions[code], { about }),
    law: records.cite(authority),
  }));
  return [...new Map(sentences.map((one) => [one.sentence, one])).values()];
}

/** Powers of that court, never a prediction. */
export function routeSentence(route: Route, words: ExplainedWords): string {
  if (route.answer === 'undetermined') return words.explained.routes.undetermined;
  return SENTENCE_OF[route.route](route, words);
}

const SENTENCE_OF: Readonly<Record<Route['route'], (route: Route, words: ExplainedWords) => string>> = {
  magistrate: magistrateSentence,
  'sessions-or-high-court': (route, words) => {
    const routeWords = words.explained.routes.sessions;
    if (route.answer === 'barred') return firstReason(route, words);
    return route.answer === 'conditions'
      ? routeWords.conditions(lawsOf(route.gates, words))
      : routeWords.mayGrant;
  },
  anticipatory: anticipatorySentence,
  'convicting-court': (route, words) =>
    route.answer === 'must-release' ? words.explained.routes.convicting : firstReason(route, words),
  'appellate-court': (_, { explained }) => explained.routes.appellate,
  antil: (route, words) => {
    const reason = firstReason(route, words);
    return route.answer === 'barred' ? words.explained.routes.noCategory(reason) : reason;
  },
};

/** "s.37(1)(b) NDPS" */
const lawsOf = (reasons: readonly Reason[], { records }: ExplainedWords): string =>
  [...new Set(reasons.map(({ authority }) => records.cite(authority)))].join(', ');

const aboutOf = (reasons: readonly { readonly about?: string }[]): string =>
  [...new Set(reasons.flatMap(({ about }) => about ?? []))].join(', ');

function firstReason({ because: [first] }: Route, { law }: ExplainedWords): string {
  return first ? lawSentence(law.reasons[first.code], { about: first.about }) : '';
}

function magistrateSentence(route: Route, words: ExplainedWords): string {
  const { answer, because, gates, cautions } = route;
  const { explained } = words;
  const routeWords = explained.routes.magistrate;
  const grave = because.filter(({ code }) => code === 'death-or-life-possible');
  const special = cautions.filter(({ code }) => code === 'tried-by-special-court');
  if (answer === 'elsewhere') return routeWords.elsewhere(aboutOf(special));
  if (answer === 'barred' && because.some(isPersonalBar)) return firstReason(route, words);
  if (answer === 'barred')
    return grave.length > 0 ? routeWords.grave(aboutOf(grave)) : routeWords.convictions;
  if (answer === 'conditions') return routeWords.conditions(lawsOf(gates, words));
  if (because[0]?.code.startsWith('proviso-')) return routeWords.proviso;
  return cautions.some(({ code }) => code === 'must-appear-or-surrender')
    ? routeWords.onAppearance
    : routeWords.mayGrant;
}

function anticipatorySentence(route: Route, words: ExplainedWords): string {
  const { answer, because, gates } = route;
  const { explained } = words;
  const routeWords = explained.routes.anticipatory;
  if (answer === 'conditions') return routeWords.conditions(lawsOf(gates, words));
  if (answer !== 'barred') return routeWords.mayGrant;
  if (because.some(isPersonalBar)) return firstReason(route, words);
  const bars = because.filter(({ code }) => code.startsWith('anticipatory-barred'));
  if (bars.length === 0) return routeWords.arrested;
  const onlyScSt = bars.every(({ authority }) => authority.source === 'SC/ST');
  return onlyScSt ? routeWords.unlessNoCase(aboutOf(bars)) : routeWords.barred(aboutOf(bars));
}
