/**
 * A chat answer as data. A sentence on the law is a `Rule` and requires a citation on the device: `Citation`
 * is branded, and only `sources.ts` creates it.
 */
import type { Compounding } from '#law/bnss/s359-compounding.ts';
import type { ForumCourt } from '#law/forum/act-forum.ts';
import type { AfterRefusal, Forum } from '#law/forum/forum.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { NonEmpty } from '#law/determination.ts';
import type { FactName } from '#law/facts.ts';
import type { Offence } from '#law/tables.ts';
import type { DrugSize } from './parsing/drugs.ts';
import type { Judgment } from '#law/case-law/judgment.ts';
import type { SectionRef } from '#search/cards/library.ts';

declare const ON_DEVICE: unique symbol;

export interface Citation extends SectionRef {
  readonly title: string;
  /** Card that the chip opens. Null for a bar of a special Act, which opens a search of its number. */
  readonly key: string | null;
  readonly [ON_DEVICE]: true;
}

export type ChatLanguage = 'en' | 'hi' | 'hinglish' | 'mr' | 'ta' | 'te' | 'bn';

/** Whether the question's assumption is true, false, or absent. */
export type Premise = 'yes' | 'no' | null;

export interface DefaultBailStatement {
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

export interface UndertrialStatement {
  readonly from: CalendarDate;
  readonly oneThird: CalendarDate | null;
  readonly oneHalf: CalendarDate;
  readonly maximum: CalendarDate;
  readonly firstOffender: boolean | null;
  readonly offences: readonly string[];
}

/** Kinds of rule statements; `src/text` holds the wording. */
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
      /** Special Acts have this number too, besides these two. */
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
  | ({ readonly is: 'default-bail' } & DefaultBailStatement)
  | {
      readonly is: 'default-period';
      readonly days: number;
      readonly extendable: boolean;
      readonly offences: readonly string[];
      readonly premise: Premise;
      readonly otherDays: number | null;
    }
  | { readonly is: 'periods' }
  | ({ readonly is: 'undertrial' } & UndertrialStatement)
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
  | { readonly is: 'forum'; readonly forum: Forum; readonly about: string | null }
  | { readonly is: 'after-refusal'; readonly after: AfterRefusal; readonly about: string | null }
  | { readonly is: 'bail-of-right'; readonly offence: string }
  | { readonly is: 'compounding'; readonly offence: string; readonly how: Compounding }
  | {
      readonly is: 'bail-in-discretion';
      readonly offence: string;
      readonly grave: boolean;
      readonly who: 'woman' | 'child' | 'sick' | null;
    }
  | {
      readonly is: 'anticipatory';
      readonly offence: string;
      readonly barred: boolean;
      readonly bar: string;
      /** Court before an arrest, below the High Court. */
      readonly court: ForumCourt;
    }
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
  /** An assumed period of the question, and the correct one. */
  | {
      readonly is: 'term';
      readonly ref: SectionRef;
      readonly count: number;
      readonly unit: 'hours' | 'days';
      readonly premise: Premise;
    }
  /** A number without a code that special Acts have too. */
  | {
      readonly is: 'also-in';
      readonly number: string;
      /** Placed before the codes: the only offence of this number with an everyday name. */
      readonly isFirst: boolean;
      readonly all: NonEmpty<{ readonly ref: SectionRef; readonly title: string }>;
    }
  | { readonly is: 'judgment'; readonly row: Judgment };

/** One sentence on the law with its citations. */
export type Rule = RuleSaying & { readonly cites: NonEmpty<Citation> };

/** Limits of an answer, shown with it. */
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
  /** For a follow-up question: the section taken from an earlier one. */
  readonly carried?: Citation;
} & (
  | {
      readonly kind: 'answered';
      /** Direct answer first. */
      readonly rules: NonEmpty<Rule>;
      /** Facts still needed. */
      readonly open: readonly FactName[];
      readonly notCovered: readonly NotCovered[];
      /** The rules are the nearest ones, and none is certain to answer the question. */
      readonly isUnsure: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly why: ChatRefusal;
      /** Offence of the act that help was asked for, then the lawful way. */
      readonly cites: readonly Citation[];
    }
  | { readonly kind: 'impossible'; readonly what: 'date' | 'age' | 'section' | 'act'; readonly given: string }
  | { readonly kind: 'no-evidence'; readonly nearest: readonly Citation[] }
);

/** Without duplicates, in the order of the sentences. */
export function citationsOf(answer: ChatAnswer): Citation[] {
  if (answer.kind === 'no-evidence') return [...answer.nearest];
  if (answer.kind === 'refused') return [...answer.cites];
  if (answer.kind !== 'answered') return [];
  const all = answer.rules.flatMap(({ cites }) => cites);
  return [...new Map(all.map((each) => [`${each.code} ${each.section}`, each])).values()];
}

export const isRefused = ({ kind }: ChatAnswer): boolean => kind !== 'answered';
