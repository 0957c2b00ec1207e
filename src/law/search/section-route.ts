/**
 * The exact route: a number finds its section, its sub-sections, its old and its new number, in this order.
 * Returned as scores; anything here stands before what words alone find.
 */
import { sectionKey } from '../tables.ts';
import { type Library, type Provision, refKey, type SectionRef } from './library.ts';
import { isOfficialOnly } from './official-text.ts';
import type { AskedSection } from './section-query.ts';

interface Numbered {
  readonly at: number;
  readonly provision: Provision;
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

export type Scores = Map<number, number>;

export interface SectionRoute {
  readonly scores: (asked: readonly AskedSection[]) => Scores;
}

/** How much a find of each kind weighs; words alone stay below one. */
const EXACT = 4;
/** The old or new number of the very section stands before its sub-sections. */
const COUNTERPART = 3.7;
const WITHIN = 3.6;
const AROUND = 3.4;
const BY_OTHER_NUMBER = 3.2;
const BY_BAR = 3;
const UNUSUAL = 2.4;
/** A card that is the official text alone stands behind our parts of its section; where no code was named, behind all. */
const OFFICIAL = 0.5;
const OFFICIAL_ANYWHERE = 1.7;
/** A bare number with words beside it ("302 murder") only leans. */
const LEANING = 0.25;

export function sectionRoute({ provisions }: Library): SectionRoute {
  const numbered = provisions.map((provision, at): Numbered => ({ at, provision, ...numbersOf(provision) }));
  const ours = numbered.filter(({ provision }) => !isOfficialOnly(provision));
  const official = numbered.filter(({ provision }) => isOfficialOnly(provision));
  const atRef = new Map(ours.map(({ provision, at }) => [refKey(provision), at]));
  const one = (asked: AskedSection): Scores => {
    const direct = new Map<number, number>();
    for (const row of ours) {
      const score = kindOf(row, asked);
      if (score > 0) direct.set(row.at, score - oddness(row, asked) - row.at / 1e5);
    }
    const found = direct.size > 0 ? direct : elsewhere(ours, asked);
    const again = found.size === 0 && asked.orNumber !== null;
    const all = again
      ? one({ ...asked, number: asked.orNumber, orNumber: null })
      : withOtherNumbers(found, provisions, atRef);
    const behind = asked.code === null ? OFFICIAL_ANYWHERE : OFFICIAL;
    for (const row of official) {
      const score = kindOf(row, asked);
      if (score > 0) raise(all, row.at, score - behind - row.at / 1e5);
    }
    return all;
  };
  return {
    scores: (asked) => {
      const all: Scores = new Map();
      asked.forEach((each, order) => {
        const factor = each.sure ? 1 : LEANING;
        for (const [at, score] of one(each)) raise(all, at, score * factor - order / 100);
      });
      return all;
    },
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

function kindOf(row: Numbered, { code, number }: AskedSection): number {
  if (code !== null && row.provision.code !== code) return 0;
  const { key, from, to } = row;
  if (key === number) return EXACT;
  if (isWithin(key, number)) return WITHIN;
  if (isWithin(number, key)) return AROUND;
  return Number(number) >= from && Number(number) <= to ? WITHIN : 0;
}

/** "318(4)" is within 318, and "479(1)firstproviso" within 479(1); 304A is another section than 304. */
function isWithin(inner: string, outer: string): boolean {
  if (inner.length <= outer.length || !inner.startsWith(outer)) return false;
  return inner[outer.length] === '(' || outer.endsWith(')');
}

/** Without a code the sections that bail work is about come first: those for which there is a digest. */
function oddness({ provision, key }: Numbered, { code, number }: AskedSection): number {
  if (code !== null) return 0;
  const ours = provision.confidence.digest !== null;
  return ours || key !== number || /[a-z(]/.test(number) ? 0 : EXACT - UNUSUAL;
}

/** "BNS 420" means what was IPC 420; "NDPS 37" means the rows that this bar governs. */
function elsewhere(numbered: readonly Numbered[], { code, number }: AskedSection): Scores {
  const found: Scores = new Map();
  if (code === null) return found;
  for (const { provision, at } of numbered) {
    if (provision.code !== code) continue;
    const named = (section: string | null) =>
      section !== null && (sectionKey(section) === number || isWithin(sectionKey(section), number));
    if (provision.equivalent.some(({ section }) => named(section))) found.set(at, BY_OTHER_NUMBER - at / 1e5);
    else if (provision.offences.some(({ bars }) => bars.some(({ section }) => named(section)))) {
      found.set(at, BY_BAR - at / 1e5);
    }
  }
  return found;
}

function withOtherNumbers(
  found: Scores,
  provisions: readonly Provision[],
  atRef: ReadonlyMap<string, number>,
): Scores {
  const all: Scores = new Map(found);
  for (const [at, score] of found) {
    const others = (provisions[at]?.equivalent ?? []).flatMap((ref) => [wholeOf(ref), ref]);
    others.forEach((ref, order) => {
      const other = atRef.get(refKey(ref));
      if (other !== undefined) raise(all, other, counterpartOf(score) - order / 1e3);
    });
  }
  return all;
}

/** A sub-section's other number comes after all of its own. */
const counterpartOf = (score: number): number =>
  score > COUNTERPART ? COUNTERPART - (EXACT - score) : score - (EXACT - BY_BAR);
