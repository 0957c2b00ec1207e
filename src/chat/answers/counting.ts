/** Dates from the rules: default bail and undertrial release, with missing facts. */
import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { casePeriod } from '#law/bnss/s187-period-of-the-case.ts';
import type { FactName, LawFacts } from '#law/facts.ts';
import { matterOf } from '#law/matter.ts';
import { type Offence, offenceName } from '#law/tables.ts';
import { type DefaultBail, defaultBail as defaultBailIn } from '#law/bnss/s187-investigation-limit.ts';
import { undertrialRelease } from '#law/bnss/s479-undertrial-detention.ts';
import type { DefaultBailStatement, Premise, Rule } from '../answer.ts';
import type { ChatQuestion } from '../parsing/question.ts';
import { type DateRoles, rolesOf } from '../parsing/roles.ts';
import { rule } from '../rule.ts';
import type { AboutOffence } from './offence.ts';
import { caseRef, refOf, type Sources } from '../sources.ts';
import type { SectionRef } from '#search/cards/library.ts';

export interface CountedDays {
  readonly rules: readonly Rule[];
  readonly open: readonly FactName[];
}

const DEFAULT = { code: 'BNSS', section: '187(3)' };
const UNDERTRIAL = { code: 'BNSS', section: '479(1)' };
const nothing: CountedDays = { rules: [], open: [] };

const sectionsOf = (rows: readonly Offence[]) => rows.map(({ code, section }) => ({ code, section }));
const namesOf = (rows: readonly Offence[]): string[] => [...new Set(rows.map(offenceName))];

/** Date of default bail, or the period if no date is known. */
export function defaultBailOf(rows: readonly Offence[], context: AboutOffence): CountedDays {
  const { question, sources, asOf } = context;
  const roles = rolesOf(question, asOf);
  const dayOne = roles.remand ?? roles.arrest;
  if (!dayOne || rows.length === 0) return periodOf(rows, context);
  const facts = custodyFacts(rows, roles, { dayOne, unfiled: question.has('nochargesheet') ? asOf : null });
  const until = latest(asOf, dayOne, roles.chargesheet);
  const defaultBail = defaultBailIn(matterOf(facts, sources.library.tables, until));
  const { dates } = defaultBail;
  if (!dates) return nothing;
  const { days, lastDay, from, estimated, ifExtended, otherReading: other, authority } = dates;
  const state = stateOf(dates, roles.chargesheet, asOf);
  const statement: DefaultBailStatement = {
    days,
    dayOne: dates.dayOne,
    lastDay,
    from,
    estimated,
    state,
    filedOn: roles.chargesheet,
    ifExtended,
    otherReading: other && { days: other.days, from: other.from },
    offences: namesOf(rows),
  };
  const cites = [
    ...defaultRefs(authority.source === 'CrPC', refOf(authority), sources),
    ...sectionsOf(rows),
    caseRef('wadhawan-2023'),
  ];
  return {
    rules: rule({ is: 'default-bail', ...statement }, cites, sources),
    open: openFacts(defaultBail, facts, state),
  };
}

interface SinceWhen {
  readonly dayOne: CalendarDate;
  /** Day until which no charge-sheet was filed, if the question states it. */
  readonly unfiled: CalendarDate | null;
}

function custodyFacts(rows: readonly Offence[], roles: DateRoles, { dayOne, unfiled }: SinceWhen): LawFacts {
  const { chargesheet } = roles;
  const filed = chargesheet && ({ state: 'filed', on: chargesheet } as const);
  const notFiled = unfiled && ({ state: 'not-filed', asOf: unfiled } as const);
  return {
    offences: rows,
    unrecognised: [],
    arrestDate: roles.arrest ?? dayOne,
    firstRemandDate: roles.remand ?? undefined,
    firDate: roles.fir ?? undefined,
    chargesheet: filed ?? notFiled ?? undefined,
  };
}

const latest = (asOf: CalendarDate, ...days: (CalendarDate | null)[]): CalendarDate =>
  days.reduce<CalendarDate>((last, each) => (each !== null && each > last ? each : last), asOf);

function stateOf(
  { lastDay, from }: { readonly lastDay: CalendarDate; readonly from: CalendarDate },
  filed: CalendarDate | null,
  asOf: CalendarDate,
): DefaultBailStatement['state'] {
  if (filed !== null) return filed <= lastDay ? 'in-time' : 'late';
  return asOf >= from ? 'open' : 'not-yet';
}

