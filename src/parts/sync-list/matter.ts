/** Title of a matter in a list: number, relief and section, court. */
import type { ApplicationContent, Relief } from '#contract/application/application.ts';
import type { CourtKind } from '#contract/case/court.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';
import { proposedRelief, reliefAuthority } from '#law/relief.ts';
import { choiceLabel } from '#parts/choice-label.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { nameFor, type NamedRecord } from '#domain/case/name-for.ts';

export interface ListedMatter {
  readonly name: string;
  /** Application number, or else the FIR number. */
  readonly docket: string | null;
  readonly relief: Relief | null;
  /** "s.483 BNSS" */
  readonly section: string | null;
  readonly court: string | null;
}

/** Fields of an application that its list line needs. */
export interface ListedContent {
  readonly applicant: NamedRecord['applicant'];
  readonly coApplicants?: readonly unknown[] | undefined;
  readonly case: Pick<
    ApplicationContent['case'],
    'court' | 'courtName' | 'courtPlace' | 'custodyStatus' | 'firNumber' | 'person'
  >;
  readonly bail: Pick<ApplicationContent['bail'], 'relief'>;
}

export const listedContent = (content: ListedContent): ListedContent => {
  const { case: facts, bail } = content;
  const { court, courtName, courtPlace, custodyStatus, firNumber } = facts;
  return {
    applicant: { name: nameFor(content) },
    case: { court, courtName, courtPlace, custodyStatus, firNumber },
    bail: { relief: bail.relief },
  };
};

/** The same fields of a draft. */
export type ListedForm = Pick<
  ApplicationForm,
  'fullName' | 'age' | 'firNumber' | 'court' | 'courtPlace' | 'custodyStatus' | 'relief'
> & {
  /** Only their number is used. Absent in drafts of an older app. */
  readonly coApplicants?: readonly unknown[] | undefined;
};

export const listedForm = (form: ListedForm): ListedForm => {
  const { fullName, age, firNumber, court, courtPlace, custodyStatus, relief, coApplicants } = form;
  return { fullName, age, firNumber, court, courtPlace, custodyStatus, relief, coApplicants };
};

interface FiledMatterInput {
  readonly content: ListedContent;
  readonly applicationNumber: string | null;
  /** Filing time, which determines the section. */
  readonly filedAt: string;
}

export function matterOfFiled(
  { content, applicationNumber, filedAt }: FiledMatterInput,
  text: Pick<Catalogue, 'choices' | 'records'>,
): ListedMatter {
  const { case: facts, bail } = content;
  const relief = bail.relief ?? proposedRelief(facts.court, facts.custodyStatus);
  return {
    name: nameFor(content),
    docket: applicationNumber ?? text.records.matter.fir(facts.firNumber),
    relief,
    section: text.records.cite(reliefAuthority(relief, dayInIndia(new Date(filedAt)))),
    court: facts.courtName ?? courtWords(facts.court, facts.courtPlace, text),
  };
}

/** As far as written; the section is that of today, the earliest filing date. */
export function matterOfDraft(
  form: ListedForm,
  today: CalendarDate,
  text: Pick<Catalogue, 'choices' | 'records'>,
): ListedMatter {
  const custody = form.custodyStatus || undefined;
  const relief = form.relief || (form.court ? proposedRelief(form.court, custody) : null);
  return {
    name: nameOfForm(form),
    docket: form.firNumber.trim() ? text.records.matter.fir(form.firNumber.trim()) : null,
    relief,
    section: relief && text.records.cite(reliefAuthority(relief, today)),
    court: form.court ? courtWords(form.court, form.courtPlace.trim(), text) : null,
  };
}

/** A draft has no name before its first letter. */
function nameOfForm({ fullName, age, firNumber, coApplicants }: ListedForm): string {
  const name = fullName.trim();
  if (name === '') return '';
  return nameFor({
    applicant: { name, ...(age.trim() !== '' && { age: Number(age) }) },
    coApplicants,
    firNumber: firNumber.trim(),
  });
}

function courtWords(
  kind: CourtKind,
  place: string | undefined,
  { choices }: Pick<Catalogue, 'choices'>,
): string {
  const court = choiceLabel(choices, 'court', kind);
  return place ? `${court}, ${place}` : court;
}

/** "Default bail, s.187(3) BNSS" */
export function reliefWords(
  { relief, section }: ListedMatter,
  { choices }: Pick<Catalogue, 'choices'>,
): string | null {
  return relief && section ? `${choiceLabel(choices, 'relief', relief)}, ${section}` : null;
}
