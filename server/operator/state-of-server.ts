/** Law editions and quotas for the operator. */
import type { OperatorState } from '#contract/operator/operator-endpoints.ts';
import { QUOTA_SETTINGS, type QuotaName } from '#contract/operator/quota-settings.ts';
import { allEditions, type LawEdition, setsOf } from '#server/law/law-editions.ts';
import type { Ports } from '#server/ports.ts';
import { setLimits, startOfDay } from '#server/storage/quota.ts';
import { type Sql, sqlOf } from '#server/storage/sql.ts';

export async function operatorState(ports: Pick<Ports, 'pool' | 'now' | 'config'>): Promise<OperatorState> {
  const sql = sqlOf(ports.pool);
  const editions: OperatorState['editions'] = [];
  for (const edition of await allEditions(sql)) editions.push(await editionRow(sql, edition));
  return { editions, quotas: await quotasOf(ports, sql) };
}

async function editionRow(
  sql: Sql,
  { number, at, operator, act, about, sets }: LawEdition,
): Promise<OperatorState['editions'][number]> {
  const found = await setsOf(sql, sets);
  const sources = found.map(({ source, kind, texts }) => ({ source, kind, rows: texts }));
  return { number, at: at.toISOString(), operator, act, about, sources };
}

/** Kilobytes of files and records, as `quotas.ts` counts them. */
const KB = 1024;

async function quotasOf(
  { now, config: { quotas } }: Pick<Ports, 'now' | 'config'>,
  sql: Sql,
): Promise<OperatorState['quotas']> {
  const { rows } = await sql.query<{ kind: string; spent: string; accounts: number }>(
    `SELECT split_part(bucket, ':', 2) AS kind, sum(count) AS spent, count(*)::int AS accounts
     FROM rate_windows WHERE bucket LIKE 'quota:%' AND starts_at = $1 GROUP BY 1`,
    [startOfDay(now())],
  );
  const limits = await setLimits(sql);
  const row = (kind: string, quota: QuotaName) => {
    const found = rows.find((each) => each.kind === kind);
    const usual = quotas[quota];
    const { setting } = QUOTA_SETTINGS[quota];
    const used = { spent: Number(found?.spent ?? 0), accounts: found?.accounts ?? 0 };
    return { setting, usual, most: limits[quota] ?? usual, ...used };
  };
  const inMegabytes = (kind: string) => {
    const counted = row(kind, 'megabytes');
    return { ...counted, spent: Math.ceil(counted.spent / KB) };
  };
  return {
    files: inMegabytes('files'),
    records: inMegabytes('records'),
    prints: row('prints', 'prints'),
    mails: row('mails', 'mails'),
  };
}
