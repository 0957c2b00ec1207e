/** The courts with orders in an application that was transferred, so that a former court finds its orders by index. */
import type { PoolClient } from 'pg';
import type { Application } from '#contract/application/application.ts';
import { formerCourtsOf } from '#server/storage/former-courts.ts';

export async function formerCourts(client: PoolClient): Promise<void> {
  await client.query(
    'ALTER TABLE applications ADD COLUMN former_courts text[], ADD COLUMN transferred_at timestamptz',
  );
  const { rows } = await client.query<{ record: Pick<Application, '_id' | 'orders' | 'updates'> }>(
    `SELECT record FROM applications WHERE record @> '{"updates":[{"told":{"code":"transferred"}}]}'`,
  );
  for (const { record } of rows) {
    const { courts, at } = formerCourtsOf(record);
    await client.query('UPDATE applications SET former_courts = $2, transferred_at = $3 WHERE _id = $1', [
      record._id,
      courts,
      at,
    ]);
  }
  await client.query(`
    DROP INDEX applications_transferred;
    CREATE INDEX applications_former_courts ON applications USING gin (former_courts)
      WHERE former_courts IS NOT NULL;
  `);
}
