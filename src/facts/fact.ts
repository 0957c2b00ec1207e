/** Type of one row of the fact registry. Its sentences are in the catalogue, under the name of the row. */
import type { FactError } from '#law/fact-error.ts';
import type { FactName } from '#law/facts.ts';
import type { Relief } from '#law/relief.ts';

export type FactKind =
  | 'text'
  | 'long'
  | 'sections'
  | 'date'
  | 'hour'
  | 'number'
  | 'money'
  | 'yesNo'
  | 'choice'
  | 'rows';

export type WizardStep = 1 | 2 | 3;

/** Screens that may word a fact in their own way. */
export type FactScreen = 'calculator' | 'judge' | 'wizard';

export interface Fact {
  readonly kind: FactKind;
  /** Path of the answer in the record. */
  readonly path: string;
  /** The answers of a choice. */
  readonly of?: readonly string[];
  /** The name of the answers in the word files, if the fact has another name. */
  readonly answers?: string;
  /** The facts of one row of a list. Their paths start at the row. */
  readonly rows?: FactRows;
  /** The step of the wizard that asks for it; absent if another screen asks. */
  readonly step?: WizardStep;
  /** The part of that step. */
  readonly part?: string;
  /** Asked and sent only while another fact has one of these answers. */
  readonly when?: readonly [fact: string, ...answers: string[]];
  /** Asked in the question of this fact. */
  readonly askedWith?: string;
  /** A form that has this fact does not ask for the other one beside it. */
  readonly replaces?: string;
  /** Asked if an offence of this Act is charged. */
  readonly charged?: string;
  /** This relief depends on it, so the wizard asks for it beside the relief. */
  readonly turnsOn?: Relief;
  /** A paper for one of these reliefs is not filed without it. */
  readonly neededFor?: readonly Relief[];
  /** `always`: filing needs it. `there`: needed wherever it is asked. */
  readonly need?: 'always' | 'there';
  /** A question of calculator or clock offers no answer "not known", because an empty one says it. */
  readonly emptyIsUnknown?: true;
  /** The answer of a blank form, if not empty. */
  readonly first?: string;
  /** Read and written by a function of its own. */
  readonly custom?: true;
  /** The longest text, in letters, if the contract follows from the row. */
  readonly max?: number;
  /** The least and the greatest number, and the sentence that refuses any other. */
  readonly range?: { readonly from: number; readonly to: number; readonly message: string };
  /** The paper and the judge's brief show it in a line of its own; other facts are printed in sentences. */
  readonly line?: true;
  /** The height of a long text, in lines. */
  readonly lines?: number;
  /** The id of the list that the screen offers for it. */
  readonly suggestions?: string;
  readonly input?: 'tel' | 'email' | 'numeric';
  /** A day that cannot lie after the day of filing. */
  readonly past?: true;
  /** A day without a year is the last such day. The law itself refuses a later one, or a rare case has it. */
  readonly happened?: true;
  /** Days that cannot be after this day. */
  readonly notBefore?: readonly string[];
  /** Days that cannot be before this day. */
  readonly notAfter?: readonly string[];
  /** Days that are after this day only in rare cases. */
  readonly seldomBefore?: readonly string[];
  /** No accused has this fact together with that answer. */
  readonly notWith?: readonly [fact: string, answer: string];
  /** Law errors for this field are shown at this fact. */
  readonly faultOf?: FactError['field'];
  /** The calculator asks for it of the person. */
  readonly calculator?: true;
  /** Screens with own words for it, each with the reason. Every other screen uses the common words. */
  readonly wordedOn?: Readonly<Partial<Record<FactScreen, string>>>;
  /** The facts of the law that this question settles. */
  readonly law?: readonly FactName[];
}

export type FactRows = Readonly<Record<string, Fact>>;
