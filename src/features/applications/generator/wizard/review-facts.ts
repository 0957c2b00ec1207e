/** Answers by step, for the check before filing. */
import type { ApplicationForm, FormField } from '#domain/application/application-form.ts';
import { factRow, WIZARD_FACTS } from '#facts/facts.ts';
import { optionsOf } from '#text/fact-words.ts';
import { respondentPrinted } from '#domain/case/respondents.ts';
import { stateNamed } from '#domain/case/states.ts';
import { indianDate, parseDay } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';

type Text = Pick<Catalogue, 'choices' | 'facts' | 'generator'>;

export interface ReviewFact {
  readonly label: string;
  readonly value: string;
}

/** Asked of every application, so that an empty one is named; the others are shown where they say something. */
const isAlwaysShown = (field: FormField): boolean => {
  const { need } = factRow(field);
  return need === 'always' || need === 'review';
};

export function reviewFacts(form: ApplicationForm, step: 1 | 2 | 3, text: Text): ReviewFact[] {
  const rows = step === 2 && form.antecedents === 'some' ? otherCases(form, text) : [];
  const facts = WIZARD_FACTS.filter((field) => factRow(field).step === step)
    .filter(
      (field) => (isAlwaysShown(field) || form[field] !== '') && field !== 'language' && field !== 'annexure',
    )
    .map((field) => ({ label: text.facts.labels[field], value: shownValue(form, field, text) }));
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
  const chosen = optionsOf(field, text).find(({ value }) => value === typed);
  if (chosen) return chosen.label;
  if (field === 'state') return stateNamed(typed, text.generator.namesIn);
  if (field === 'respondent') return respondentPrinted(typed, text.generator.namesIn);
  const date = parseDay(typed);
  return date.ok ? indianDate(date.value) : typed;
}

/** The values of these fields in one line; empty if none is filled. */
export function summaryLine(form: ApplicationForm, fields: readonly FormField[], text: Text): string {
  const parts = fields
    .filter((field) => form[field] !== '')
    .map((field) => `${text.facts.labels[field]}: ${shownValue(form, field, text)}`);
  return parts.join(' · ');
}
