/** The user's applications in one case or FIR until a moment. */
import type { Application } from '#contract/application/application.ts';
import { stationKey } from '#domain/case/fir.ts';
import { firKey } from '#domain/case/fir-key.ts';
import type { Sql } from './sql.ts';

interface OneMatter {
  readonly ownerId: string;
  readonly until: string;
  readonly caseId: string | undefined;
  readonly fir: { readonly firNumber: string; readonly policeStation: string };
}

export async function applicationsOfMatter(
  sql: Sql,
  { ownerId, until, caseId, fir }: OneMatter,
): Promise<Application[]> {
  const found = await sql.query<{ record: Application }>(
    `SELECT record FROM applications WHERE owner_id = $1 AND created_at <= $2
       AND (case_id = $3
         OR case_id IN (SELECT _id FROM cases WHERE owner_id = $1 AND fir_key = $4 AND station_key = $5))`,
    [ownerId, until, caseId ?? null, firKey(fir.firNumber), stationKey(fir.policeStation)],
  );
  return found.rows.map(({ record }) => record);
}
