/** The worked cases of `cases/*.yaml`, read and turned into facts: counsel writes sections as they are printed. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readSections, refsOf, unreadOf } from '#contract/case/section-text.ts';
import { day } from '#kernel/calendar-date.ts';
import { type Determinations, determineAll } from '#law/determine.ts';
import type { Determination, Finding } from '#law/determination.ts';
import type { LawFacts, Regime } from '#law/facts.ts';
import { TABLES } from './law-tables.ts';

type Rule = Exclude<keyof Determinations, 'matter' | 'convictions' | 'forum'>;

export interface Facts extends Partial<Omit<LawFacts, 'offences' | 'unrecognised' | 'convictions'>> {
  /** As a lawyer writes them. */
  readonly sections?: string;
  /** One text of sections for each earlier conviction. */
  readonly convictions?: readonly string[];
}

export interface Expected {
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

export interface Case {
  readonly name: string;
  readonly asOf?: string;
  readonly facts?: Facts;
  readonly expect: Expected;
}

export interface CaseFile {
  readonly rule: Rule;
  readonly kinds: readonly string[];
  readonly asOf: string;
  readonly base: Facts;
  readonly cases: readonly Case[];
}

const folder = new URL('cases/', import.meta.url);
export const caseFiles = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name): [string, CaseFile] => [name, parse(readFileSync(new URL(name, folder), 'utf8'))]);

/** The finding of the rule in the file; `regime` forces one code on a case that leaves it to the dates. */
export function determineCase(file: CaseFile, { facts, asOf }: Case, regime?: Regime): Finding<unknown> {
  const given = { ...file.base, ...(regime && { regime }), ...facts };
  return determineAll(lawFacts(given), TABLES, day(asOf ?? file.asOf))[file.rule];
}

export function lawFacts({ sections = '', convictions, ...rest }: Facts): LawFacts {
  const read = readSections(sections, TABLES);
  const known = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  return {
    ...known,
    offences: refsOf(read),
    unrecognised: unreadOf(read),
    convictions: convictions?.map((text) => {
      const earlier = readSections(text, TABLES);
      return { offences: refsOf(earlier), unrecognised: unreadOf(earlier) };
    }),
  };
}

/** The conclusion of a finding, and its further conclusions if any. */
export const conclusionsOf = (found: Finding<unknown>): Determination<unknown>[] =>
  [found.conclusion, at(found, 'caseLevel'), at(found, 'byConvictingCourt')].filter(
    (one): one is Determination<unknown> => typeof one === 'object' && one !== null && 'kind' in one,
  );

/** A detail of a finding by its dotted name. */
export function at(value: unknown, path: string): unknown {
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
