/**
 * `GET /changes`: a page of the caller's own log, joined with the records as they are now. Whether the caller may still
 * see one is decided now, too. A cursor belongs to one person, and to the demonstration or not.
 */
import type { Application } from '#contract/application.ts';
import type { Assessment } from '#contract/assessment.ts';
import type { CaseRecord } from '#contract/case-record.ts';
import type { Change, ChangesPage, Entity } from '#contract/changes.ts';
import type { Feedback } from '#contract/feedback.ts';
import { type Caller, maySee } from '../http/caller.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { matterOfApplication, matterOfCase } from '../db/matter.ts';
import type { Sql } from '../db/sql.ts';
import { userEntity } from '../user/users.ts';

interface Row {
  readonly entity: Entity;
  readonly entity_id: string;
  readonly number: string;
  readonly version: number;
  readonly removed_because: string | null;
  readonly application: Application | null;
  readonly assessment: Assessment | null;
  /** The case itself, or the one that an assessment is of. */
  readonly case_record: CaseRecord | null;
  readonly feedback: Feedback | null;
}

export const NOT_BEFORE_YOU = 'It is not before your court.';

export async function changesFor(
  sql: Sql,
  caller: Caller,
  query: { readonly since?: string | undefined; readonly limit: number },
): Promise<ChangesPage> {
  const from = query.since === undefined ? 0 : await positionOf(sql, caller, query.since);
  const found = await sql.query<Row>(
    `SELECT entity, entity_id, number, log.version, removed_because,
            applications.record AS application, assessments.record AS assessment, cases.record AS case_record,
            feedback.record AS feedback
     FROM change_log AS log
     LEFT JOIN applications ON entity = 'application' AND applications._id = entity_id
     LEFT JOIN assessments ON entity = 'assessment' AND assessments._id = entity_id
     LEFT JOIN feedback ON entity = 'feedback' AND feedback._id = entity_id
     LEFT JOIN cases ON cases._id = CASE entity WHEN 'case' THEN entity_id ELSE assessments.case_id END
     WHERE log.user_id = $1 AND number > $2 ORDER BY number LIMIT $3`,
    [caller.user._id, from, query.limit + 1],
  );
  const rows = found.rows.slice(0, query.limit);
  const next = Number(rows.at(-1)?.number ?? from);
  return {
    changes: rows.map((row) => changeOf(caller, row)),
    next: cursorOf(caller, next),
    more: found.rows.length > query.limit,
  };
}

function changeOf(caller: Caller, row: Row): Change {
  const { entity, entity_id: id, version } = row;
  if (row.removed_because !== null)
    return { entity, id, version, deleted: true, reason: row.removed_because };
  if (entity === 'user') {
    const data = userEntity(caller.user, caller.seats);
    return { entity, id, version: data.version, data };
  }
  const data = visibleIn(caller, row);
  return data
    ? { entity, id, version: data.version, data }
    : { entity, id, version, deleted: true, reason: NOT_BEFORE_YOU };
}

/** The record as it is now, where the caller may still see it. */
function visibleIn(
  caller: Caller,
  { application, assessment, case_record: record, feedback }: Row,
): Application | Assessment | CaseRecord | Feedback | null {
  if (feedback) return feedback.by._id === caller.user._id ? feedback : null;
  const matter = (application && matterOfApplication(application)) ?? (record && matterOfCase(record));
  return matter && maySee(caller, matter) ? (application ?? assessment ?? record) : null;
}

const MARK = /^1\.(\d{1,15})\.([0-9a-f]{8})([dn])$/;

/** What only this person's log can mean; the demonstration sees more, so its cursor is another. */
const scopeOf = ({ user, inDemonstration }: Caller): string =>
  user._id.slice(-8) + (inDemonstration && user.role === 'judge' ? 'd' : 'n');

const cursorOf = (caller: Caller, number: number): string =>
  Buffer.from(`1.${number}.${scopeOf(caller)}`).toString('base64url');

async function positionOf(sql: Sql, caller: Caller, since: string): Promise<number> {
  const mark = MARK.exec(Buffer.from(since, 'base64url').toString('utf8'));
  const scope = scopeOf(caller);
  if (!mark || mark[2] !== scope.slice(0, -1)) {
    throw invalid({ since: 'Start again without since: this cursor is not one of yours.' });
  }
  const number = Number(mark[1]);
  const found = await sql.query<{ last: string; pruned: string }>(
    'SELECT last, pruned FROM change_counters WHERE user_id = $1',
    [caller.user._id],
  );
  const { last = '0', pruned = '0' } = found.rows[0] ?? {};
  // a position ahead of the log comes from a database that was since restored
  const known = number <= Number(last) && (number === 0 || number >= Number(pruned));
  if (!known || mark[3] !== scope.at(-1)) throw new Refusal('cursor-expired');
  return number;
}
