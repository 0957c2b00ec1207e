/**
 * Exact route: a number finds its section, sub-sections, and old and new number, in this order. Its scores
 * exceed all word scores.
 */
import { sectionKey } from '#law/tables.ts';
import { CASE, type Library, type Provision, refKey, type SectionRef } from '#search/cards/library.ts';
import { isOfficialOnly } from '#search/cards/official-text.ts';
import type { AskedSection } from './asked-section.ts';

interface NumberedCard {
  readonly at: number;
  readonly provision: Provision;
  readonly key: string;
  readonly from: number;
  readonly to: number;
  /** Order among equal matches. */
  readonly rank: number;
}

export type Scores = Map<number, number>;

export interface SectionRoute {
  readonly scores: (asked: readonly AskedSection[]) => Scores;
  /** Main sections of an Act named without a number, by bars and frequency. */
  readonly chapters: (codes: readonly string[]) => Scores;
}

/** Scores of each kind of match; word scores stay below one. */
const EXACT = 4;
/** For a definition of an offence the punishing section is wanted. */
const PUNISHED_BY = 3.8;
/** The counterpart of the exact section precedes its sub-sections. */
const COUNTERPART = 3.7;
const WITHIN = 3.6;
const AROUND = 3.4;
const BY_OTHER_NUMBER = 3.2;
const BY_BAR = 3;
/** Tie-break of sub-sections: the one with more phrases. */
const LED = 0.004;
const MOST_LED = 10;
const UNUSUAL = 2.4;
/** Official-only cards follow our parts of their section; without a code they follow all. */
const OFFICIAL = 0.5;
const OFFICIAL_ANYWHERE = 1.7;
/** A bare number with words ("302 murder") is only a hint. */
const LEANING = 0.25;

/** `led`: number of phrases that lead to a section. */
export function sectionRoute({ provisions }: Library, led: ReadonlyMap<string, number>): SectionRoute {
  const numbered = provisions.map((provision, at): NumberedCard => {
    const liked = Math.min(MOST_LED, led.get(provision.key) ?? 0) * LED;
    return { at, provision, ...numbersOf(provision), rank: liked - at / 1e5 };
  });
  const ours = numbered.filter(({ provision }) => !isOfficialOnly(provision));
  const official = numbered.filter(({ provision }) => isOfficialOnly(provision));
  const atRef = new Map(ours.map(({ provision, at }) => [refKey(provision), at]));
  const scoresOf = (section: AskedSection): Scores => {
    const all = ownOf(section);
    const behind = section.code === null ? OFFICIAL_ANYWHERE : OFFICIAL;
    for (const row of official) {
      const score = kindOf(row, section);
      if (score > 0) raise(all, row.at, score - behind - row.at / 1e5);
    }
    return all;
  };
  const ownOf = (section: AskedSection): Scores => {
    const direct = new Map<number, number>();
    for (const row of ours) {
      const score = kindOf(row, section);
      if (score > 0) direct.set(row.at, score - oddness(row, section) + row.rank);
    }
    const found = direct.size > 0 ? direct : elsewhere(ours, section);
    if (found.size > 0) return withOtherNumbers(found, provisions, atRef);
    const inBrackets = /^(\d+)([a-z])$/.exec(section.number);
    if (inBrackets) {
      const clause = scoresOf({ ...section, number: `${inBrackets[1]}(${inBrackets[2]})`, orNumber: null });
      if (clause.size > 0) return clause;
    }
    return section.orNumber === null
      ? found
      : scoresOf({ ...section, number: section.orNumber, orNumber: null });
  };
  return {
    scores: (sections) => {
      const all: Scores = new Map();
      sections.forEach((each, order) => {
        const factor = each.sure ? 1 : LEANING;
        for (const [at, score] of scoresOf(each)) raise(all, at, score * factor - order / 100);
      });
      return all;
    },
    chapters: (codes) =>
      new Map(
        ours
          .filter(({ provision }) => codes.includes(provision.code))
          .map(({ at, rank }) => [at, WITHIN + rank]),
      ),
  };
}

/** 376 of 376(1). */
export const wholeOf = ({ code, section }: SectionRef): SectionRef => ({
  code,
  section: /^\d+[A-Za-z]*/.exec(section)?.[0] ?? section,
});

