/** Each field of the form: its place on the wire, and the step of the wizard that asks for it. */
import type { WizardStep } from '#facts/fact.ts';
import { factRow, WIZARD_FACTS } from '#facts/facts.ts';
import { LIST_FACTS } from '#facts/list-facts.ts';
import type { ApplicationForm, FormField } from './application-form.ts';

interface FieldPlace {
  readonly path: string;
  readonly step: WizardStep;
}

const places = WIZARD_FACTS.map((id): [FormField, FieldPlace] => {
  const { path, step = 2 } = factRow(id);
  return [id, { path, step }];
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one place for each fact
export const FIELD_AT = Object.fromEntries(places) as Readonly<Record<FormField, FieldPlace>>;

/** Lists without their own question. Errors in a row are reported for the list. */
const { custodySpans, furtherFirs, coAccused, coApplicants, groundParts } = LIST_FACTS;
const ROWS_AT = { custodySpans, furtherFirs, coAccused, coApplicants, groundParts } satisfies Partial<
  Record<keyof ApplicationForm, FieldPlace>
>;

/** Fields to which a validation message can lead. */
export type AskedField = FormField | keyof typeof ROWS_AT;

export const ASKED_AT: Readonly<Record<AskedField, FieldPlace>> = { ...FIELD_AT, ...ROWS_AT };
