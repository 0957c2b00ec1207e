/** Records of earlier releases under the present names of their facts. */
import type { Transaction } from 'dexie';
import { withPresentGrounds } from '#facts/former-grounds.ts';
import { TABLES_WITH_FACTS } from '#records/record-tables.ts';

/** Never `outbox`: the server knows a repeated call by its exact body, and reads the former name itself. */
const WITH_FACTS: ReadonlySet<string> = new Set([...TABLES_WITH_FACTS, 'bases', 'parked']);

/** Version 11. */
export async function renameGroundsOfArrest(tx: Transaction): Promise<void> {
  for (const name of WITH_FACTS) {
    const table = tx.table<object>(name);
    const rows = await table.toArray();
    await table.bulkPut(presentRows(name, rows).filter((row, n) => row !== rows[n]));
  }
}

/** The rows of a table, also from a backup of an earlier release. */
export const presentRows = (table: string, rows: readonly object[]): readonly object[] =>
  WITH_FACTS.has(table) ? rows.map((row) => Object(withPresentGrounds(row))) : rows;
