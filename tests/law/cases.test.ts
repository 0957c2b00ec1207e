/** Runs `cases/*.yaml`: worked cases in a form that counsel can read and correct. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSections, refsOf, unreadOf } from '#contract/section-text.ts';
import { day } from '#kernel/calendar-date.ts';
import { type Determinations, determineAll } from '#law/determine.ts';
import type { Determination, Finding } from '#law/determination.ts';
import { FACT_NAMES, type LawFacts } from '#law/facts.ts';
import { CAUTION_CODES, REASON_CODES } from '#law/reason-codes.ts';
import { TABLES } from './law-tables.ts';

type Rule = Exclude<keyof Determinations, 'matter'>;

interface Facts extends Partial<Omit<LawFacts, 'offences' | 'unrecognised' | 'convictions'>> {
  /** As a lawyer writes them. */
  readonly sections?: string;
  /** One text of sections for each earlier conviction. */
  readonly convictions?: readonly string[];
}

interface Expected {
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

interface Case {
  readonly name: string;
  readonly asOf?: string;
  readonly facts?: Facts;
  readonly expect: Expected;
}

interface CaseFile {
  readonly rule: Rule;
  readonly kinds: readonly string[];
  readonly asOf: string;
  readonly base: Facts;
  readonly cases: readonly Case[];
}

const folder = new URL('cases/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name): [string, CaseFile] => [name, parse(readFileSync(new URL(name, folder), 'utf8'))]);

describe.each(files)('%s', (_, file) => {
  it.each(file.cases.map((one) => [one.name, one] as const))('%s', (_name, one) => {
    const found = determine(file, one);
    const wanted = one.expect;
    expect(shown(found, wanted)).toEqual(wanted);
  });

  it('reaches every kind of conclusion that it names', () => {
    const kinds = new Set(file.cases.map((one) => determine(file, one).conclusion.kind));
    expect([...kinds].toSorted()).toEqual(file.kinds.toSorted());
  });
});

it('reaches every reason, every caution and every missing fact somewhere', () => {
  const codes = new Set<string>();
  const facts = new Set<string>();
  for (const [, file] of files) {
    for (const one of file.cases) collect(determine(file, one), codes, facts);
  }
  expect([...REASON_CODES, ...CAUTION_CODES].filter((code) => !codes.has(code))).toEqual([]);
  expect(FACT_NAMES.filter((name) => !facts.has(name))).toEqual([]);
});

function collect(found: Finding<unknown>, codes: Set<string>, facts: Set<string>): void {
  for (const { code } of found.cautions) codes.add(code);
  for (const conclusion of conclusionsOf(found)) {
    if (conclusion.kind === 'undetermined') for (const name of conclusion.missing) facts.add(name);
    else for (const { code } of conclusion.because) codes.add(code);
  }
}

const conclusionsOf = (found: Finding<unknown>): Determination<unknown>[] =>
  [found.conclusion, at(found, 'caseLevel'), at(found, 'byConvictingCourt')].filter(
    (one): one is Determination<unknown> => typeof one === 'object' && one !== null && 'kind' in one,
  );

function determine(file: CaseFile, { facts, asOf }: Case): Finding<unknown> {
  return determineAll(lawFacts({ ...file.base, ...facts }), TABLES, day(asOf ?? file.asOf))[file.rule];
}

function lawFacts({ sections = '', convictions, ...rest }: Facts): LawFacts {
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

/** The part of a finding that the case speaks of; a dotted name is a detail, "literal words" are its conclusion. */
function shown(found: Finding<unknown>, wanted: Expected): Record<string, unknown> {
  const { conclusion, cautions } = found;
  const codes = new Set<string>(cautions.map(({ code }) => code));
  const because = conclusion.kind === 'undetermined' ? [] : conclusion.because;
  const plain: Record<string, unknown> = {
    ...conclusion,
    because: because.map(({ code }) => code),
    about: because.map(({ about }) => about),
    authority: because[0] && `${because[0].authority.at} ${because[0].authority.source}`,
    cautions: wanted.cautions?.filter((code) => codes.has(code)),
    without: wanted.without?.filter((code) => !codes.has(code)),
  };
  return Object.fromEntries(
    Object.keys(wanted).map((key) => [key, key in plain ? plain[key] : at(found, key)]),
  );
}

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