export function raise(scores: Scores, at: number, score: number): void {
  if (score > (scores.get(at) ?? 0)) scores.set(at, score);
}

function numbersOf({ section }: Provision): {
  readonly key: string;
  readonly from: number;
  readonly to: number;
} {
  const range = /^(\d+)-(\d+)$/.exec(section);
  return { key: sectionKey(section), from: Number(range?.[1] ?? NaN), to: Number(range?.[2] ?? NaN) };
}

function kindOf(row: NumberedCard, { code, number }: AskedSection): number {
  if (code !== null && row.provision.code !== code) return 0;
  const { key, from, to } = row;
  if (key === number) return EXACT;
  if (isWithin(key, number)) return WITHIN;
  if (isWithin(number, key)) return AROUND;
  return Number(number) >= from && Number(number) <= to ? WITHIN : 0;
}

/** "318(4)" is within 318, and "479(1)firstproviso" within 479(1); 304A is not within 304. */
function isWithin(inner: string, outer: string): boolean {
  if (inner.length <= outer.length || !inner.startsWith(outer)) return false;
  return inner[outer.length] === '(' || outer.endsWith(')');
}

/** Without a code, sections with a digest come first, because they concern bail. */
function oddness({ provision, key }: NumberedCard, { code, number }: AskedSection): number {
  if (code !== null) return 0;
  const ours = provision.confidence.digest !== null;
  return ours || key !== number || /[a-z(]/.test(number) ? 0 : EXACT - UNUSUAL;
}

/** "BNS 420" means the former IPC 420; "NDPS 37" means the rows under this bar. */
function elsewhere(numbered: readonly NumberedCard[], { code, number }: AskedSection): Scores {
  const found: Scores = new Map();
  if (code === null) return found;
  const provisionAt = (section: string | null) =>
    section !== null && (sectionKey(section) === number || isWithin(sectionKey(section), number));
  for (const { provision, at, rank } of numbered) {
    if (provision.code !== code) continue;
    if (provision.equivalent.some(({ section }) => provisionAt(section)))
      found.set(at, BY_OTHER_NUMBER + rank);
    else if (provision.offences.some(({ bars }) => bars.some(({ section }) => provisionAt(section)))) {
      found.set(at, BY_BAR + rank);
    }
  }
  addJudgments(found, numbered, { code, number });
  return found;
}

/** A judgment on a bar follows the first offence under it. */
function addJudgments(
  found: Scores,
  numbered: readonly NumberedCard[],
  section: { code: string; number: string },
): void {
  const first = Math.max(BY_BAR, ...found.values());
  for (const { provision, at, rank } of numbered) {
    if (isAbout(provision, section)) found.set(at, first + (rank - 1) / 1e5);
  }
}

/** A judgment on a section without a card ("PMLA 45"). */
function isAbout(
  { code, judgment, keywords }: Provision,
  section: { code: string; number: string },
): boolean {
  if (code !== CASE || !judgment) return false;
  const holding = judgment.holding.toLowerCase();
  const at = holding.indexOf(`section ${section.number}`);
  if (at === -1 || /[\da-z]/.test(holding[at + 8 + section.number.length] ?? '')) return false;
  return `${keywords.join(' ')} ${holding}`.includes(section.code.toLowerCase());
}

function withOtherNumbers(
  found: Scores,
  provisions: readonly Provision[],
  atRef: ReadonlyMap<string, number>,
): Scores {
  const all: Scores = new Map(found);
  for (const [at, score] of found) {
    provisions[at]?.punishedBy.forEach((ref, order) => {
      const punishing = atRef.get(refKey(ref));
      if (punishing !== undefined) raise(all, punishing, score - EXACT + PUNISHED_BY - order / 100);
    });
    const others = (provisions[at]?.equivalent ?? []).flatMap((ref) => [wholeOf(ref), ref]);
    others.forEach((ref, order) => {
      const other = atRef.get(refKey(ref));
      if (other !== undefined) raise(all, other, counterpartOf(score) - order / 1e3);
    });
  }
  return all;
}

/** The counterpart of a sub-section follows all own matches. */
const counterpartOf = (score: number): number =>
  score > COUNTERPART ? COUNTERPART - (EXACT - score) : score - (EXACT - BY_BAR);
