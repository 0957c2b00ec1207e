/** Errors in the answers, each with its correction, by field. */
import { lawFactsOf, penalCodeOn } from '#domain/case/law-facts.ts';
import { readSections, unreadOf } from '#contract/case/section-text.ts';
import { mergePatch } from '#kernel/merge-patch.ts';
import { checkFacts, type FactFault, type FactFaultCode } from '#facts/check.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { FactError } from '#law/fact-error.ts';
import { factErrors } from '#law/fact-errors.ts';
import { knownFacts } from '#domain/case/clock-matter.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { factFaultText } from '#text/fact-fault-text.ts';
import { lawSentence } from '#text/law-sentence.ts';
import { isRouteQuestion } from '#parts/route-facts/route-form.ts';
import { type RouteField, routeFaults } from '#parts/route-facts/route-faults.ts';
import { ANSWER_NAMES, type FactForm, type OtherCase, shownAnswers } from './fact-form.ts';
import { type PatchContext, factPatch, isBlankOther } from './fact-patch.ts';

export type FaultField = Exclude<keyof FactForm, 'routes'> | RouteField | `other-${number}`;
export type FactFaults = Readonly<Partial<Record<FaultField, string>>>;

export interface Checked extends PatchContext {
  readonly today: CalendarDate;
  readonly words: Pick<Catalogue, 'clock' | 'facts' | 'law' | 'routeFacts'>;
}

/** First error of each field, in form order. */
export function factFaults(form: FactForm, checked: Checked): FactFaults {
  const answers = answerFaults(form, checked);
  const impossible = answers.filter(({ code }) => code === 'no-date');
  if (impossible.length > 0) return firstOf(impossible.map((fault) => inWords(fault, checked)));
  const own = [
    ...answers.map((fault) => inWords(fault, checked)),
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

/** Position of a field. Rows of other cases follow their question; remedy fields come last. */
export function fieldOrder(field: string): number {
  const name = field.startsWith('other-') ? 'antecedents' : field;
  const own = ANSWER_NAMES.findIndex((id) => id === name);
  return own === -1 ? ANSWER_NAMES.length : own;
}

type Fault = readonly [FaultField, string];

/** The earlier of two errors of a field wins. */
const firstOf = (faults: readonly Fault[]): FactFaults => Object.fromEntries(faults.toReversed());

function nothingSaid({ questions, words }: Checked): FactFaults {
  const [first] = questions;
  return first ? { [first]: words.clock.facts.faults.nothing } : {};
}

/** Faults of the shown answers. The arrest is taken from the record unless the form asks for it. */
function answerFaults(form: FactForm, { questions, today, facts }: Checked): FactFault[] {
  const { others: _others, routes: _routes, ...typed } = form;
  const shown = questions
    .filter((question) => !isRouteQuestion(question))
    .flatMap((question) => shownAnswers(question, form));
  const arrestDate = questions.includes('arrestDate') ? form.arrestDate : (facts.arrestDate ?? '');
  return checkFacts({ ...typed, arrestDate }, shown, today).filter(({ code }) => !OF_THE_LAW.has(code));
}

/** The law finds these contradictions in all facts of the record. */
const OF_THE_LAW: ReadonlySet<FactFaultCode> = new Set(['excluded', 'out-of-order']);

/** The clock cannot count from a charge-sheet before the arrest, so the form rejects it. */
function inWords(fault: FactFault, { words }: Checked): Fault {
  const label = words.facts.labels[fault.fact];
  const isEarly = fault.code === 'seldom-before';
  const message = isEarly ? words.facts.faults.notBeforeArrest : factFaultText(fault, label, words);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only facts of the form are checked
  return [fault.fact as FaultField, message];
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
