/** Reads all audit rows. Servers go on writing meanwhile. */
import type { PoolClient } from 'pg';
import { boundOf } from './0103-audit-months.ts';

export async function auditBoundChecked(client: PoolClient): Promise<void> {
  await client.query(`ALTER TABLE audit VALIDATE CONSTRAINT ${(await boundOf(client)).name}`);
}
