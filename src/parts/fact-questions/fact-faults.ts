/** Errors in the answers, each with its correction, by field. */
import { lawFactsOf, penalCodeOn } from '#domain/case/law-facts.ts';
import { readSections, unreadOf } from '#contract/case/section-text.ts';
import { mergePatch } from '#kernel/merge-patch.ts';
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import type { FactError } from '#law/fact-error.ts';
import { factErrors } from '#law/fact-errors.ts';
import { knownFacts } from '#parts/liberty-clock/known-facts.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { lawSentence } from '#text/law-sentence.ts';
import { isRouteQuestion } from '#parts/route-facts/route-form.ts';
import { type RouteField, routeFaults } from '#parts/route-facts/route-faults.ts';
import type { FactForm, OtherCase, Question } from './fact-form.ts';
import { type Answering, factPatch, isBlankOther } from './fact-patch.ts';

export type FaultField = Exclude<keyof FactForm, 'routes'> | RouteField | `other-${number}`;
export type FactFaults = Readonly<Partial<Record<FaultField, string>>>;

export interface Checked extends Answering {
  readonly today: CalendarDate;
  readonly words: Pick<Catalogue, 'clock' | 'facts' | 'law' | 'routeFacts'>;
}

/** First error of each field, in form order. */
export function factFaults(form: FactForm, checked: Checked): FactFaults {
  const impossible = impossibleDates(form, checked);
  if (impossible.length > 0) return firstOf(impossible);
  const own = [
    ...chargesheetFaults(form, checked),
    ...claimFaults(form, checked),
    ...hourFaults(form, checked),
    ...numberFaults(form, checked),
    ...principalFaults(form, checked),
    ...caseFaults(form, checked),
    ...routeFaults(checked.questions.filter(isRouteQuestion), form.routes, checked).map(
      ({ field, message }): Fault => [field, message],
    ),
  ];
  if (own.length > 0) return firstOf(own);
  const patch = factPatch(form, checked);
  if (Object.keys(patch).length === 0) return nothingSaid(checked);
  return firstOf(contradictions(patch, checked));
}

const ORDER = [
  'sections',
  'principal',
  'firDate',
  'custodyStatus',
  'arrestDate',
  'firstRemandDate',
  'chargesheet',
  'chargesheetOn',
  'chargesheetAsOf',
  'chargesheetAt',
  'remandExtension',
  'extendedUntil',
  'orderedOn',
  'defaultBailClaim',
  'defaultBailClaimOn',
  'defaultBailClaimAt',
  'antecedents',
  'delayByAccusedDays',
  'firstEvidenceDate',
  'interimProtectionUntil',
];

/** Position of a field. Rows of other cases follow their question; remedy fields come last. */
export function fieldOrder(field: string): number {
  const own = ORDER.indexOf(field.startsWith('other-') ? 'antecedents' : field);
  return own === -1 ? ORDER.length : own;
}

type Fault = readonly [FaultField, string];

/** The earlier of two errors of a field wins. */
const firstOf = (faults: readonly Fault[]): FactFaults => Object.fromEntries(faults.toReversed());

function nothingSaid({ questions, words }: Checked): FactFaults {
  const [first] = questions;
  return first ? { [first]: words.clock.facts.faults.nothing } : {};
}

export type DateName = Exclude<
  keyof FactForm,
  | 'sections'
  | 'principal'
  | 'custodyStatus'
  | 'chargesheet'
  | 'remandExtension'
  | 'produced'
  | 'prosecutorReport'
  | 'defaultBailClaim'
  | 'defaultBailClaimAt'
  | 'chargesheetAt'
  | 'antecedents'
  | 'others'
  | 'delayByAccusedDays'
  | 'routes'
>;

/** Dates currently shown in the form. */
export function shownDates(form: FactForm, questions: readonly Question[]): DateName[] {
  const plain = (
    [
      'firDate',
      'arrestDate',
      'firstRemandDate',
      'orderedOn',
      'firstEvidenceDate',
      'interimProtectionUntil',
    ] as const
  ).filter((name) => questions.includes(name));
  const dateFieldsFor = (
    question: 'chargesheet' | 'remandExtension' | 'defaultBailClaim',
    value: string,
    name: DateName,
  ): DateName[] => (questions.includes(question) && form[question] === value ? [name] : []);
  return [
    ...plain,
    ...dateFieldsFor('chargesheet', 'filed', 'chargesheetOn'),
    ...dateFieldsFor('chargesheet', 'not-filed', 'chargesheetAsOf'),
    ...dateFieldsFor('remandExtension', 'granted', 'extendedUntil'),
    ...dateFieldsFor('defaultBailClaim', 'claimed', 'defaultBailClaimOn'),
  ];
}

function impossibleDates(form: FactForm, { questions, words }: Checked): Fault[] {
  return shownDates(form, questions)
    .filter((name) => form[name] !== '' && !isDay(form[name]))
    .map((name): Fault => {
      const sentence = lawSentence(words.law.errors['impossible-date'], { about: asTyped(form[name]) });
      return [name, words.clock.facts.faults.dated(words.facts.labels[name], sentence)];
    });
}

/** Formats `2026-02-31` as 31-02-2026. */
const asTyped = (text: string): string => text.split('-').toReversed().join('-');

