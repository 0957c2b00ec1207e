/**
 * How far a card stands above what its words alone say: where a lawyer would look first, the whole section, its
 * counterpart, and a code that was named.
 */
import { type Provision, refKey } from '#search/cards/library.ts';
import type { MeaningFound } from './meanings-in.ts';
import { raise, type Scores, wholeOf } from './section-route.ts';
import type { TextScores } from './word-scores.ts';

/** What a lawyer would look at first stands up to this much above what the words alone say. */
const LEAD = 1;
const TEXT = 0.65;
/** What cards hold of the query counts by its root: half of it is most of it. */
const HELD = 0.5;
const LEAD_STEP = 0.06;
/** A whole section stands beside its best sub-section, the old number beside the new one. */
const WHOLE = 1.01;
const COUNTERPART = 0.82;
const COUNTERPARTS_OF = 6;
/** Below this share of the best, words meet by accident. */
const LEAST = 0.2;

interface Leaning {
  readonly found: readonly MeaningFound[];
  readonly byKey: ReadonlyMap<string, number>;
}

/** Scores from 0 to 1, with the leading sections of each meaning raised by how much of the query it explains. */
export function leaned({ scores, covered }: TextScores, { found, byKey }: Leaning): Scores {
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
    const said = (score / best) * text;
    all.set(at, Math.max(said, leads.get(at) ?? 0) + (leads.has(at) ? said / 10 : 0));
  }
  return all;
}

function bestOf(scores: Scores): readonly [card: number, score: number] {
  let best: readonly [number, number] = [-1, 0];
  for (const each of scores) if (each[1] > best[1]) best = each;
  return best;
}

/** A code named without a number is a wish, not a fence. */
export function favour(scores: Scores, provisions: readonly Provision[], codes: readonly string[]): void {
  if (codes.length === 0) return;
  for (const [at, score] of scores) {
    if (codes.includes(provisions[at]?.code ?? '')) scores.set(at, score * 1.3);
  }
}

/** The whole of a section beside its best sub-section, and the same section of the other code. */
export function withRelatives(
  scores: Scores,
  provisions: readonly Provision[],
  places: ReadonlyMap<string, number>,
): Scores {
  const all: Scores = new Map(scores);
  for (const [at, score] of scores) {
    const provision = provisions[at];
    if (!provision) continue;
    const whole = places.get(refKey(wholeOf(provision)));
    if (whole !== undefined && whole !== at) raise(all, whole, score * WHOLE);
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
