/**
 * All that people do, area by area. Every run has the applications; of the rest it draws a few, by its seed, so that what
 * is rare in one run is frequent in another, however many kinds of records there are.
 */
import { applications } from './application-acts.ts';
import type { Area, AreaAct } from './area.ts';
import { besides } from './extra-actions.ts';
import { contested } from './contested-acts.ts';
import { diary } from './diary-acts.ts';
import { documents } from './document-acts.ts';
import { hearings } from './hearing-acts.ts';
import { managing } from './manage-acts.ts';
import { notes } from './note-acts.ts';
import { orders } from './order-acts.ts';
import { type Random, randomOf, weighted } from './random.ts';
import { reports } from './report-acts.ts';

export const AREAS = {
  applications,
  reports,
  hearings,
  besides,
  orders,
  notes,
  managing,
  documents,
  diary,
  contested,
} as const;

export type AreaName = keyof typeof AREAS;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a const object are its literal keys
const NAMES = Object.keys(AREAS) as AreaName[];
const DRAWN = 3;

/** Of a run by this seed: from a chance of its own, so that a run of the corpus goes its way whatever is added here. */
export function areasOf(seed: number): AreaName[] {
  const random = randomOf(seed + 500_009);
  const others = NAMES.filter((name) => name !== 'applications');
  while (others.length > DRAWN) others.splice(random.below(others.length), 1);
  return ['applications', ...others];
}

/** Null where one of the names is none. */
export function areasNamed(names: string): AreaName[] | null {
  const asked = names.split(',');
  const known = NAMES.filter((name) => asked.includes(name));
  return known.length === asked.length ? known : null;
}

export function actsOf(names: readonly AreaName[]): Map<string, AreaAct> {
  const areas = names.map((name): Area => AREAS[name]);
  return new Map(areas.flatMap((area) => Object.entries(area)));
}

/** One act that this person may do, by how often each comes. */
export function drawAct(random: Random, acts: ReadonlyMap<string, AreaAct>, role: string): string {
  const may = [...acts].filter(([, { by }]) => by === undefined || by === role);
  return weighted(random, Object.fromEntries(may.map(([name, { often }]) => [name, often])));
}
