/** What cannot be true, with a sentence that says what to correct. Each fault says what it stands in the way of. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { yearsTyped } from '#law/calculator.ts';
import { longestMaximum } from '#law/maximum-term.ts';
import { BNSS_FROM } from '#law/relief.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { lawSentence } from '#text/law-sentence.ts';
import { breakId, type CalculatorForm, controlId, type FieldName, inForce } from './calculator-form.ts';
import { type ReadSection, readSections } from '#contract/section-text.ts';
import {
  type Asked,
  fallbackCode,
  hourOf,
  isEstimated,
  rowsRead,
  sectionsRead,
  wholeNumber,
} from './form-facts.ts';
import { number } from './person-facts.ts';
import { DATE_FIELDS, dateOf, datesOf, isImpossible, typedDate } from './form-dates.ts';

export interface Fault {
  /** The control beside which it stands. */
  readonly id: string;
  readonly message: string;
  /** `all`: nothing is computed from it. `score`: the formula waits. `nothing`: said, and computed all the same. */
  readonly blocks: 'all' | 'score' | 'nothing';
}

type Words = Pick<Catalogue, 'calculator' | 'law'>;

interface Checked extends Asked {
  readonly words: Words;
}

export function faultsOf(typed: CalculatorForm, checked: Checked): Fault[] {
  const form = inForce(typed);
  if (isBlank(form)) return [at('sections', checked.words.calculator.faults.nothing, 'all')];
  return [
    ...sectionFaults(form, checked),
    ...impossibleDates(form, checked.words),
    ...contradictions(form, checked),
    ...breakFaults(form, checked),
    ...yearFaults(form, checked),
    ...hourFaults(form, checked.words),
  ];
}

const at = (field: FieldName, message: string, blocks: Fault['blocks']): Fault => ({
  id: controlId(field),
  message,
  blocks,
});

const isBlank = ({ sections, maxSentence, timeServed, arrestDate }: CalculatorForm): boolean =>
  [sections, maxSentence, timeServed, arrestDate].every((text) => text.trim() === '');

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

function unreadFaults(field: FieldName, read: readonly ReadSection[], { words }: Checked): Fault[] {
  const { errors } = words.law;
  return read.flatMap((one) => {
    if (one.kind === 'offence' || one.kind === 'spread') return [];
    const code = one.kind === 'divided' ? 'section-needs-subsection' : 'unknown-section';
    return [at(field, lawSentence(errors[code], { about: one.typed }), 'nothing')];
  });
}

function impossibleDates(form: CalculatorForm, { calculator, law }: Words): Fault[] {
  return DATE_FIELDS.filter((field) => isImpossible(form[field])).map((field) => {
    const sentence = lawSentence(law.errors['impossible-date'], { about: typedDate(form[field]) });
    return at(field, calculator.faults.dateWord(calculator.fields[field], sentence), 'all');
  });
}

function contradictions(form: CalculatorForm, checked: Checked): Fault[] {
  const { asOf, words } = checked;
  const { law, calculator } = words;
  const {
    arrestDate: arrest,
    firstRemandDate: remand,
    chargesheetOn,
    firstEvidenceDate,
    convictedOn,
    claimOn,
    orderedOn,
  } = datesOf(form);
  const before = (date: CalendarDate | undefined) =>
    date !== undefined && arrest !== undefined && date < arrest;
  const after = (date: CalendarDate | undefined) => date !== undefined && date > asOf;
  const needsUntil = form.remandExtension === 'granted' && form.extendedUntil === '';
  const needsDate = form.chargesheet === 'filed' && form.chargesheetOn === '';
  const checks: [boolean, FieldName, string, Fault['blocks']][] = [
    [after(arrest), 'arrestDate', law.errors['arrest-after-today'], 'all'],
    [tooEarlyForBns(form, checked), 'arrestDate', law.errors['bns-before-commencement'], 'all'],
    [after(remand), 'firstRemandDate', calculator.faults.remandAfterToday, 'all'],
    [before(remand), 'firstRemandDate', law.errors['remand-before-arrest'], 'all'],
    [needsDate, 'chargesheetOn', calculator.faults.chargesheetDate, 'all'],
    [after(chargesheetOn), 'chargesheetOn', law.errors['charge-sheet-after-today'], 'all'],
    [before(chargesheetOn), 'chargesheetOn', calculator.faults.chargesheetBeforeArrest, 'nothing'],
    [needsUntil, 'extendedUntil', calculator.faults.extendedUntil, 'all'],
    [before(firstEvidenceDate), 'firstEvidenceDate', calculator.faults.evidenceBeforeArrest, 'nothing'],
    [form.claim === 'claimed' && form.claimOn === '', 'claimOn', calculator.faults.claimOn, 'all'],
    [after(claimOn), 'claimOn', calculator.faults.claimAfterToday, 'all'],
    [after(orderedOn), 'orderedOn', calculator.faults.orderAfterToday, 'all'],
    [bnsUnderCrpc(form, checked), 'sections', calculator.faults.bnsUnderCrpc, 'all'],
    [
      form.custodyStatus === 'not-arrested' && arrest !== undefined,
      'custodyStatus',
      calculator.faults.notArrestedWithDate,
      'all',
    ],
    [after(convictedOn), 'convictedOn', calculator.faults.convictedAfterToday, 'all'],
    [before(convictedOn), 'convictedOn', calculator.faults.convictedBeforeArrest, 'nothing'],
  ];
  return checks.flatMap(([wrong, field, message, blocks]) => (wrong ? [at(field, message, blocks)] : []));
}

function hourFaults(form: CalculatorForm, { calculator }: Words): Fault[] {
  return (['claimAt', 'chargesheetAt'] as const)
    .filter((field) => form[field].trim() !== '' && hourOf(form[field]) === undefined)
    .map((field) => at(field, calculator.faults.hour, 'all'));
}

function tooEarlyForBns(form: CalculatorForm, checked: Checked): boolean {
  const arrest = dateOf(form.arrestDate);
  if (arrest === undefined || arrest >= BNSS_FROM) return false;
  return sectionsRead(form, checked).some((one) => one.kind === 'offence' && one.ref.code === 'BNS');
}

/** An offence of the BNS is investigated and tried under the BNSS: the older code never governs it. */
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

const impossible = (text: string, { law }: Words): string =>
  lawSentence(law.errors['impossible-date'], { about: typedDate(text) });

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
  return [...faults, ...numberFaults(form, checked)];
}

const wrong = (text: string, read: number | undefined): boolean => text.trim() !== '' && read === undefined;

function numberFaults(form: CalculatorForm, { words: { calculator } }: Checked): Fault[] {
  const { faults } = calculator;
  const checks: [boolean, FieldName, string][] = [
    [wrong(form.age, wholeNumber(form.age)), 'age', faults.age],
    [wrong(form.sentenceYears, number(form.sentenceYears)), 'sentenceYears', faults.sentenceYears],
    [wrong(form.delayDays, wholeNumber(form.delayDays)), 'delayDays', faults.days],
  ];
  return checks.flatMap(([isWrong, field, message]) => (isWrong ? [at(field, message, 'all')] : []));
}

/** Where the tables fix no maximum, an empty field is no mistake. */
function hasNoFixedMaximum(form: CalculatorForm, checked: Checked): boolean {
  const rows = rowsRead(form, checked);
  return rows.length > 0 && longestMaximum(rows) === null && !isEstimated(form);
}
