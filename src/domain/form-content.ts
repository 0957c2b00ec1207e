/** What is typed, as the wire has it, and a record as it was typed: both ways, by one table of fields. */
import * as z from 'zod/mini';
import { err, ok, type Result } from '#kernel/result.ts';
import { ApplicationContent, type BailPart } from '#contract/application.ts';
import { type CaseFacts, OffenceRef } from '#contract/case-facts.ts';
import { isRecord, mergePatch } from '#kernel/merge-patch.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import { offenceName } from '#law/tables.ts';

import {
  type ApplicationForm,
  BLANK_FORM,
  BLANK_PREVIOUS,
  FIELD_AT,
  type FormField,
  type PreviousRow,
} from './application-form.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of FIELD_AT are the fields
const fieldsWithPaths = Object.entries(FIELD_AT) as [FormField, (typeof FIELD_AT)[FormField]][];

/** Splits on commas; what stands between them is one section each. */
export const splitSections = (typed: string): string[] =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The groups of the wire as typed, before they are checked; `under` carries what the form does not show. */
function groupsOf(form: ApplicationForm, under?: Partial<ApplicationContent>): unknown {
  const shown = { ...BLANK_FORM, ...(under && formFromContent(under)), ...form }; // an older app's draft lacks fields
  const groups: Record<string, unknown> = {};
  for (const [field, { path }] of fieldsWithPaths) {
    if (isAsked(field, shown)) setAt(groups, path, wireValue(field, shown[field].trim()));
  }
  settleChoices(groups, shown);
  const typed = withoutBlanks(form.advocateName.trim() ? groups : { ...groups, advocate: undefined });
  return under ? mergePatch(beyondTheForm(under, shown), typed) : typed;
}

/** A date or a reason that belongs to another choice is kept in the draft and not sent. */
function isAsked(field: FormField, form: ApplicationForm): boolean {
  if (field === 'chargesheetOn') return form.chargesheet !== '';
  if (field === 'extendedUntil') return form.remandExtension === 'granted';
  if (SUSPENSION.has(field)) return form.relief === 'suspension';
  return !(field === 'bailGrounds' && isDefault(form));
}

const SUSPENSION: ReadonlySet<FormField> = new Set([
  'convictingCourt',
  'convictedOn',
  'sentence',
  'appealNumber',
  'finePaid',
]);

const isDefault = ({ relief }: Pick<ApplicationForm, 'relief'>): boolean => relief === 'default';

/** Default bail asks for no grounds; the wire asks for some: its place says why there are none. */
const NO_MERITS = 'Made as of right, on the days alone: no ground on merits is taken.';

/** What is no text on the wire: a choice with its date, a list. */
function settleChoices(groups: Record<string, unknown>, form: ApplicationForm): void {
  const { chargesheet, chargesheetOn, antecedents, previous, answers } = form;
  if (chargesheet === 'not-filed') {
    setAt(groups, 'case.chargesheet', { state: 'not-filed', asOf: chargesheetOn.trim() });
  }
  if (chargesheet === '') setAt(groups, 'case.chargesheet', undefined);
  if (form.remandExtension === '') setAt(groups, 'case.remandExtension', undefined);
  setAt(groups, 'case.antecedents', antecedents === 'none' ? { known: true, rows: [] } : undefined);
  if (isDefault(form)) setAt(groups, 'bail.grounds', NO_MERITS);
  const rows = form.previousBail === 'none' ? [] : previous.filter((row) => !isBlankRow(row));
  setAt(groups, 'bail.previous', rows.length > 0 ? rows : undefined);
  const given = Object.entries(answers).filter(([, reason]) => reason.trim() !== '');
  const kept = given.map(([concern, reason]) => ({ concern, reason: reason.trim() }));
  setAt(groups, 'bail.answers', kept.length > 0 ? kept : undefined);
}

export const isBlankRow = (row: PreviousRow): boolean =>
  Object.values(row).every((value) => String(value).trim() === '');

/** Some fields are not text on the wire; a number that is none goes as typed, so that it is refused by name. */
function wireValue(field: FormField, typed: string): unknown {
  if (field === 'sections') return splitSections(typed);
  if (field === 'finePaid') return typed === '' ? undefined : typed === 'yes';
  return (field === 'age' || field === 'delayDays') && /^\d+$/.test(typed) ? Number(typed) : typed;
}

