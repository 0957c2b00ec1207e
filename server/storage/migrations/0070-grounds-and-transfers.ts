/** Sets of drafted grounds, signed like judgments, and an index for the orders of a former court. */
import type { PoolClient } from 'pg';
import { APPEND } from '#server/storage/change-log.ts';

export async function groundsAndTransfers(client: PoolClient): Promise<void> {
  await client.query(SETS_AND_INDEX);
  await sendCasesOfChildren(client);
}

const SETS_AND_INDEX = `
ALTER TABLE law_sets DROP CONSTRAINT law_sets_kind_check, DROP CONSTRAINT law_sets_check;
ALTER TABLE law_sets
  ADD CONSTRAINT law_sets_kind_check CHECK (kind IN ('texts', 'case-law', 'grounds')),
  ADD CONSTRAINT law_sets_check CHECK ((kind = 'texts') = (signature IS NULL));
CREATE INDEX applications_transferred ON applications (_id)
  WHERE record @> '{"updates":[{"told":{"code":"transferred"}}]}';
`;

const ADULT = 18;

/** JJ 74: 0067 gave cases their age without a change. A device that knows the age withholds the name in the title. */
export async function sendCasesOfChildren(client: PoolClient): Promise<void> {
  await client.query(
    `WITH child AS (
       SELECT _id FROM cases
       WHERE jsonb_typeof(record#>'{applicant,age}') = 'number' AND (record#>>'{applicant,age}')::numeric < $2
     ), entry AS MATERIALIZED (
       SELECT log_id, row_number() OVER (ORDER BY number) AS nth, entity, entity_id, version, removed_because
       FROM change_log JOIN child ON entity = 'case' AND entity_id = child._id WHERE removed_because IS NULL
     ), ${APPEND}`,
    [new Date(), ADULT],
  );
}
