/** The registry: every fact of a case, once. Forms, checks, lists of changes and docs/records.md follow from it. */
import { APPLICANT_FACTS } from './applicant-facts.ts';
import { BAIL_FACTS } from './bail-facts.ts';
import { CASE_FACTS } from './case-facts.ts';
import type { FactName } from '#law/facts.ts';
import type { Relief } from '#law/relief.ts';
import type { Fact, FactKind } from './fact.ts';
import { FURTHER_FACTS } from './further-facts.ts';
import { type FactList, LIST_FACTS } from './list-facts.ts';
import { PERSON_FACTS } from './person-facts.ts';
import { TRIAL_FACTS } from './trial-facts.ts';

/** In the order in which the wizard asks. */
export const FACTS = {
  ...APPLICANT_FACTS,
  ...CASE_FACTS,
  ...PERSON_FACTS,
  ...TRIAL_FACTS,
  ...BAIL_FACTS,
  ...FURTHER_FACTS,
  ...LIST_FACTS,
};

export type Facts = typeof FACTS;
export type FactId = keyof Facts;

/** A form value of a fact: the typed text, or one of the answers. */
export type Answer<Id extends FactId> = Facts[Id] extends { readonly of: readonly (infer Choice)[] }
  ? (Facts[Id] extends { readonly first: string } ? never : '') | Choice
  : Facts[Id]['kind'] extends 'yesNo'
    ? '' | 'yes' | 'no'
    : string;

/** The same in a form that offers "not known" as an answer. */
export type AskedAnswer<Id extends FactId> = Facts[Id] extends { readonly emptyIsUnknown: true }
  ? Answer<Id>
  : Answer<Id> | 'unknown';

/** Facts with one answer that the wizard asks for. */
export type WizardFact = {
  readonly [Id in FactId]: Facts[Id] extends { readonly step: number } ? Exclude<Id, FactList> : never;
}[FactId];

export type WizardForm = { readonly [Id in WizardFact]: Answer<Id> };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the registry
export const FACT_IDS = Object.keys(FACTS) as readonly FactId[];

export const isFact = <Name extends string>(name: Name): name is Name & FactId => name in FACTS;

export const factRow = (id: FactId): Fact => FACTS[id];

const isWizardFact = (id: FactId): id is WizardFact =>
  factRow(id).step !== undefined && factRow(id).kind !== 'rows';

export const WIZARD_FACTS: readonly WizardFact[] = FACT_IDS.filter(isWizardFact);

/** The facts of one part of the wizard, in order. */
export const factsIn = (part: string): WizardFact[] => WIZARD_FACTS.filter((id) => factRow(id).part === part);

/** True if a paper for this relief is incomplete without the fact. */
export const isNeededFor = (fact: WizardFact, relief: Relief | null): boolean =>
  relief !== null && (factRow(fact).neededFor ?? []).includes(relief);

export const wizardFactsOfKind = (...kinds: readonly FactKind[]): readonly WizardFact[] =>
  WIZARD_FACTS.filter((id) => kinds.includes(factRow(id).kind));

/** The facts of the law that these answers settle. */
export const lawNamesOf = (ids: readonly FactId[]): FactName[] => ids.flatMap((id) => factRow(id).law ?? []);

/** The question of the row, then the facts that a form asks for in it. */
export const factsOfQuestion = (question: FactId): FactId[] => [
  question,
  ...FACT_IDS.filter((id) => factRow(id).when?.[0] === question || factRow(id).askedWith === question),
];

/** True while the fact that it depends on has an answer that asks for it. */
export function isAsked(id: FactId, form: object): boolean {
  const { when } = factRow(id);
  if (!when) return true;
  const [fact, ...answers] = when;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a form is read by the names of its fields
  const given = (form as Readonly<Record<string, unknown>>)[fact];
  return answers.some((answer) => answer === given);
}

/** Facts that a form asks for in the question of this fact, after its present answers. */
export function detailsIn<Form extends object>(question: FactId, form: Form): (FactId & keyof Form)[] {
  const [, ...details] = factsOfQuestion(question);
  const asked = details.filter((id): id is FactId & keyof Form => id in form && isAsked(id, form));
  const replaced = new Set(asked.map((id) => factRow(id).replaces));
  return asked.filter((id) => !replaced.has(id));
}

/** Nothing is written yet. */
export const BLANK_FACTS: WizardForm = blankFacts();

function blankFacts(): WizardForm {
  const texts = WIZARD_FACTS.map((id) => [id, factRow(id).first ?? '']);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one text for each fact of the wizard
  return Object.fromEntries(texts) as WizardForm;
}

/** The fact that shows the law error of a field. */
export const FACT_OF_FAULT: ReadonlyMap<string, FactId> = new Map(
  FACT_IDS.flatMap((id) => {
    const { faultOf } = factRow(id);
    return faultOf === undefined ? [] : [[faultOf, id] as const];
  }),
);

/** Facts that the calculator asks the user for. */
export type CalculatorFact = {
  readonly [Id in FactId]: Facts[Id] extends { readonly calculator: true } ? Id : never;
}[FactId];

const isCalculatorFact = (id: FactId): id is CalculatorFact => factRow(id).calculator === true;
export const CALCULATOR_FACTS: readonly CalculatorFact[] = FACT_IDS.filter(isCalculatorFact);
