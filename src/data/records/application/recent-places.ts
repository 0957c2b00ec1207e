/** Courts, police stations and jails of the user's last applications, newest first. */
import type { CourtKind } from '#contract/case/court.ts';
import type { Db } from '#data/store/db.ts';
import { newestFirst } from '#data/store/first-rows.ts';

export interface RecentCourt {
  readonly court: CourtKind;
  readonly courtPlace: string;
  readonly courtName: string;
}

export interface RecentPlaces {
  readonly courts: readonly RecentCourt[];
  readonly stations: readonly string[];
  readonly jails: readonly string[];
}

const READ = 20;
const OFFERED = 2;

export async function recentPlaces(db: Db): Promise<RecentPlaces> {
  const rows = await newestFirst(db.applications.orderBy('createdAt')).limit(READ).toArray();
  const facts = rows.map((row) => row.case);
  const courts = facts.map(({ court, courtPlace = '', courtName = '' }): RecentCourt => ({
    court,
    courtPlace,
    courtName,
  }));
  return {
    courts: firstOfEach(courts, ({ court, courtPlace, courtName }) =>
      [court, courtPlace, courtName].join('\n'),
    ),
    stations: firstOfEach(
      facts.flatMap(({ policeStation }) => policeStation),
      (name) => name,
    ),
    jails: firstOfEach(
      facts.flatMap(({ jail }) => jail ?? []),
      (name) => name,
    ),
  };
}

function firstOfEach<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  const keys = values.map(keyOf);
  return values.filter((_, n) => keys.indexOf(keys[n] ?? '') === n).slice(0, OFFERED);
}
