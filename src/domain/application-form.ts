/**
 * What is typed into the generator, before any of it need be true: all texts, kept as typed in the draft.
 * The names are the specification's; `contentFromForm` says what is wrong, by the path of the wire.
 */
import { err, ok, type Result } from '#kernel/result.ts';
import { ApplicationContent, type Relief } from '#contract/application.ts';
import { isRecord, mergePatch } from '#kernel/merge-patch.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';

export interface ApplicationForm {
  readonly fullName: string;
  readonly nameLocal: string;
  readonly parentage: string;
  readonly age: string;
  readonly gender: '' | 'male' | 'female' | 'other';
  readonly occupation: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly firNumber: string;
  /** `YYYY-MM-DD`, or the raw text of an unfinished date. */
  readonly firDate: string;
  readonly policeStation: string;
  readonly district: string;
  readonly state: string;
  readonly court: '' | 'magistrate' | 'sessions' | 'high';
  readonly courtPlace: string;
  readonly arrestDate: string;
  /** Comma separated, as typed. */
  readonly sections: string;
  readonly allegations: string;
  readonly custodyStatus: '' | 'police' | 'judicial' | 'not-arrested';
  readonly custodyPeriod: string;
  readonly relief: '' | Relief;
  readonly bailGrounds: string;
  readonly previousBail: '' | 'none' | 'one' | 'multiple';
  readonly bailConditions: '' | 'standard' | 'reporting' | 'passport' | 'custom';
  readonly customConditions: string;
  readonly language: 'en' | 'hi';
  readonly advocateName: string;
  readonly enrolmentNumber: string;
  readonly advocateAddress: string;
}

export type FormField = keyof ApplicationForm;

export const BLANK_FORM: ApplicationForm = {
  fullName: '',
  nameLocal: '',
  parentage: '',
  age: '',
  gender: '',
  occupation: '',
  address: '',
  phone: '',
  email: '',
  firNumber: '',
  firDate: '',
  policeStation: '',
  district: '',
  state: '',
  court: '',
  courtPlace: '',
  arrestDate: '',
  sections: '',
  allegations: '',
  custodyStatus: '',
  custodyPeriod: '',
  relief: '',
  bailGrounds: '',
  previousBail: '',
  bailConditions: '',
  customConditions: '',
  language: 'en',
  advocateName: '',
  enrolmentNumber: '',
  advocateAddress: '',
};

/** Where a field of the form stands on the wire, and in which step of the wizard it is asked. */
export const FIELD_AT: Readonly<Record<FormField, { readonly path: string; readonly step: 1 | 2 | 3 }>> = {
  fullName: { path: 'applicant.name', step: 1 },
  nameLocal: { path: 'applicant.nameLocal', step: 1 },
  parentage: { path: 'applicant.parentage', step: 1 },
  age: { path: 'applicant.age', step: 1 },
  gender: { path: 'applicant.gender', step: 1 },
  occupation: { path: 'applicant.occupation', step: 1 },
  address: { path: 'applicant.address', step: 1 },
  phone: { path: 'applicant.phone', step: 1 },
  email: { path: 'applicant.email', step: 1 },
  firNumber: { path: 'case.firNumber', step: 2 },
  firDate: { path: 'case.firDate', step: 2 },
  policeStation: { path: 'case.policeStation', step: 2 },
  district: { path: 'case.district', step: 2 },
  state: { path: 'case.state', step: 2 },
  court: { path: 'case.court', step: 2 },
  courtPlace: { path: 'case.courtPlace', step: 2 },
  arrestDate: { path: 'case.arrestDate', step: 2 },
  sections: { path: 'case.sections', step: 2 },
  allegations: { path: 'case.allegations', step: 2 },
  custodyStatus: { path: 'case.custodyStatus', step: 2 },
  custodyPeriod: { path: 'case.custodyPeriod', step: 2 },
  relief: { path: 'bail.relief', step: 2 },
  bailGrounds: { path: 'bail.grounds', step: 3 },
  previousBail: { path: 'bail.previousApplications', step: 3 },
  bailConditions: { path: 'bail.proposedConditions', step: 3 },
  customConditions: { path: 'bail.customConditions', step: 3 },
  language: { path: 'language', step: 3 },
  advocateName: { path: 'advocate.name', step: 3 },
  enrolmentNumber: { path: 'advocate.enrolmentNumber', step: 3 },
  advocateAddress: { path: 'advocate.address', step: 3 },
};

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
  const groups: Record<string, unknown> = {};
  for (const [field, { path }] of fieldsWithPaths) setAt(groups, path, wireValue(field, form[field].trim()));
  const noAdvocate = form.advocateName.trim() === '';
  const typed = withoutBlanks(noAdvocate ? { ...groups, advocate: undefined } : groups);
  if (!under) return typed;
  const { advocate, ...rest } = beyondTheForm(under);
  return mergePatch(noAdvocate ? rest : { ...rest, advocate }, typed);
}

/** Two fields are not text on the wire; an age that is no number goes as typed, so that it is refused by name. */
function wireValue(field: FormField, typed: string): unknown {
  if (field === 'sections') return splitSections(typed);
  return field === 'age' && /^\d+$/.test(typed) ? Number(typed) : typed;
}

function setAt(groups: Record<string, unknown>, path: string, value: unknown): void {
  const [group = '', field] = path.split('.');
  if (!field) groups[group] = value;
  else groups[group] = { ...(isRecord(groups[group]) ? groups[group] : {}), [field]: value };
}

function valueAt(content: Readonly<Record<string, unknown>>, path: string): unknown {
  const [group = '', field] = path.split('.');
  const value = content[group];
  if (!field) return value;
  return isRecord(value) ? value[field] : undefined;
}

/** What a record holds that the form has no field for: kept when the form is sent again. */
function beyondTheForm(content: Partial<ApplicationContent>): Partial<ApplicationContent> {
  const kept = structuredCopy(content);
  for (const { path } of Object.values(FIELD_AT)) {
    const [group = '', field] = path.split('.');
    const inside = kept[group];
    if (field && isRecord(inside)) delete inside[field];
    else if (!field) delete kept[group];
  }
  return kept;
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
  for (const path of Object.keys(bad.error)) {
    const [group = '', field = ''] = path.split('.');
    const inside = groups[group];
    if (isRecord(inside)) delete inside[field];
  }
  return groups;
}

/** The form that shows a record again: to amend it, or to start a new draft from it. */
export function formFromContent(content: Partial<ApplicationContent>): ApplicationForm {
  const shown = fieldsWithPaths
    .map(([field, { path }]) => [field, valueAt(content, path)] as const)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, Array.isArray(value) ? value.join(', ') : String(value)]);
  return { ...BLANK_FORM, ...Object.fromEntries(shown) };
}
