/** What was written, step by step, for the check before filing. */
import type { ApplicationForm, FormField } from '#domain/application-form.ts';
import { FIELD_AT } from '#domain/field-at.ts';
import { respondentPrinted } from '#domain/respondents.ts';
import { stateNamed } from '#domain/states.ts';
import { indianDate, parseDay } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';

type Text = Pick<Catalogue, 'choices' | 'generator'>;

export interface ReviewFact {
  readonly label: string;
  readonly value: string;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of FIELD_AT are the fields
const FIELDS = Object.keys(FIELD_AT) as FormField[];

/** Asked of every application, so that an empty one is named; the others are shown where they say something. */
const ALWAYS: ReadonlySet<FormField> = new Set([
  'fullName',
  'parentage',
  'age',
  'gender',
  'occupation',
  'address',
  'phone',
  'email',
  'firNumber',
  'firDate',
  'policeStation',
  'district',
  'state',
  'court',
  'courtPlace',
  'custodyStatus',
  'arrestDate',
  'custodyPeriod',
  'sections',
  'allegations',
  'antecedents',
  'bailGrounds',
  'previousBail',
  'bailConditions',
  'advocateName',
  'enrolmentNumber',
  'advocateAddress',
]);

export function reviewFacts(form: ApplicationForm, step: 1 | 2 | 3, text: Text): ReviewFact[] {
  const rows = step === 2 && form.antecedents === 'some' ? otherCases(form, text) : [];
  const facts = FIELDS.filter((field) => FIELD_AT[field].step === step)
    .filter(
      (field) => (ALWAYS.has(field) || form[field] !== '') && field !== 'language' && field !== 'annexure',
    )
    .map((field) => ({ label: text.generator.fields[field], value: shownValue(form, field, text) }));
  return [...facts, ...rows];
}

function otherCases({ otherCases: rows }: ApplicationForm, { choices, generator }: Text): ReviewFact[] {
  const { line, row } = generator.otherCases;
  return rows.map(({ firNumber, policeStation, state }, n) => {
    const became = choices.caseState.find(({ value }) => value === state)?.label ?? generator.notProvided;
    return { label: row(n + 1), value: line(firNumber, policeStation, became) };
  });
}

function shownValue(form: ApplicationForm, field: FormField, text: Text): string {
  const typed = form[field].trim();
  if (typed === '') return text.generator.notProvided;
  const chosen = choicesOf(field, text).find(({ value }) => value === typed);
  if (chosen) return chosen.label;
  if (field === 'state') return stateNamed(typed, text.generator.namesIn);
  if (field === 'respondent') return respondentPrinted(typed, text.generator.namesIn);
  const date = parseDay(typed);
  return date.ok ? indianDate(date.value) : typed;
}

function choicesOf(field: FormField, { choices }: Text): readonly { value: string; label: string }[] {
  return Object.entries(choices).find(([name]) => name === field)?.[1] ?? [];
}

/** What is said of these fields, in one line; empty where nothing is. */
export function summaryLine(form: ApplicationForm, fields: readonly FormField[], text: Text): string {
  const said = fields
    .filter((field) => form[field] !== '')
    .map((field) => `${text.generator.fields[field]}: ${shownValue(form, field, text)}`);
  return said.join(' · ');
}
