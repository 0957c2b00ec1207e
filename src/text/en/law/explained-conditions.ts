/** Conditions of rights and remedies: name, known facts, and what would change the result. */
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import type { WouldChange, ConditionKey, ConditionValue } from '#law-explain/condition.ts';
import type { Term } from '#law/maximum-term.ts';
import type { Offence } from '#law/tables.ts';
import { plural } from '#text/en/plural.ts';

/** Texts of other areas for a sentence about an offence. */
export interface OffenceSaid {
  readonly name: (row: Offence) => string;
  readonly maximum: (row: Offence) => string;
  readonly court: (row: Offence) => string;
}

type Holding<U extends { readonly is: string }, K> = U extends unknown
  ? K extends U['is']
    ? U
    : never
  : never;
type SentenceTable<U extends { readonly is: string }> = {
  readonly [K in U['is']]: string | ((it: Holding<U, K>, offence: OffenceSaid) => string);
};

const days = (n: number) => plural(n, 'day', 'days');
const joinAll = (offences: readonly string[]) => offences.join(', ');

export const term = {
  years: (n: number) => plural(n, 'year', 'years'),
  months: (n: number) => plural(n, 'month', 'months'),
  days,
  none: 'the maximum',
};

/** "28 months", "27 months 15 days", "15 days". */
export function partText({ months, days: rest }: Term): string {
  return [months > 0 ? term.months(months) : '', rest > 0 ? days(rest) : ''].filter(Boolean).join(' ');
}

/** "7 years", "18 months", "1 day"; or the text for no fixed term. */
export function termText(maximumTerm: Term | null): string {
  if (maximumTerm === null) return term.none;
  if (maximumTerm.months === 0) return days(maximumTerm.days);
  return maximumTerm.months % 12 === 0 ? term.years(maximumTerm.months / 12) : partText(maximumTerm);
}

const reached = (on: CalendarDate, isReached: boolean) =>
  `${isReached ? 'reached' : 'reached on'} ${indianDate(on)}`;

type Other = Holding<ConditionValue, 'period-runs'>['other'];

function withOther(text: string, other: Other): string {
  if (!other) return text;
  const on = indianDate(other.from);
  return other.why === 'extension'
    ? `${text}; if the extension is upheld: ${on}`
    : `${text}; ${days(other.days)} on the other reading: ${on}`;
}

export const conditionNames: Readonly<Record<Exclude<ConditionKey, 'gate'>, string>> & {
  readonly gate: (law: string) => string;
} = {
  bailable: 'Every offence bailable',
  'no-death-or-life': 'No death or life imprisonment',
  'no-death': 'No death sentence',
  'never-convicted': 'Never convicted',
  'one-third': 'One-third of the maximum',
  'one-half': 'One-half of the maximum',
  'one-offence-no-other-case': 'One offence, no other case',
  delay: 'Delay by the accused',
  maximum: 'Full maximum term',
  custody: 'Continuous custody',
  'default-bail': 'Default bail',
  'sixty-days': 'Sixty days from the first date for evidence',
  'no-barring-convictions': 'No barring convictions',
  proviso: 'Woman, child, sick or infirm',
  court: 'Court of trial',
  gate: (law) => `Conditions of ${law}`,
  'no-gate': 'No condition of a special Act',
  arrested: 'Arrested in this case',
  'not-arrested': 'Not arrested yet',
  'non-bailable': 'A non-bailable offence is alleged',
  'not-excluded-by-code': 'Not excluded by the code',
  'not-excluded-by-act': 'Not excluded by a special Act',
  cooperated: 'Cooperated with the investigation',
  'on-bail': 'On bail when convicted',
  sentence: 'Three years or less, or bailable',
  'convicted-here': 'Convicted in this case',
};

