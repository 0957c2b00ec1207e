/** Reasons of an order as sentences: with facts of the record, or in full if the label is no sentence. */
import type { OrderReason } from '#contract/application/order.ts';

export interface PersonFact {
  /** "the applicant", or the name of one of several. */
  readonly who: string;
  /** Of full age. */
  readonly isWoman: boolean;
  /** Age of a person below eighteen. */
  readonly minorAged: number | null;
}

/** Facts of the record for the sentence of a reason; null if unknown. */
export interface ReasonFacts {
  readonly arrestedOn: string | null;
  readonly days: number | null;
  readonly coAccused: { readonly granted: number; readonly of: number } | null;
  readonly witnesses: { readonly examined: number; readonly cited: number } | null;
  readonly cases: number | null;
  /** The women and children among the applicants. */
  readonly people: readonly PersonFact[];
  readonly reportOn: string | null;
  /** Last day of the period of investigation. */
  readonly lastDay: string | null;
  readonly isReportInTime: boolean;
  readonly isPeriodOver: boolean;
  readonly isBelowFraction: boolean;
  readonly provision: string;
  /** Of special Acts, whose conditions must be met before bail. */
  readonly gates: readonly string[];
}

export type ReasonSentences = Readonly<Partial<Record<OrderReason, (facts: ReasonFacts) => string | null>>>;
export type OfPerson = (facts: Pick<ReasonFacts, 'people'>) => string | null;
export type ReasonsInFull = Readonly<Partial<Record<OrderReason, string>>>;

export const ofPerson: OfPerson = ({ people }) => {
  const said = people.map(({ who, minorAged }) =>
    minorAged === null ? `${capital(who)} is a woman.` : `${capital(who)} is ${minorAged} years old.`,
  );
  return said.length === 0 ? null : said.join(' ');
};

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Null if the facts do not support the sentence. No sentence names the party: it may be an appellant or a child. */
export const sentences: ReasonSentences = {
  'long-custody': ({ arrestedOn, days }) =>
    arrestedOn && days !== null ? `The custody since ${arrestedOn} has lasted ${days} days.` : null,
  parity: ({ coAccused }) =>
    coAccused && coAccused.granted > 0
      ? `Bail was granted to ${coAccused.granted} of ${coAccused.of} co-accused, and the role is alike.`
      : null,
  'trial-will-take-time': ({ witnesses }) =>
    witnesses && witnesses.examined < witnesses.cited
      ? `Of ${witnesses.cited} witnesses, ${witnesses.examined} are examined; the trial will take time.`
      : null,
  'woman-or-child': (facts) => ofPerson(facts),
  'no-antecedents': ({ cases }) => (cases === 0 ? 'No other case is disclosed.' : null),
  antecedents: ({ cases }) =>
    cases
      ? `The record discloses ${cases === 1 ? 'one other case that is' : `${cases} other cases that are`} pending or ended in conviction.`
      : null,
  'investigation-complete': ({ reportOn }) =>
    reportOn && `The police report was filed on ${reportOn}; the investigation is complete.`,
  'special-conditions-not-met': ({ gates }) =>
    gates.length === 0 ? null : `The conditions of ${gates.join(' and of ')} are not met.`,
  'statutory-right': ({ provision }) => (provision ? `The right under ${provision} has accrued.` : null),
  'period-not-over': ({ lastDay, isPeriodOver }) =>
    lastDay && !isPeriodOver ? `The period of investigation ends on ${lastDay} and is not over.` : null,
  'charge-sheet-in-time': ({ reportOn, lastDay, isReportInTime }) =>
    reportOn && lastDay && isReportInTime
      ? `The police report was filed on ${reportOn}, within the period with the last day ${lastDay}.`
      : null,
  'period-extended': ({ lastDay, isPeriodOver }) =>
    lastDay && !isPeriodOver ? `The period was validly extended and ends on ${lastDay}.` : null,
  'not-availed-in-time': ({ reportOn }) =>
    reportOn && `The right was not claimed before the police report of ${reportOn}.`,
  'below-fraction': ({ days, isBelowFraction }) =>
    days !== null && isBelowFraction
      ? `The detention of ${days} days is below the fraction of the maximum term.`
      : null,
};

/** Without facts of the record. A reason without an entry has a label that is a sentence. */
export const reasonsInFull: ReasonsInFull = {
  parity: 'A co-accused in a like role is on bail',
  'no-flight-risk': 'There is no risk of absconding',
  'no-antecedents': 'No criminal antecedents are shown',
  'health-or-infirmity': 'Sickness or infirmity is shown',
  'woman-or-child': 'The person who seeks bail is a woman or a child',
  'gravity-of-offence': 'The nature and gravity of the offence weigh against bail',
  'flight-risk': 'There is a risk of absconding',
  'tampering-or-threat': 'There is a risk of tampering with evidence or of threats to witnesses',
  'likely-to-repeat': 'The offence is likely to be repeated',
  'special-conditions-not-met': 'The conditions of the special Act are not met',
  antecedents: 'Criminal antecedents are shown',
  'no-reasonable-apprehension': 'There is no reasonable apprehension of arrest',
  'no-change-since-last': 'Nothing has changed since the last order',
  'no-fair-chance': 'There is no fair chance of acquittal on appeal',
  'exceptional-circumstances': 'There are exceptional circumstances, which are stated below',
  'not-availed-in-time': 'The right was not claimed before the police report',
  'bail-misused': 'The bail was misused, as stated below',
  'bail-not-furnished': 'Bail is not furnished',
  'earlier-bond-broken': 'A bond in this case was broken before',
  'death-or-life': 'An offence charged is punishable with death or imprisonment for life',
  'beyond-half': 'Longer detention is ordered, for the reasons stated below',
};
