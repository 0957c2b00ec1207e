/**
 * All actions by area. Every run includes the applications and draws some other areas by its seed, so that
 * each action is frequent in some runs.
 */
import { applications } from './acts/application-acts.ts';
import type { Area, AreaAct } from './area.ts';
import { besides } from './extra-actions.ts';
import { contested } from './acts/contested-acts.ts';
import { diary } from './acts/diary-acts.ts';
import { documents } from './acts/document-acts.ts';
import { hearings } from './acts/hearing-acts.ts';
import { managing } from './acts/manage-acts.ts';
import { notes } from './acts/note-acts.ts';
import { orders } from './acts/order-acts.ts';
import { type Random, randomOf, weighted } from './random.ts';
import { reports } from './acts/report-acts.ts';

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
/** Every run has the applications too. */
export const OTHER_AREAS: readonly AreaName[] = NAMES.filter((name) => name !== 'applications');
const DRAWN = 3;

/** Areas of a run, drawn by an own random generator: added areas do not change existing runs. */
export function areasOf(seed: number): AreaName[] {
  const random = randomOf(seed + 500_009);
  const others = [...OTHER_AREAS];
  while (others.length > DRAWN) others.splice(random.below(others.length), 1);
  return ['applications', ...others];
}

/** Null where one of the names is none. */
export function areasNamed(names: string): AreaName[] | null {
  const requestedNames = names.split(',');
  const known = NAMES.filter((name) => requestedNames.includes(name));
  return known.length === requestedNames.length ? known : null;
}

export function actsOf(names: readonly AreaName[]): Map<string, AreaAct> {
  const areas = names.map((name): Area => AREAS[name]);
  return new Map(areas.flatMap((area) => Object.entries(area)));
}

/** Draws an action that this role may do, by weight. */
export function drawAct(random: Random, acts: ReadonlyMap<string, AreaAct>, role: string): string {
  const may = [...acts].filter(([, { by }]) => by === undefined || by === role);
  return weighted(random, Object.fromEntries(may.map(([name, { often }]) => [name, often])));
}