export const known: SentenceTable<ConditionValue> = {
  'not-known': 'Not known',
  'sections-unread': 'Not every section is recognised yet',
  bailable: ({ offences }) => `Bailable: ${joinAll(offences)}`,
  'non-bailable': ({ offences }) => `Non-bailable: ${joinAll(offences)}`,
  'bail-depends': 'Depends on the principal offence, or on a sub-section not chosen',
  maxima: ({ rows }, { maximum, name }) => rows.map((row) => `${name(row)}: ${maximum(row)}`).join('; '),
  'never-convicted': 'No conviction',
  'convicted-before': 'Previous conviction: one-half applies, not one-third',
  'part-of-term': ({ part, term: whole, on, reached: is }) =>
    `${part === null ? termText(whole) : `${partText(part)} of ${whole ? partText(whole) : term.none}`}; ${reached(on, is)}`,
  'no-fixed-term': 'These sections have no fixed maximum, or it is not known',
  'whole-term': ({ term: whole, on, reached: is }) => `${termText(whole)}; ${reached(on, is)}`,
  'one-offence': 'One offence charged; none pending',
  'other-cases-pending': 'Another case is pending',
  'several-offences': ({ count }) =>
    `${count} offences in one case: a bar if read literally, none if read for the case`,
  'other-cases-not-known': 'Not known if another case is pending',
  delay: ({ days: n }) => `${days(n)} excluded`,
  custody: ({ days: n, out }) =>
    out === 0 ? `${days(n)}, no interim bail` : `${days(n)}, ${days(out)} on interim bail excluded`,
  'arrest-not-known': 'The date of arrest is not known',
  'not-in-custody': 'Not in custody today',
  'no-charge-sheet': ({ days: n, other }) => withOther(`No charge-sheet in ${days(n)}`, other),
  'extension-not-known': ({ other }) => withOther('Depends on an extension by the court', other),
  'period-runs': ({ days: n, until, other }) => withOther(`${days(n)} end on ${indianDate(until)}`, other),
  'period-over': ({ days: n, until, other }) =>
    withOther(`${days(n)} ended on ${indianDate(until)}; charge-sheet not known`, other),
  'charge-sheet-in-time': ({ day, days: n, other }) => withOther(`Charge-sheet on day ${day} of ${n}`, other),
  lapsed: ({ filed, other }) =>
    withOther(`Charge-sheet on ${indianDate(filed)}, after the period: lost unless claimed before`, other),
  'sixty-over': ({ on }) => `Completed on ${indianDate(on)}`,
  'sixty-runs': ({ on }) => `Completed on ${indianDate(on)}`,
  'sixty-barred': 'Not tried by a Magistrate, or not in custody throughout the sixty days',
  'no-barring-conviction': 'No barring conviction',
  'not-cognizable': 'No cognizable offence is charged, so earlier convictions do not bar',
  'grave-conviction': 'Convicted of an offence of death, life or seven years and more',
  'middling-convictions': ({ count }) =>
    `${plural(count, 'conviction', 'convictions')} for cognizable offences of three to under seven years`,
  'convictions-not-named': 'Sections of the previous convictions not known',
  woman: 'A woman',
  child: 'A child',
  'sick-or-infirm': 'Sick or infirm',
  'no-proviso': 'None of the three',
  courts: ({ rows }, { court, name }) => rows.map((row) => `${name(row)}: ${court(row)}`).join('; '),
  'gate-stands': ({ offences }) =>
    `${joinAll(offences)}: the prosecutor must be heard and the further conditions of the Act must be met`,
  'gate-exempt': ({ offences }) => `${joinAll(offences)}: they do not apply to this accused`,
  'gate-open': ({ offences }) => `${joinAll(offences)}: not known if they apply to this accused`,
  'no-gate': 'No special Act adds conditions for bail',
  arrested: 'Arrested',
  'not-arrested': 'Not arrested',
  excluded: ({ offences }) => `Excluded: ${joinAll(offences)}`,
  'none-excluded-by-code': 'No offence charged is excluded',
  'none-excluded-by-act': 'No Act charged excludes it',
  cooperated: 'Cooperated throughout',
  'did-not-cooperate': 'Did not cooperate',
  'on-bail': 'On bail',
  'not-on-bail': 'Not on bail',
  sentence: ({ years }) => (years === Infinity ? 'For life' : term.years(years)),
  'every-offence-bailable': 'Every offence is bailable',
  'convicted-on': ({ on }) => `On ${indianDate(on)}`,
};

export const changes: SentenceTable<WouldChange> = {
  'non-bailable-added': 'If a non-bailable charge is added',
  'all-left-bailable': 'If every remaining charge is bailable',
  'life-added': 'If a charge punishable with life is added',
  'charge-dropped': 'If that charge is dropped',
  'conviction-set-aside-third': 'A conviction set aside: one-third',
  'one-conviction': ({ on }) =>
    on ? `One conviction: one-half, ${indianDate(on)}` : 'One conviction: one-half',
  'term-or-arrest-known': 'When the date of arrest and a fixed maximum are known',
  'stays-reached': 'Reached; cannot be lost',
  on: ({ on }) => `On ${indianDate(on)}`,
  'second-case': ({ on }) =>
    on ? `A second case: only the full term, ${indianDate(on)}` : 'A second case: only the full term',
  'other-case-ends': 'When the other case ends',
  'several-settled': 'When a court settles if several offences in one case bar release',
  'more-delay-than': ({ days: n }) => `More than ${days(n)} of delay moves it past today`,
  'each-day-of-delay': 'Each day of delay moves the date by one day',
  'delay-moves-no-maximum': 'Delay by the accused does not move it',
  certificate: 'If the custody certificate differs',
  'charge-sheet-first': 'Lost if the charge-sheet is filed before the right is claimed',
  opens: ({ on }) => `Accrues on ${indianDate(on)}`,
  'would-have-opened': ({ on }) => `Would have accrued on ${indianDate(on)}`,
  'remand-and-charge-sheet': 'First remand and charge-sheet dates',
  'trial-ends': 'When the trial concludes',
  'death-or-life-added': 'If a charge punishable with death or life is added',
  'dropped-or-no-grounds': 'If that charge is dropped, or no reasonable grounds for guilt are found',
  'barring-convictions': 'One conviction of seven years and more, or two of three to under seven',
  'conviction-set-aside-or-reason': 'A conviction set aside, or another special reason',
  'proof-of-proviso': 'A medical record, or proof of age',
  'another-section': 'If that charge is dropped, or another section is charged',
  'gate-charge-added': 'If a charge under such an Act is added',
  'without-arrest': 'Without an arrest, anticipatory bail',
  arrest: 'An arrest: ask for regular bail',
  'right-if-all-bailable': 'If every remaining charge is bailable: release is of right',
  'excluded-charge-added':
    'If rape of a girl under sixteen or twelve, or gang rape of one under eighteen, is added',
  'act-charge-added': 'If a charge under such an Act is added',
  'no-prima-facie-case': 'If the complaint shows no prima facie case, or that charge is dropped',
  'standing-warrant': 'A pending warrant or proclamation',
  'appeal-if-not-on-bail': 'Not on bail at conviction: the appellate court',
  'appeal-if-longer': 'More than three years: the appellate court',
  'conviction-here-set-aside': 'If the conviction is set aside',
};