function setAt(groups: Record<string, unknown>, path: string, value: unknown): void {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    groups[head] = value;
    return;
  }
  const inside = isRecord(groups[head]) ? { ...groups[head] } : {};
  setAt(inside, rest.join('.'), value);
  groups[head] = inside;
}

function valueAt(content: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inside, key) => (isRecord(inside) ? inside[key] : undefined), content);
}

/** Written whole by the form, or not at all. */
const WHOLE = [
  'case.chargesheet',
  'case.remandExtension',
  'bail.conviction',
  'bail.previous',
  'bail.answers',
];

/** What a record holds that the form has no field for: kept when the form is sent again. */
function beyondTheForm(
  content: Partial<ApplicationContent>,
  form: ApplicationForm,
): Partial<ApplicationContent> {
  const kept = structuredCopy(content);
  const shown = Object.values(FIELD_AT).map(({ path }) => path);
  const named = form.antecedents === '' ? shown.filter((path) => path !== 'case.antecedents') : shown;
  for (const path of [...WHOLE, ...named]) removeAt(kept, path);
  if (form.advocateName.trim() === '') delete kept['advocate']; // an advocate without a name is none
  keepOffencesTyped(kept, splitSections(form.sections));
  return kept;
}

const OffenceRefs = z.array(OffenceRef);

/** An offence that was chosen once is no longer charged when its section is taken out of the text. */
function keepOffencesTyped(kept: Record<string, unknown>, typed: readonly string[]): void {
  const offences = OffenceRefs.safeParse(valueAt(kept, 'case.offences'));
  if (!offences.success) return;
  const still = offences.data.filter((ref) => typed.includes(offenceName(ref)));
  setAt(kept, 'case.offences', still.length > 0 ? still : undefined);
}

function removeAt(content: Record<string, unknown>, path: string): void {
  const [head = '', ...rest] = path.split('.');
  const inside = content[head];
  if (rest.length === 0) delete content[head];
  else if (isRecord(inside)) removeAt(inside, rest.join('.'));
}

const structuredCopy = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value));

/** The content to file, or the sentence for each field that stands in the way. */
export function contentFromForm(
  form: ApplicationForm,
  under?: Partial<ApplicationContent>,
): Result<ApplicationContent, Readonly<Record<string, string>>> {
  const parsed = ApplicationContent.safeParse(groupsOf(form, under));
  return parsed.success ? ok(parsed.data) : err(fieldErrors(parsed.error));
}

/** As much of an unfinished form as is already valid, for the preview: bad fields are simply left out. */
export function partialFromForm(form: ApplicationForm, under?: Partial<ApplicationContent>): unknown {
  const groups = structuredCopy(groupsOf(form, under));
  const bad = contentFromForm(form, under);
  if (bad.ok) return bad.value;
  for (const path of Object.keys(bad.error)) removeAt(groups, path.split('.').slice(0, 2).join('.'));
  return groups;
}

/** The form that shows a record again: to amend it, or to start a new draft from it. */
export function formFromContent(content: Partial<ApplicationContent>): ApplicationForm {
  const shown = fieldsWithPaths
    .map(([field, { path }]) => [field, valueAt(content, path)] as const)
    .filter(([, value]) => value !== undefined && !isRecord(value) && typeof value !== 'boolean')
    .map(([field, value]) => [field, Array.isArray(value) ? value.join(', ') : String(value)]);
  return {
    ...BLANK_FORM,
    ...Object.fromEntries(shown),
    ...factChoices(content.case ?? {}),
    ...bailChoices(content.bail ?? {}),
  };
}

function factChoices({ chargesheet, antecedents }: Partial<CaseFacts>): Partial<ApplicationForm> {
  return {
    ...(chargesheet?.state === 'not-filed' && { chargesheetOn: chargesheet.asOf }),
    ...(antecedents?.rows.length === 0 && { antecedents: 'none' }),
  };
}

function bailChoices(bail: Partial<BailPart>): Partial<ApplicationForm> {
  const { relief, grounds, previous = [], answers = [], conviction } = bail;
  const finePaid = conviction?.finePaid;
  return {
    ...(finePaid !== undefined && { finePaid: finePaid ? 'yes' : 'no' }),
    ...(relief === 'default' && grounds === NO_MERITS && { bailGrounds: '' }),
    previous: previous.map((row): PreviousRow => Object.assign({}, BLANK_PREVIOUS, row)),
    answers: Object.fromEntries(answers.map(({ concern, reason }) => [concern, reason])),
  };
}
