/** Counts the matters on this device, in the worker or in the page. */
import { flightRisksHere } from '#data/records/case/case-analytics.ts';
import type { Db } from '#data/store/db.ts';
import { foresee } from '#domain/analytics/foresight.ts';
import { type OwnMatter, ownMatters } from '#domain/case/own-matters.ts';
import { trendsOf } from '#domain/analytics/trends.ts';
import type { MattersAsked, MattersCounted } from './matters-messages.ts';

/** Rows per read, so that ten thousand records are never in memory at once. */
const PAGE = 500;

export async function countMatters(db: Db, { described, today }: MattersAsked): Promise<MattersCounted> {
  const matters = await mattersHere(db, today);
  return {
    foresight: described && foresee(described, matters),
    trends: trendsOf(matters, today),
    offences: offencesOf(matters),
  };
}

async function mattersHere(db: Db, today: MattersAsked['today']): Promise<OwnMatter[]> {
  const flightRisks = await flightRisksHere(db);
  const matters: OwnMatter[] = [];
  let from = '';
  for (;;) {
    const page = await db.applications.where('_id').above(from).limit(PAGE).toArray();
    for (const each of page) {
      matters.push(...ownMatters(each, { flightRisk: flightRisks.get(each.caseId) ?? null, today }));
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return matters;
    from = last._id;
  }
}

function offencesOf(matters: readonly OwnMatter[]): string[] {
  const counts = new Map<string, number>();
  for (const { offences, outcome } of matters) {
    if (outcome === null) continue;
    for (const offence of offences) counts.set(offence, (counts.get(offence) ?? 0) + 1);
  }
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([offence]) => offence);
}
