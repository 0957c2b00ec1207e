/** What the first version pulled and had no table for: the cursor has passed it, so it comes out of the parking. */
import type { Transaction } from 'dexie';
import { Assessment } from '#contract/assessment.ts';
import type { ParkedRow } from './db.ts';

export async function takeInParkedAssessments(tx: Transaction): Promise<void> {
  const parked = tx.table<ParkedRow, [string, string]>('parked');
  const rows = await parked.filter(({ entity }) => entity === 'assessment').toArray();
  for (const { entity, id, data, seen } of rows) {
    if (!Assessment.safeParse(data).success) continue;
    await tx.table('assessments').put({ ...Object(data), asOf: null, seen });
    await parked.delete([entity, id]);
  }
}
