/**
 * An answer of the chat as data. A sentence on the law is a `Rule`, and a rule cannot be built without a citation that is
 * on the device: `Citation` is branded, and only `sources.ts` gives the brand, for a section or judgment that it holds.
 */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { NonEmpty } from '#law/determination.ts';
import type { FactName } from '#law/facts.ts';
import type { Offence } from '#law/tables.ts';
import type { DrugSize } from './parsing/drugs.ts';
import type { JudgmentRow, SectionRef } from '#search/cards/library.ts';

declare const ON_DEVICE: unique symbol;

export interface Citation extends SectionRef {
  readonly title: string;
  /** The card that the chip opens; null for a bar of a special Act, which leads to what stands under its number. */
  readonly key: string | null;
  readonly [ON_DEVICE]: true;
}

export type ChatLanguage = 'en' | 'hi' | 'hinglish';

/** What was taken for granted in the question and is so, is not so, or was not said. */
export type Premise = 'yes' | 'no' | null;

export interface DefaultBailTold {
  readonly days: number;
  readonly dayOne: CalendarDate;
  readonly lastDay: CalendarDate;
  readonly from: CalendarDate;
  readonly estimated: boolean;
  readonly state: 'not-yet' | 'open' | 'in-time' | 'late';
  readonly filedOn: CalendarDate | null;
  readonly ifExtended: CalendarDate | null;
  readonly otherReading: { readonly days: number; readonly from: CalendarDate } | null;
  readonly offences: readonly string[];
}

export interface UndertrialTold {
  readonly from: CalendarDate;
  readonly oneThird: CalendarDate | null;
  readonly oneHalf: CalendarDate;
  readonly maximum: CalendarDate;
  readonly firstOffender: boolean | null;
  readonly offences: readonly string[];
}

/** What a rule says; `src/text` words each. */
export type RuleSaying =
  | { readonly is: 'section'; readonly ref: SectionRef; readonly title: string; readonly description: string }
  | { readonly is: 'punishment'; readonly offence: Offence; readonly premise: Premise }
  | { readonly is: 'bailable'; readonly offence: Offence; readonly premise: Premise }
  | { readonly is: 'cognizable'; readonly offence: Offence }
  | { readonly is: 'court'; readonly offence: Offence }
  | { readonly is: 'note'; readonly note: string }
  | {
      readonly is: 'successor';
      readonly from: SectionRef;
      readonly to: NonEmpty<SectionRef>;
      readonly title: string;
    }
  | { readonly is: 'changed'; readonly changed: string }
  | { readonly is: 'no-successor'; readonly from: SectionRef; readonly title: string; readonly other: string }
  | {
      readonly is: 'both-codes';
      readonly number: string;
      readonly before: { readonly ref: SectionRef; readonly title: string } | null;
      readonly now: { readonly ref: SectionRef; readonly title: string } | null;
      readonly successor: readonly SectionRef[];
      /** More than these two: special Acts have the number as well. */
      readonly isInOthers: boolean;
    }
  | { readonly is: 'not-there'; readonly ref: SectionRef; readonly meant: SectionRef; readonly title: string }
  | {
      readonly is: 'other-section';
      readonly asked: SectionRef;
      readonly askedTitle: string | null;
      readonly meant: SectionRef;
      readonly title: string;
    }
  | {
      readonly is: 'penal-code';
      readonly on: CalendarDate | null;
      readonly month: boolean;
      readonly code: 'IPC' | 'BNS';
    }
  | { readonly is: 'procedure-code'; readonly on: CalendarDate | null; readonly code: 'CrPC' | 'BNSS' | null }
  | { readonly is: 'in-force' }
  | ({ readonly is: 'default-bail' } & DefaultBailTold)
  | {
      readonly is: 'default-period';
      readonly days: number;
      readonly extendable: boolean;
      readonly offences: readonly string[];
      readonly premise: Premise;
      readonly otherDays: number | null;
    }
  | { readonly is: 'periods' }
  | ({ readonly is: 'undertrial' } & UndertrialTold)
  | {
      readonly is: 'undertrial-term';
      readonly offence: string;
      readonly third: number;
      readonly half: number;
    }
  | {
      readonly is: 'undertrial-excluded';
      readonly offences: readonly string[];
      readonly premise: Premise;
    }
  | { readonly is: 'bail-of-right'; readonly offence: string }
  | {
      readonly is: 'bail-in-discretion';
      readonly offence: string;
      readonly grave: boolean;
      readonly who: 'woman' | 'child' | 'sick' | null;
    }
  | { readonly is: 'anticipatory'; readonly offence: string; readonly barred: boolean; readonly bar: string }
  | {
      readonly is: 'gate';
      readonly section: string;
      readonly summary: string;
      readonly offence: string | null;
    }
  | {
      readonly is: 'quantity';
      readonly drug: string;
      readonly grams: number | null;
      readonly size: DrugSize | null;
      readonly small: number;
      readonly commercial: number;
    }
  /** A term that the question took for granted, and what it is. */
  | {
      readonly is: 'term';
      readonly ref: SectionRef;
      readonly count: number;
      readonly unit: 'hours' | 'days';
      readonly premise: Premise;
    }
  /** A number without a code that special Acts have as well. */
  | {
      readonly is: 'also-in';
      readonly number: string;
      /** Said before the codes: of all that have the number, one of these alone is an offence with an everyday name. */
      readonly isFirst: boolean;
      readonly all: NonEmpty<{ readonly ref: SectionRef; readonly title: string }>;
    }
  | { readonly is: 'judgment'; readonly row: JudgmentRow };

/** One sentence on the law, and what it rests on. */
export type Rule = RuleSaying & { readonly cites: NonEmpty<Citation> };

/** What an answer does not cover, said with it. */
export type NotCovered =
  | 'state-amendments'
  | 'outcome'
  | 'facts'
  | 'fine-amounts'
  | 'open-reading'
  | 'medium';

export type ChatRefusal =
  | 'blank'
  | 'guilt-or-outcome'
  | 'false-facts'
  | 'evading-arrest'
  | 'witnesses'
  | 'victim'
  | 'bribe'
  | 'evidence'
  | 'instructions'
  | 'greeting'
  | 'other-matter';

export type ChatAnswer = {
  readonly language: ChatLanguage;
  /** Of a question that leans on one before it: the section that it was taken to be asked of. */
  readonly carried?: Citation;
} & (
  | {
      readonly kind: 'answered';
      /** The direct sentence first. */
      readonly rules: NonEmpty<Rule>;
      /** Facts that are still to be asked for. */
      readonly open: readonly FactName[];
      readonly notCovered: readonly NotCovered[];
    }
  | { readonly kind: 'refused'; readonly why: ChatRefusal }
  | { readonly kind: 'impossible'; readonly what: 'date' | 'age' | 'section'; readonly given: string }
  | { readonly kind: 'no-evidence'; readonly nearest: readonly Citation[] }
);

/** Each once, in the order of the sentences. */
export function citationsOf(answer: ChatAnswer): Citation[] {
  if (answer.kind === 'no-evidence') return [...answer.nearest];
  if (answer.kind !== 'answered') return [];
  const all = answer.rules.flatMap(({ cites }) => cites);
  return [...new Map(all.map((each) => [`${each.code} ${each.section}`, each])).values()];
}

export const isRefused = ({ kind }: ChatAnswer): boolean => kind !== 'answered';
