/** Impossible input by field; the server rejects the same. */
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { ASKED_AT, type AskedField } from '#domain/application/field-at.ts';
import { partialFromForm } from '#domain/application/form-content.ts';
import { impossibleFacts } from '#domain/application/impossible-facts.ts';
import { penalCodeOn } from '#domain/case/law-facts.ts';
import { sectionFaults } from '#domain/application/section-faults.ts';
import type { ApplicationContent } from '#contract/application/application.ts';
import { bailDraftFrom } from '#documents/matter.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Tables } from '#law/tables.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { lawSentence } from '#text/law-sentence.ts';
import type { StepError } from './step-errors.ts';

interface Checked {
  readonly under: ApplicationContent | undefined;
  readonly tables: Tables;
  readonly today: CalendarDate;
  readonly words: Pick<Catalogue, 'law' | 'generator'>;
}

/** First error of each field. */
export function lawErrors(form: ApplicationForm, { under, tables, today, words }: Checked): StepError[] {
  const written = bailDraftFrom(partialFromForm(form, under));
  const impossible = impossibleFacts(written, tables, today).map((fact) =>
    errorAt(fieldOf(fact.path), words.generator.impossible(fact)),
  );
  const { sections = [], offenceDate } = written.case ?? {};
  const unread = sectionFaults(sections, tables, penalCodeOn(offenceDate)).flatMap(({ kind, typed }) => {
    if (kind === 'other-act') return []; // the tables lack some Acts, so ask instead of rejecting
    const code = kind === 'divided' ? 'section-needs-subsection' : 'unknown-section';
    return [errorAt('sections', lawSentence(words.law.errors[code], { about: typed }))];
  });
  const all = [...unread, ...impossible];
  return all.filter((error, n) => all.findIndex(({ field }) => field === error.field) === n);
}

const errorAt = (field: AskedField, message: string): StepError => ({
  field,
  step: ASKED_AT[field].step,
  message,
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of ASKED_AT are the fields
const FIELDS = Object.keys(ASKED_AT) as AskedField[];

/** A derived value has no field: correct it at the date of arrest. */
const fieldOf = (path: string): AskedField =>
  FIELDS.find((field) => ASKED_AT[field].path === path) ??
  (path === 'case.antecedents' ? 'sections' : 'arrestDate');
