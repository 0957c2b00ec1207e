/** Contradictory or impossible input, with its correction. Each error states what it blocks. */
import { yearsTyped } from '#law/calculator.ts';
import type { FactError } from '#law/fact-error.ts';
import { checkFacts } from '#facts/check.ts';
import { FACT_IDS, FACT_OF_FAULT, type FactId, isAsked } from '#facts/facts.ts';
import { factErrors } from '#law/fact-errors.ts';
import { longestMaximum } from '#law/maximum-term.ts';
import { limbsOf, nameKey, type Tables } from '#law/tables.ts';
import type { PenalCode } from '#reading/sections/penal-code.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { factFaultText } from '#text/fact-fault-text.ts';
import { lawSentence } from '#text/law-sentence.ts';
import { calculatorLabels } from './fact-fields.ts';
import {
  breakId,
  type CalculatorForm,
  controlId,
  type FieldName,
  withoutHiddenAnswers,
} from './calculator-form.ts';
import { type ReadSection, readSections, unreadOf } from '#contract/case/section-text.ts';
import {
  type CalculationInput,
  factsOf,
  fallbackCode,
  isEstimated,
  rowsRead,
  sectionsRead,
} from './form-facts.ts';
import { number } from './person-facts.ts';
import { type RouteField, routeFaults } from '#parts/route-facts/route-faults.ts';
import { isAnswered, ROUTE_ORDER } from '#parts/route-facts/route-form.ts';
import { dateOf, isImpossible } from './form-dates.ts';

export interface Fault {
  /** Id of its control. */
  readonly id: string;
  readonly message: string;
  /** `all`: no result. `score`: no formula. `nothing`: a warning only. */
  readonly blocks: 'all' | 'score' | 'nothing';
}

type FaultWords = Pick<Catalogue, 'calculator' | 'facts' | 'law' | 'routeFacts'>;

interface Checked extends CalculationInput {
  readonly words: FaultWords;
}

export function faultsOf(typed: CalculatorForm, checked: Checked): Fault[] {
  const form = withoutHiddenAnswers(typed);
  if (isBlank(form)) return [at('sections', checked.words.calculator.faults.nothing, 'all')];
  const own = [
    ...sectionFaults(form, checked),
    ...answerFaults(form, checked),
    ...(bnsUnderCrpc(form, checked)
      ? [at('sections', checked.words.calculator.faults.bnsUnderCrpc, 'all')]
      : []),
    ...breakFaults(form, checked),
    ...yearFaults(form, checked),
    ...routeFaultsOf(form, checked),
  ];
  return [...own, ...lawFaults(form, checked, own)];
}

const at = (field: FieldName, message: string, blocks: Fault['blocks']): Fault => ({
  id: controlId(field),
  message,
  blocks,
});

const isBlank = ({ sections, maxSentence, timeServed, arrestDate }: CalculatorForm): boolean =>
  [sections, maxSentence, timeServed, arrestDate].every((text) => text.trim() === '');

/** Errors that the law finds in the facts, by field, without those already reported. */
function lawFaults(form: CalculatorForm, checked: Checked, own: readonly Fault[]): Fault[] {
  const reportedIds = new Set(own.map(({ id }) => id));
  return factErrors(factsOf(form, checked), checked.tables, checked.asOf)
    .filter(
      ({ code, field }) =>
        !OF_THE_SECTIONS.has(code) && !(field === 'custody' && custodyIsWrong(reportedIds)),
    )
    .map(({ code, field, about }): Fault => {
      const { calculator, law } = checked.words;
      const message = lawSentence(law.errors[code], { about });
      if (isEstimated(form) && controlFor(field) === controlId('arrestDate')) {
        const isEarly = code === 'bns-before-commencement';
        return at('timeServed', isEarly ? calculator.faults.servedBeforeBns : message, 'all');
      }
      return { id: breakOf(form, code, about) ?? controlFor(field), message, blocks: 'all' };
    })
    .filter(({ id }) => !reportedIds.has(id));
}

/** Reported per section as typed; does not block the result. */
const OF_THE_SECTIONS: ReadonlySet<FactError['code']> = new Set([
  'unknown-section',
  'section-needs-subsection',
]);

/** Interim bail has its own rows. */
function breakOf(form: CalculatorForm, code: FactError['code'], about: string): string | null {
  if (code !== 'time-out-overlaps') return null;
  const row = form.breaks.findIndex(({ from }) => from === about);
  return row === -1 ? null : breakId(row, 'from');
}

/** Suppresses consequential errors while a custody row is invalid. */
const custodyIsWrong = (reportedIds: ReadonlySet<string>): boolean =>
  [...reportedIds].some((id) => /^calculator-(break|police)-\d/.test(id));

/** Fields of the law that this form asks in words of its own. */
const OWN_CONTROL: Readonly<Partial<Record<FactError['field'], FieldName | RouteField>>> = {
  neverConvicted: 'previousConvictions',
  convictions: 'earlierSections',
  remandExtension: 'orderedOn',
  defaultBailClaim: 'defaultBailClaimOn',
  custody: 'arrestDate',
  custodyStatus: 'custodyStatus',
  trial: 'trialOn',
};

function controlFor(field: FactError['field']): string {
  const own = OWN_CONTROL[field];
  const fact = FACT_OF_FAULT.get(field);
  if (own !== undefined || fact === undefined) return controlId(own ?? 'sections');
  return `calculator-${fact}`;
}