function chargesheetFaults(form: FactForm, { questions, today, facts, words }: Checked): Fault[] {
  const { faults } = words.clock.facts;
  const shown = new Set(shownDates(form, questions));
  const arrest = questions.includes('arrestDate') ? form.arrestDate : (facts.arrestDate ?? '');
  const checks: [boolean, FaultField, string][] = [
    [shown.has('chargesheetOn') && form.chargesheetOn === '', 'chargesheetOn', faults.chargesheetOn],
    [
      shown.has('chargesheetOn') && form.chargesheetOn !== '' && form.chargesheetOn < arrest,
      'chargesheetOn',
      faults.chargesheetBeforeArrest,
    ],
    [shown.has('chargesheetAsOf') && form.chargesheetAsOf === '', 'chargesheetAsOf', faults.chargesheetAsOf],
    [shown.has('chargesheetAsOf') && form.chargesheetAsOf > today, 'chargesheetAsOf', faults.asOfAfterToday],
    [shown.has('extendedUntil') && form.extendedUntil === '', 'extendedUntil', faults.extendedUntil],
    [shown.has('firDate') && form.firDate > today, 'firDate', faults.firAfterToday],
  ];
  return checks.flatMap(([wrong, field, message]): Fault[] => (wrong ? [[field, message]] : []));
}

function claimFaults(form: FactForm, { questions, today, words }: Checked): Fault[] {
  const { faults } = words.clock.facts;
  const shown = new Set(shownDates(form, questions));
  const checks: [boolean, FaultField, string][] = [
    [
      shown.has('defaultBailClaimOn') && form.defaultBailClaimOn === '',
      'defaultBailClaimOn',
      faults.defaultBailClaimOn,
    ],
    [
      shown.has('defaultBailClaimOn') && form.defaultBailClaimOn > today,
      'defaultBailClaimOn',
      faults.claimAfterToday,
    ],
    [shown.has('orderedOn') && form.orderedOn > today, 'orderedOn', faults.orderAfterToday],
  ];
  return checks.flatMap(([wrong, field, message]): Fault[] => (wrong ? [[field, message]] : []));
}

const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function hourFaults(form: FactForm, { questions, words }: Checked): Fault[] {
  const hourFields: ('defaultBailClaimAt' | 'chargesheetAt')[] = [];
  if (questions.includes('defaultBailClaim') && form.defaultBailClaim === 'claimed')
    hourFields.push('defaultBailClaimAt');
  if (questions.includes('chargesheetAt')) hourFields.push('chargesheetAt');
  return hourFields
    .filter((field) => form[field].trim() !== '' && !HOUR.test(form[field].trim()))
    .map((field): Fault => [field, words.clock.facts.faults.hour]);
}

function numberFaults(form: FactForm, { questions, words }: Checked): Fault[] {
  const typed = form.delayByAccusedDays.trim();
  if (!questions.includes('delayByAccusedDays') || typed === '' || /^\d{1,5}$/.test(typed)) return [];
  return [['delayByAccusedDays', words.clock.facts.faults.delayByAccusedDays]];
}

/** Every name must be an offence of the tables; otherwise it decides nothing. */
function principalFaults(form: FactForm, { questions, facts, tables, words }: Checked): Fault[] {
  if (!questions.includes('principal') || form.principal.trim() === '') return [];
  const read = readSections(form.principal, tables, penalCodeOn(facts.offenceDate));
  return unreadOf(read).length > 0 ? [['principal', words.clock.facts.faults.principal]] : [];
}

function caseFaults(form: FactForm, { questions, words }: Checked): Fault[] {
  const { faults } = words.clock.facts;
  if (!questions.includes('antecedents') || form.antecedents !== 'some') return [];
  if (form.others.every(isBlankOther)) return [['antecedents', faults.antecedents]];
  return form.others.flatMap((other, n): Fault[] =>
    isBlankOther(other) || isComplete(other) ? [] : [[`other-${n}`, faults.caseIncomplete(n + 1)]],
  );
}

const isComplete = ({ firNumber, policeStation, state }: OtherCase): boolean =>
  firNumber.trim() !== '' && policeStation.trim() !== '' && state !== '';

/** Field that shows a contradiction between two facts. */
const BESIDE: Readonly<Partial<Record<FactError['code'], readonly FaultField[]>>> = {
  'arrest-after-today': ['arrestDate'],
  'bns-before-commencement': ['arrestDate', 'sections'],
  'remand-before-arrest': ['firstRemandDate', 'arrestDate'],
  'remand-after-today': ['firstRemandDate'],
  'charge-sheet-after-today': ['chargesheetOn'],
  'custody-before-arrest': ['arrestDate'],
};

function contradictions(patch: unknown, { facts, tables, today, questions, words }: Checked): Fault[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form makes a patch of these facts
  const next = mergePatch(knownFacts(facts), patch) as ReturnType<typeof knownFacts>;
  const questionNames: ReadonlySet<string> = new Set([...questions, 'chargesheetOn']);
  return factErrors(lawFactsOf(next, tables), tables, today).flatMap(({ code, about }): Fault[] => {
    const field = BESIDE[code]?.find((name) => questionNames.has(name));
    return field ? [[field, lawSentence(words.law.errors[code], { about })]] : [];
  });
}
