/** Worked cases in a form that counsel can read and correct: sections as printed, facts by name, the expected finding. */
import { readSections, refsOf, unreadOf } from '#contract/case/section-text.ts';
import { day } from '#kernel/calendar-date.ts';
import type { Determination, Finding } from '#law/determination.ts';
import { type Determinations, determineAll } from '#law/determine.ts';
import type { LawFacts, Regime } from '#law/facts.ts';
import type { Tables } from '#law/tables.ts';
import { presentFact, presentMissing } from './former-names.ts';

type Rule = Exclude<keyof Determinations, 'matter' | 'convictions' | 'forum'>;

export interface WorkedFacts extends Partial<Omit<LawFacts, 'offences' | 'unrecognised' | 'convictions'>> {
  /** As a lawyer writes them. */
  readonly sections?: string;
  /** One text of sections for each earlier conviction. */
  readonly convictions?: readonly string[];
}

export interface ExpectedFinding {
  readonly kind: string;
  readonly because?: readonly string[];
  readonly about?: readonly string[];
  readonly authority?: string;
  readonly missing?: readonly string[];
  readonly on?: string;
  readonly daysLeft?: number;
  readonly grant?: unknown;
  readonly cautions?: readonly string[];
  readonly without?: readonly string[];
  readonly [detail: string]: unknown;
}

export interface WorkedCase {
  readonly name: string;
  readonly asOf?: string;
  readonly facts?: WorkedFacts;
  readonly expect: ExpectedFinding;
}

export interface CaseFile {
  readonly rule: Rule;
  readonly kinds: readonly string[];
  readonly asOf: string;
  readonly base: WorkedFacts;
  readonly cases: readonly WorkedCase[];
}

interface CaseContext {
  readonly tables: Tables;
  /** Forces one code on a case that leaves it to the dates. */
  readonly regime?: Regime | undefined;
}

/** The finding of the rule in the file. */
export function determineCase(
  file: CaseFile,
  { facts, asOf }: WorkedCase,
  { tables, regime }: CaseContext,
): Finding<unknown> {
  const given = { ...file.base, ...(regime && { regime }), ...facts };
  return determineAll(readFacts(given, tables), tables, day(asOf ?? file.asOf))[file.rule];
}

/** Also under the names of earlier releases. */
export function readFacts({ sections = '', convictions, ...rest }: WorkedFacts, tables: Tables): LawFacts {
  const read = readSections(sections, tables);
  const known = Object.fromEntries(
    Object.entries(rest)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [presentFact(name), value]),
  );
  return {
    ...known,
    offences: refsOf(read),
    unrecognised: unreadOf(read),
    convictions: convictions?.map((text) => {
      const earlier = readSections(text, tables);
      return { offences: refsOf(earlier), unrecognised: unreadOf(earlier) };
    }),
  };
}

const MISSING = /(?:^|\.)missing$/;

/** The finding that a case expects, with the present names of its missing facts. */
export const expectedOf = ({ expect }: Pick<WorkedCase, 'expect'>): ExpectedFinding => ({
  ...expect,
  ...Object.fromEntries(
    Object.entries(expect).flatMap(([key, names]) =>
      MISSING.test(key) && Array.isArray(names) ? [[key, names.map(String).map(presentMissing)]] : [],
    ),
  ),
});

/** The part of a finding that the case expects; a dotted name is a detail. */
export function outcomeOf(found: Finding<unknown>, expectation: ExpectedFinding): Record<string, unknown> {
  const { conclusion, cautions } = found;
  const codes = new Set<string>(cautions.map(({ code }) => code));
  const because = conclusion.kind === 'undetermined' ? [] : conclusion.because;
  const plain: Record<string, unknown> = {
    ...conclusion,
    because: because.map(({ code }) => code),
    about: because.map(({ about }) => about),
    authority: because[0] && `${because[0].authority.at} ${because[0].authority.source}`,
    cautions: expectation.cautions?.filter((code) => codes.has(code)),
    without: expectation.without?.filter((code) => !codes.has(code)),
  };
  return Object.fromEntries(
    Object.keys(expectation).map((key) => [key, key in plain ? plain[key] : at(found, key)]),
  );
}

/** The conclusion of a finding, and its further conclusions if any. */
export const conclusionsOf = (found: Finding<unknown>): Determination<unknown>[] =>
  [found.conclusion, at(found, 'caseLevel'), at(found, 'byConvictingCourt')].filter(
    (one): one is Determination<unknown> => typeof one === 'object' && one !== null && 'kind' in one,
  );

/** A detail of a finding by its dotted name. */
function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null
          ? Object.entries(inner).find(([name]) => name === key)?.[1]
          : undefined,
      value,
    );
}
