/**
 * Boosts cards above their word score: a lawyer's first choice, the whole section, its counterpart, and a
 * named code.
 */
import { type Provision, refKey } from '#search/cards/library.ts';
import type { MeaningFound } from './meanings-in.ts';
import { raise, type Scores, wholeOf } from './section-route.ts';
import type { TextScores } from './word-scores.ts';

/** Maximum boost for a lawyer's first choice. */
const LEAD = 1;
const TEXT = 0.65;
/** The matched share of the query counts by its square root: half is most of it. */
const HELD = 0.5;
const LEAD_STEP = 0.06;
/** A whole section next to its best sub-section, and the old number next to the new one. */
const WHOLE = 1.01;
const COUNTERPART = 0.82;
const COUNTERPARTS_OF = 6;
/** Below this share of the best score, matches are accidental. */
const LEAST = 0.2;

interface LeadContext {
  readonly found: readonly MeaningFound[];
  readonly byKey: ReadonlyMap<string, number>;
}

/** Scores from 0 to 1, with leading sections of each meaning boosted by its explained share. */
export function withLeads({ scores, covered }: TextScores, { found, byKey }: LeadContext): Scores {
  const leads: Scores = new Map();
  for (const { meaning, explains } of found) {
    meaning.leads.forEach((key, order) => {
      const at = byKey.get(key);
      if (at !== undefined) raise(leads, at, explains * (LEAD - order * LEAD_STEP));
    });
  }
  const [first, best] = bestOf(scores);
  const text = TEXT * Math.max(covered(first) ** HELD, found[0]?.explains ?? 0);
  const all: Scores = new Map(leads);
  for (const [at, score] of scores) {
    if (score < best * LEAST) continue;
    const wordScore = (score / best) * text;
    all.set(at, Math.max(wordScore, leads.get(at) ?? 0) + (leads.has(at) ? wordScore / 10 : 0));
  }
  return all;
}

function bestOf(scores: Scores): readonly [card: number, score: number] {
  let best: readonly [number, number] = [-1, 0];
  for (const each of scores) if (each[1] > best[1]) best = each;
  return best;
}

/** A code without a number is a preference, not a filter. */
export function favour(scores: Scores, provisions: readonly Provision[], codes: readonly string[]): void {
  if (codes.length === 0) return;
  for (const [at, score] of scores) {
    if (codes.includes(provisions[at]?.code ?? '')) scores.set(at, score * 1.3);
  }
}

/** Adds the whole section of its best sub-section, and the counterpart in the other code. */
export function withRelatives(
  scores: Scores,
  provisions: readonly Provision[],
  places: ReadonlyMap<string, number>,
): Scores {
  const all: Scores = new Map(scores);
  for (const [at, score] of scores) {
    const provision = provisions[at];
    if (!provision) continue;
    const parentPlace = places.get(refKey(wholeOf(provision)));
    if (parentPlace !== undefined && parentPlace !== at) raise(all, parentPlace, score * WHOLE);
  }
  const top = [...all].toSorted((a, b) => b[1] - a[1]).slice(0, COUNTERPARTS_OF);
  for (const [at, score] of top) {
    for (const ref of provisions[at]?.equivalent ?? []) {
      const other = places.get(refKey(ref));
      if (other !== undefined) raise(all, other, score * COUNTERPART);
    }
  }
  return all;
}
