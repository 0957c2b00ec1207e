/** Gravity of earlier convictions for the Magistrate's bar, according to the tables. */
import type { Conviction } from './facts.ts';
import { readOffences } from './matter.ts';
import type { Offence, Tables } from './tables.ts';

export interface ConvictionRecord {
  /** Convictions punishable with death, life or seven years or more. */
  readonly grave: number;
  /** Convictions for a cognizable offence of three to under seven years. */
  readonly middling: number;
  /** Convictions whose gravity is not known from the record. */
  readonly unclear: number;
  readonly codes: readonly string[];
}

export function convictionRecord(convictions: readonly Conviction[], tables: Tables): ConvictionRecord {
  const read = convictions.map(({ offences, unrecognised }) => {
    const { rows, unread } = readOffences(tables, offences);
    return { rows, gravity: gravityOf(rows, rows.length === 0 || unread > 0 || unrecognised.length > 0) };
  });
  const count = (gravity: Gravity): number => read.filter((one) => one.gravity === gravity).length;
  return {
    grave: count('grave'),
    middling: count('middling'),
    unclear: count('unclear'),
    codes: read.flatMap(({ rows }) => rows.map(({ code }) => code)),
  };
}

type Gravity = 'grave' | 'middling' | 'light' | 'unclear';

function gravityOf(rows: readonly Offence[], partlyUnread: boolean): Gravity {
  if (rows.some((row) => row.death || row.life || (row.maxYears ?? 0) >= 7)) return 'grave';
  if (partlyUnread || rows.some(({ maxYears }) => maxYears === null)) return 'unclear';
  const middling = rows.filter(({ maxYears }) => (maxYears ?? 0) >= 3);
  if (middling.some(({ cognizable }) => cognizable === true)) return 'middling';
  return middling.some(({ cognizable }) => cognizable === 'depends') ? 'unclear' : 'light';
}
