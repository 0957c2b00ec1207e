/** The field of a fact. Null if no answer can settle the fact; its question explains this. */
import { isFact, lawNamesOf } from '#facts/facts.ts';
import type { FactName } from '#law/facts.ts';
import type { RouteField } from '#parts/route-facts/route-faults.ts';
import { ROUTE_FIELD_OF } from '#parts/route-facts/route-form.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { labelsOn } from '#text/fact-words.ts';
import { BLANK, type CalculatorForm, controlId, type FieldName } from './calculator-form.ts';

type Field = FieldName | RouteField;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the blank form
const OWN_FIELDS = Object.keys(BLANK) as readonly FieldName[];

/** Empty if no answer can settle the fact. */
export const FIELD_OF: Readonly<Partial<Record<FactName, Field | null>>> = {
  ...Object.fromEntries(
    OWN_FIELDS.filter(isFact).flatMap((field) => lawNamesOf([field]).map((fact) => [fact, field])),
  ),
  ...ROUTE_FIELD_OF,
  // no answer of a person settles these two
  classification: null,
  maximumTerm: null,
  // asked in words of this form
  neverConvicted: 'previousConvictions',
  otherPendingCases: 'pendingCases',
  convictions: 'earlierSections',
  child: 'age',
  cooperated: 'cooperated',
  sentenceYears: 'sentenceYears',
};

export type LabelTexts = Pick<Catalogue, 'calculator' | 'facts'>;

/** Labels of the facts and of the fields that only the calculator has. */
export const calculatorLabels = (text: LabelTexts) => ({
  ...labelsOn('calculator', text),
  ...text.calculator.fields,
});

/** Field shown only after another answer; until then the link leads to that answer. */
const AFTER: Readonly<Partial<Record<FieldName | RouteField, FieldName>>> = {
  earlierSections: 'previousConvictions',
  defaultBailClaim: 'chargesheet',
  defaultBailClaimAt: 'defaultBailClaim',
  chargesheetAt: 'chargesheet',
  orderedOn: 'remandExtension',
};

/** Goes to the field and expands its section if necessary. */
/** Value of a field as typed or chosen. */
export function typedIn(form: CalculatorForm, field: FieldName | RouteField): string {
  if (isOwn(form, field)) return form[field];
  const routes: Readonly<Partial<Record<string, unknown>>> = { ...form.routes };
  const typed = routes[field];
  return typeof typed === 'string' ? typed : '';
}

const isOwn = (form: CalculatorForm, field: FieldName | RouteField): field is FieldName => field in form;

export function goToField(field: FieldName | RouteField): void {
  const before = AFTER[field];
  const control =
    document.getElementById(controlId(field)) ?? (before && document.getElementById(controlId(before)));
  if (!control) return;
  const folded = control.closest('details');
  if (folded) folded.open = true;
  control.focus();
}