/** A section that cannot be read does not stop the page: the answer itself says that it waits for it. */
function sectionFaults(form: CalculatorForm, checked: Checked): Fault[] {
  return [
    ...unreadFaults('sections', sectionsRead(form, checked), checked),
    ...unreadFaults(
      'principal',
      readSections(form.principal, checked.tables, fallbackCode(checked.tab)),
      checked,
    ),
  ];
}

function unreadFaults(field: FieldName, read: readonly ReadSection[], checked: Checked): Fault[] {
  const { errors } = checked.words.law;
  const open = new Set(unreadOf(read));
  return read.flatMap((one) => {
    if (!open.has(one.typed)) return [];
    const code = one.kind === 'divided' ? 'section-needs-subsection' : 'unknown-section';
    const message = codeFault(one, checked) ?? lawSentence(errors[code], { about: one.typed });
    return [at(field, message, 'nothing')];
  });
}

/** For a number without a code: two codes have it, or the one of the other tab. */
function codeFault(one: ReadSection, { tab, tables, words }: Checked): string | null {
  const section = one.kind === 'not-recognised' ? NUMBER_ALONE.exec(one.typed)?.[1] : undefined;
  if (section === undefined || !isInCode('BNS', section, tables)) return null;
  const { faults } = words.calculator;
  if (tab === 'crpc') return faults.bnsUnderCrpc;
  return isInCode('IPC', section, tables) ? faults.severalCodes(section) : null;
}

const NUMBER_ALONE = /^(?:u\/s\.?\s*)?(\d.*)$/i;

const isInCode = (code: PenalCode, section: string, tables: Tables): boolean =>
  tables.byName.has(nameKey(`${code} ${section}`)) || limbsOf(tables, code, section).length > 0;

/** Faults of the answers. A date before the arrest is possible in rare cases, so it is a warning. */
function answerFaults(form: CalculatorForm, { asOf, words }: Checked): Fault[] {
  const { breaks: _breaks, routes: _routes, ...answers } = form;
  const asked = FACT_IDS.filter((id): id is FactId & FieldName => id in answers && isAskedIn(id, form));
  return checkFacts(answers, asked, asOf)
    .filter(({ fact, code }) => code !== 'out-of-order' && (code !== 'excluded' || fact === 'arrestDate'))
    .map((fault): Fault => {
      const field = fault.code === 'excluded' ? 'custodyStatus' : fault.fact;
      const message = factFaultText(fault, calculatorLabels(words)[fault.fact], words);
      return {
        id: `calculator-${field}`,
        message,
        blocks: fault.code === 'seldom-before' ? 'nothing' : 'all',
      };
    });
}

/** The calculator asks for no date of a charge-sheet that is not filed. */
const isAskedIn = (id: FactId, form: CalculatorForm): boolean =>
  isAsked(id, form) && (id !== 'chargesheetOn' || form.chargesheet === 'filed');

/** Only answered questions can be invalid. */
function routeFaultsOf({ routes }: CalculatorForm, { asOf, words }: Checked): Fault[] {
  const answered = ROUTE_ORDER.filter((question) => isAnswered(question, routes));
  return routeFaults(answered, routes, { today: asOf, words }).map(({ field, message }) => ({
    id: controlId(field),
    message,
    blocks: 'all',
  }));
}

/** An offence under the BNS is tried under the BNSS; the CrPC never governs it. */
const bnsUnderCrpc = (form: CalculatorForm, checked: Checked): boolean =>
  checked.tab === 'crpc' &&
  sectionsRead(form, checked).some((one) => one.kind === 'offence' && one.ref.code === 'BNS');

function breakFaults(form: CalculatorForm, { asOf, words }: Checked): Fault[] {
  const { calculator } = words;
  const arrest = dateOf(form.arrestDate);
  return form.breaks.flatMap(({ from, to }, n): Fault[] => {
    const fault = (end: 'from' | 'to', message: string): Fault => ({
      id: breakId(n, end),
      message,
      blocks: 'all',
    });
    if (from === '') return [fault('from', calculator.faults.breakFrom)];
    if (isImpossible(from)) return [fault('from', impossible(from, words))];
    if (isImpossible(to)) return [fault('to', impossible(to, words))];
    if ((arrest && from < arrest) || from > asOf) return [fault('from', calculator.faults.breakOutside)];
    return to !== '' && (to < from || to > asOf) ? [fault('to', calculator.faults.breakBackwards)] : [];
  });
}

const impossible = (text: string, { law }: FaultWords): string =>
  lawSentence(law.errors['impossible-date'], { about: text });

function yearFaults(form: CalculatorForm, checked: Checked): Fault[] {
  const { calculator, law } = checked.words;
  const faults: Fault[] = [];
  const maximum = yearsTyped(form.maxSentence);
  if (maximum === 0 && (form.maxSentence.trim() !== '' || !hasNoFixedMaximum(form, checked))) {
    faults.push(at('maxSentence', calculator.faults.maximum, 'score'));
  }
  if (maximum > 0 && yearsTyped(form.timeServed) > maximum) {
    faults.push(at('timeServed', law.errors['served-beyond-maximum'], 'nothing'));
  }
  const years = form.sentenceYears.trim();
  if (years !== '' && number(years) === undefined) {
    faults.push(at('sentenceYears', calculator.faults.sentenceYears, 'all'));
  }
  return faults;
}

/** If the tables fix no maximum, an empty field is valid. */
function hasNoFixedMaximum(form: CalculatorForm, checked: Checked): boolean {
  const rows = rowsRead(form, checked);
  return rows.length > 0 && longestMaximum(rows) === null && !isEstimated(form);
}
