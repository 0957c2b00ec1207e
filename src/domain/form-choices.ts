/** The fields of the form that are no text on the wire: choices with their dates, truths, numbers, lists; both ways. */
import type { BailPart } from '#contract/application.ts';
import type { CaseFacts } from '#contract/case-facts.ts';
import { packetOnTheWire } from './packet-choices.ts';
import {
  type ApplicationForm,
  BLANK_OTHER_CASE,
  BLANK_PREVIOUS,
  type FormField,
  type OtherCaseRow,
  type PreviousRow,
} from './application-form.ts';

/** Splits on commas; what stands between them is one section each. */
export const splitSections = (typed: string): string[] =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const YES_NO: ReadonlySet<FormField> = new Set([
  'finePaid',
  'onBailAtConviction',
  'firInOtherState',
  'onBailAtOffence',
  'unlawfulEntry',
  'sickOrInfirm',
  'appearanceNotice',
  'relativeInformed',
  'reasonsInWriting',
]);

const NUMBERS: ReadonlySet<FormField> = new Set([
  'age',
  'delayDays',
  'amountInvolved',
  'witnessesCited',
  'witnessesExamined',
]);

/** Some fields are not text on the wire; a number that is none goes as typed, so that it is refused by name. */
export function wireValue(field: FormField, typed: string): unknown {
  if (field === 'sections') return splitSections(typed);
  if (YES_NO.has(field)) return typed === '' ? undefined : typed === 'yes';
  if (!NUMBERS.has(field)) return typed;
  const digits = field === 'amountInvolved' ? typed.replaceAll(/[\s,₹]/g, '') : typed;
  return /^\d+$/.test(digits) ? Number(digits) : typed;
}

export const isDefault = ({ relief }: Pick<ApplicationForm, 'relief'>): boolean => relief === 'default';

/** Default bail asks for no grounds; the wire asks for some: its place says why there are none. */
const NO_MERITS = 'Made as of right, on the days alone: no ground on merits is taken.';

/** By their paths; undefined says nothing. */
export function choicesOnTheWire(form: ApplicationForm): [string, unknown][] {
  const { chargesheet, chargesheetOn, previous, answers } = form;
  const rows = form.previousBail === 'none' ? [] : previous.filter((row) => !isBlankRow(row));
  const given = Object.entries(answers).filter(([, reason]) => reason.trim() !== '');
  const kept = given.map(([concern, reason]) => ({ concern, reason: reason.trim() }));
  const notFiled = { state: 'not-filed', asOf: chargesheetOn.trim() };
  return [
    ...(chargesheet === 'not-filed' ? [['case.chargesheet', notFiled] as [string, unknown]] : []),
    ['case.antecedents', antecedentsOf(form)],
    ['case.groundsOfArrestAt', groundsOf(form)],
    ...(isDefault(form) ? [['bail.grounds', NO_MERITS] as [string, unknown]] : []),
    ['bail.previous', rows.length > 0 ? rows : undefined],
    ['bail.answers', kept.length > 0 ? kept : undefined],
    ['packet', packetOnTheWire(form.packet)],
  ];
}

function antecedentsOf({ antecedents, otherCases }: ApplicationForm): unknown {
  if (antecedents === 'none') return { known: true, rows: [] };
  if (antecedents !== 'some') return undefined;
  const rows = otherCases.filter((row) => !isBlankRow(row));
  // "some" without a row is no answer yet: one empty row is refused by name
  const asked = rows.length > 0 ? rows : [BLANK_OTHER_CASE];
  return {
    known: true,
    rows: asked.map((row) => Object.assign({}, row, { sections: splitSections(row.sections) })),
  };
}

function groundsOf({ groundsOfArrest, groundsOn, groundsAt }: ApplicationForm): string | undefined {
  if (groundsOfArrest === '') return undefined;
  if (groundsOfArrest === 'none') return 'none';
  const at = groundsAt.trim();
  return groundsOn.trim() + (at === '' ? '' : `T${at}`);
}

export const isBlankRow = (row: PreviousRow | OtherCaseRow): boolean =>
  Object.values(row).every((value) => String(value).trim() === '');

export function factChoices(facts: Partial<CaseFacts>): Partial<ApplicationForm> {
  const { chargesheet, antecedents, groundsOfArrestAt } = facts;
  return {
    ...(chargesheet?.state === 'not-filed' && { chargesheetOn: chargesheet.asOf }),
    ...(antecedents && knownCases(antecedents.rows)),
    ...(groundsOfArrestAt !== undefined && knownGrounds(groundsOfArrestAt)),
  };
}

function knownCases(rows: NonNullable<CaseFacts['antecedents']>['rows']): Partial<ApplicationForm> {
  if (rows.length === 0) return { antecedents: 'none' };
  const otherCases = rows.map((row): OtherCaseRow =>
    Object.assign({}, BLANK_OTHER_CASE, row, { sections: row.sections.join(', ') }),
  );
  return { antecedents: 'some', otherCases };
}

function knownGrounds(at: string): Partial<ApplicationForm> {
  if (at === 'none') return { groundsOfArrest: 'none' };
  const [groundsOn = '', groundsAt = ''] = at.split('T');
  return { groundsOfArrest: 'given', groundsOn, groundsAt };
}

export function bailChoices(bail: Partial<BailPart>): Partial<ApplicationForm> {
  const { relief, grounds, previous = [], answers = [] } = bail;
  return {
    ...(relief === 'default' && grounds === NO_MERITS && { bailGrounds: '' }),
    previous: previous.map((row): PreviousRow => Object.assign({}, BLANK_PREVIOUS, row)),
    answers: Object.fromEntries(answers.map(({ concern, reason }) => [concern, reason])),
  };
}
