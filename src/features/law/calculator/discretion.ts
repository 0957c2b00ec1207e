/** The part on bail in the court's discretion as it is shown and printed: one answer and its limbs for each road. */
import { type Road, rightStands, roadsOf } from '#law/discretion.ts';
import { antilRoad } from './antil-road.ts';
import type { LimbContext } from './limbs.ts';
import { roadSentence } from './road-answer.ts';
import { roadLimbs } from './road-limbs.ts';
import type { RoadShown } from './road-shown.ts';
import { saidOf } from './said.ts';

export interface Discretion {
  readonly lead: string;
  /** None where every offence is bailable: there is nothing to weigh. */
  readonly roads: readonly RoadShown[];
}

export function discretionOf(context: LimbContext): Discretion {
  const { found, words } = context;
  const { lead, leadRight, leadBailable } = words.calculator.discretion;
  const roads = roadsOf(found);
  if (roads.some(({ answer }) => answer === 'right')) return { lead: leadBailable, roads: [] };
  const antil = antilRoad(context);
  return {
    lead: rightStands(found) ? leadRight : lead,
    roads: [...roads.map((road) => shown(road, context)), ...(antil ? [antil] : [])],
  };
}

function shown(road: Road, context: LimbContext): RoadShown {
  const { words } = context;
  const proofs = roadLimbs(context, road);
  const elsewhere = road.answer === 'elsewhere';
  const own = elsewhere ? [] : [...road.because, ...road.gates].map(({ authority }) => authority);
  // the sentence itself says which court it is
  const beside = road.cautions.filter(({ code }) => !elsewhere || code !== 'tried-by-special-court');
  return {
    key: road.road,
    title: words.calculator.discretion.roads[road.road],
    sentence: roadSentence(road, words),
    law: own.length > 0 ? own : (proofs[0]?.law ?? []),
    proofs,
    beside: saidOf(beside, words),
    missing: road.missing,
  };
}
