/** Converts the form to wire content and a record back to the form, with one table of fields. */
import * as z from 'zod/mini';
import { err, ok, type Result } from '#kernel/result.ts';
import { ApplicationContent } from '#contract/application/application.ts';
import { OffenceRef } from '#contract/case/case-facts.ts';
import { factRow, isAsked, WIZARD_FACTS, wizardFactsOfKind } from '#facts/facts.ts';
import { isRecord, mergePatch, valueAt } from '#kernel/merge-patch.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import { offenceName } from '#law/tables.ts';

import { type ApplicationForm, BLANK_FORM, type FormField } from './application-form.ts';
import { FIELD_AT } from './field-at.ts';
import { choicesOnTheWire, factChoices, wireValue } from './form-choices.ts';
import { isDefault, type KnownContent, listsOf, listsOnTheWire, splitSections } from './form-lists.ts';

const fieldsWithPaths = WIZARD_FACTS.map((field) => [field, FIELD_AT[field]] as const);

/** Unvalidated wire groups from the form. `under` supplies the data that the form does not show. */
function groupsOf(form: ApplicationForm, under?: Partial<ApplicationContent>): unknown {
  const shown = { ...BLANK_FORM, ...(under && formFromContent(under)), ...form }; // an older app's draft lacks fields
  const groups: Record<string, unknown> = {};
  for (const [field, { path }] of fieldsWithPaths) {
    if (isSent(field, shown)) setAt(groups, path, wireValue(field, shown[field].trim()));
  }
  for (const [path, value] of [...choicesOnTheWire(shown), ...listsOnTheWire(shown)])
    setAt(groups, path, value);
  for (const path of MAY_BE_EMPTY) if (isEmpty(valueAt(groups, path))) setAt(groups, path, undefined);
  const typed = withoutBlanks(form.advocateName.trim() ? groups : { ...groups, advocate: undefined });
  return under ? mergePatch(beyondTheForm(under, shown), typed) : typed;
}

/** A date or a reason that belongs to another choice is kept in the draft and not sent. */
const isSent = (field: FormField, form: ApplicationForm): boolean =>
  factRow(field).custom !== true && isAsked(field, form) && !(field === 'bailGrounds' && isDefault(form));

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

/** Written whole by the form, or not at all. */
const WHOLE = [
  'bail.conviction',
  'bail.previous',
  'bail.answers',
  'bail.groundParts',
  'case.custody',
  'case.furtherFirs',
  'case.coAccused',
  'coApplicants',
  'packet',
];

/** The groups inside the case, the deepest first: an empty one says nothing. */
const MAY_BE_EMPTY = [
  ...new Set(
    WIZARD_FACTS.map((id) => groupOf(factRow(id).path)).filter((group) => group.startsWith('case.')),
  ),
].toSorted((a, b) => b.length - a.length);

function groupOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

const isEmpty = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((inner) => inner === undefined || inner === '');

/** A choice with details. Details that the form does not show are kept while the choice is unchanged. */
const CHOICES = wizardFactsOfKind('choice').filter((id) => factRow(id).path.endsWith('.state'));

/** An empty value leaves the recorded one. */
const AS_RECORDED = ['antecedents', 'coercive', 'annexure'] as const satisfies readonly FormField[];

/** Recorded data without a form field, preserved when the form is sent again. */
function beyondTheForm(
  content: Partial<ApplicationContent>,
  form: ApplicationForm,
): Partial<ApplicationContent> {
  const result = structuredCopy(content);
  const shown = Object.values(FIELD_AT).map(({ path }) => path);
  const silent = AS_RECORDED.filter((field) => form[field] === '');
  const asRecorded = new Set(silent.map((field) => FIELD_AT[field].path));
  const named = shown.filter((path) => !asRecorded.has(path));
  const changed = CHOICES.filter((field) => valueAt(content, FIELD_AT[field].path) !== form[field]).map(
    (field) => groupOf(FIELD_AT[field].path),
  );
  for (const path of [...WHOLE, ...changed, ...named]) removeAt(result, path);
  for (const path of MAY_BE_EMPTY) if (isEmpty(valueAt(result, path))) removeAt(result, path);
  if (form.advocateName.trim() === '') delete result['advocate']; // an advocate without a name is none
  dropRemovedOffences(result, splitSections(form.sections));
  return result;
}

const OffenceRefs = z.array(OffenceRef);

/** Drop a chosen offence once its section is removed from the text. */
function dropRemovedOffences(result: Record<string, unknown>, typed: readonly string[]): void {
  const offences = OffenceRefs.safeParse(valueAt(result, 'case.offences'));
  if (!offences.success) return;
  const still = offences.data.filter((ref) => typed.includes(offenceName(ref)));
  setAt(result, 'case.offences', still.length > 0 ? still : undefined);
}

function removeAt(content: Record<string, unknown>, path: string): void {
  const [head = '', ...rest] = path.split('.');
  const inside = content[head];
  if (rest.length === 0) delete content[head];
  else if (isRecord(inside)) removeAt(inside, rest.join('.'));
}

const structuredCopy = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value));

/** Content to file, or the error message for each invalid field. */
export function contentFromForm(
  form: ApplicationForm,
  under?: Partial<ApplicationContent>,
): Result<ApplicationContent, Readonly<Record<string, string>>> {
  const parsed = ApplicationContent.safeParse(groupsOf(form, under));
  return parsed.success ? ok(parsed.data) : err(fieldErrors(parsed.error));
}

/** Valid part of an unfinished form, for the preview. Invalid fields are omitted. */
export function partialFromForm(form: ApplicationForm, under?: Partial<ApplicationContent>): unknown {
  const groups = structuredCopy(groupsOf(form, under));
  const bad = contentFromForm(form, under);
  if (bad.ok) return bad.value;
  for (const path of Object.keys(bad.error)) removeAt(groups, path.split('.').slice(0, 2).join('.'));
  return groups;
}

/** Form for amending a record or starting a new draft from it. */
export function formFromContent(content: KnownContent): ApplicationForm {
  const shown = fieldsWithPaths
    .map(([field, { path }]) => [field, valueAt(content, path)] as const)
    .filter(([, value]) => value !== undefined && !isRecord(value) && typeof value !== 'boolean')
    .map(([field, value]) => [field, Array.isArray(value) ? value.join(', ') : String(value)]);
  return {
    ...BLANK_FORM,
    ...Object.fromEntries(shown),
    ...factChoices(content.case ?? {}),
    ...yesNoFields(content),
    ...listsOf(content),
    packet: content.packet ?? {},
  };
}

function yesNoFields(content: KnownContent): Partial<ApplicationForm> {
  const known = wizardFactsOfKind('yesNo').map(
    (field) => [field, valueAt(content, FIELD_AT[field].path)] as const,
  );
  return Object.fromEntries(
    known.flatMap(([field, value]) => (typeof value === 'boolean' ? [[field, value ? 'yes' : 'no']] : [])),
  );
}