function openFacts(
  { dates, conclusion }: DefaultBail,
  facts: LawFacts,
  state: DefaultBailStatement['state'],
): FactName[] {
  const missing = conclusion.kind === 'undetermined' ? conclusion.missing : [];
  const factNames: readonly FactName[] = [
    ...(dates?.estimated ? (['firstRemandDate'] as const) : []),
    ...missing,
    ...(facts.chargesheet ? [] : (['chargesheet'] as const)),
  ];
  return [...new Set(factNames)].filter((name) => name !== 'defaultBailClaim' || state === 'late');
}

/** The section of a special Act comes first if it has a card; otherwise the general rule is cited before it. */
const defaultRefs = (saved: boolean, authority: SectionRef, { nearest }: Sources): readonly SectionRef[] =>
  saved || (authority.code !== DEFAULT.code && nearest(authority) !== undefined)
    ? [authority, DEFAULT]
    : [DEFAULT, authority];

/** Investigation period before the right accrues. */
function periodOf(rows: readonly Offence[], { question, sources, asOf }: AboutOffence): CountedDays {
  if (rows.length === 0) {
    return {
      rules: [...rule({ is: 'periods' }, [DEFAULT, caseRef('rakesh-paul-2017')], sources)],
      open: ['offences', 'firstRemandDate'],
    };
  }
  const matter = matterOf({ offences: rows, unrecognised: [] }, sources.library.tables, asOf);
  const period = casePeriod(matter);
  if (!period) return nothing;
  const claimedDays = question.periods.find(({ unit }) => unit === 'days')?.count;
  const premise: Premise =
    claimedDays === undefined || !question.premise ? null : claimedDays === period.days ? 'yes' : 'no';
  const extendable = period.latest(asOf).length > 0;
  return {
    rules: rule(
      {
        is: 'default-period',
        days: period.days,
        extendable,
        offences: namesOf(rows),
        premise,
        otherDays: period.otherReading?.days ?? null,
      },
      [
        ...defaultRefs(false, refOf(period.authority), sources),
        ...sectionsOf(rows),
        caseRef('wadhawan-2023'),
      ],
      sources,
    ),
    open: ['firstRemandDate', 'chargesheet'],
  };
}

/** One third, one half and all of the longest term, from the arrest. */
export function undertrialOf(rows: readonly Offence[], context: AboutOffence): CountedDays {
  const { question, sources, asOf } = context;
  const { arrest: arrested, remand } = rolesOf(question, asOf);
  const grave = rows.filter(({ death, life }) => death || life);
  if (rows.length === 0) return nothing;
  if (grave.length > 0) return excluded(grave, context, []);
  const arrest = arrested ?? remand;
  const neverConvicted = statedConvictions(question);
  const facts = { offences: rows, unrecognised: [], arrestDate: arrest ?? asOf, neverConvicted };
  const { dates } = undertrialRelease(matterOf(facts, sources.library.tables, latest(asOf, arrest)));
  if (!dates) return excluded(rows, context, ['maximumTerm']);
  const unknown: readonly FactName[] = neverConvicted === undefined ? ['neverConvicted'] : [];
  const open: readonly FactName[] = [...unknown, 'otherPendingCases', 'delayByAccusedDays'];
  const cites = [UNDERTRIAL, ...sectionsOf(rows), caseRef('inhuman-2024')];
  const offences = namesOf(rows);
  if (arrest === null) {
    const months = Math.round(daysBetween(asOf, dates.maximum) / DAYS_IN_MONTH);
    const term = {
      is: 'undertrial-term',
      offence: offences.join(', '),
      third: months / 3,
      half: months / 2,
    } as const;
    return { rules: rule(term, cites, sources), open: ['arrestDate', ...open] };
  }
  const { oneThird, oneHalf, maximum } = dates;
  const statement = {
    from: arrest,
    oneThird,
    oneHalf,
    maximum,
    firstOffender: neverConvicted ?? null,
    offences,
  };
  return { rules: rule({ is: 'undertrial', ...statement }, cites, sources), open };
}

const DAYS_IN_MONTH = 30.4375;

const statedConvictions = (question: ChatQuestion): boolean | undefined =>
  question.has('firstoffender') ? true : question.has('convictedbefore') ? false : undefined;

function excluded(
  rows: readonly Offence[],
  { question, sources }: AboutOffence,
  open: readonly FactName[],
): CountedDays {
  const premise: Premise = question.premise ? 'no' : null;
  const cites = [UNDERTRIAL, ...sectionsOf(rows)];
  return {
    rules: rule({ is: 'undertrial-excluded', offences: namesOf(rows), premise }, cites, sources),
    open,
  };
}
