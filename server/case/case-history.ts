/** `GET /cases/{id}/history`, told from the audit log: who changed what in the case, never who read it. */
import type { CaseHistoryLine } from '#contract/case-record.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { present } from '#kernel/present.ts';
import { caseHistory } from '#text/en/case-history.ts';
import { hearingPurpose } from '#text/en/hearings.ts';
import { kindsUnder } from '../db/record-kind.ts';
import { sqlOf } from '../db/sql.ts';
import type { Ports } from '../ports.ts';

interface Row {
  readonly at: Date;
  readonly name: string | null;
  readonly action: string;
  readonly entity: string;
  readonly detail: unknown;
}

const TOLD = ['create', 'amend', 'withdraw', 'decide', 'update'];

export async function historyOf(
  { pool, records }: Pick<Ports, 'pool' | 'records'>,
  caseId: string,
): Promise<CaseHistoryLine[]> {
  const tables = ['applications', ...kindsUnder(records, 'case').map(({ table }) => table)];
  const inCase = tables.map((table) => `SELECT _id FROM ${table} WHERE case_id = $1`).join(' UNION ALL ');
  const found = await sqlOf(pool).query<Row>(
    `SELECT audit.at, users.name, action, entity, detail FROM audit LEFT JOIN users ON users._id = user_id
     WHERE entity_id = ANY(ARRAY(SELECT $1::uuid UNION ALL ${inCase})) AND action = ANY($2::text[])
     ORDER BY audit.at, audit._id`,
    [caseId, TOLD],
  );
  return found.rows.map(entryOf);
}

function entryOf({ at, name, action, entity, detail }: Row): CaseHistoryLine {
  const facts = isRecord(detail) ? detail : {};
  const told = TOLD_OF[entity]?.(action, facts) ?? present(ends(facts));
  return { at: at.toISOString(), by: name ?? '', what: caseHistory.done(entity, action), ...told };
}

const TOLD_OF: Readonly<
  Record<string, (action: string, facts: Record<string, unknown>) => Partial<CaseHistoryLine>>
> = { case: ofCase, hearing: ofHearing, document: (_action, { name }) => present({ note: textOf(name) }) };

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const ends = (change: unknown): { from: string | undefined; to: string | undefined } =>
  isRecord(change)
    ? { from: textOf(change['from']), to: textOf(change['to']) }
    : { from: undefined, to: undefined };

/** How its judge has it managed, or how much delay was counted, where that is what was changed. */
function ofCase(action: string, facts: Record<string, unknown>): Partial<CaseHistoryLine> {
  const delay = facts['delayByAccusedDays'];
  if (isRecord(delay) && facts['dcmCategory'] === undefined) {
    const [before, after] = [daysOf(delay['from']), daysOf(delay['to'])];
    return { what: caseHistory.delay, ...present({ from: before, to: after }) };
  }
  const { from, to } = ends(facts['dcmCategory']);
  if (action === 'decide' || from === undefined || to === undefined || from === to)
    return present(ends(facts));
  return { what: caseHistory.managed, from, to };
}

const daysOf = (count: unknown): string | undefined =>
  typeof count === 'number' ? caseHistory.days(count) : undefined;

/** Listed for a day, moved from one to another, or what came of it and why. */
function ofHearing(action: string, facts: Record<string, unknown>): Partial<CaseHistoryLine> {
  if (action === 'create')
    return present({ to: dayOf(facts), note: hearingPurpose(textOf(facts['purpose']) ?? '') });
  const state = ends(facts['state']).to;
  const note = ends(facts['reason']).to;
  if (state !== undefined) return { what: caseHistory.hearingState(state), ...present({ note }) };
  const { from, to } = ends(facts['date']);
  if (from === undefined || to === undefined) return present({ note });
  return { what: caseHistory.hearingMoved, from: caseHistory.day(from), to: caseHistory.day(to) };
}

function dayOf({ date, time }: Record<string, unknown>): string | undefined {
  const day = textOf(date);
  return day === undefined ? undefined : `${caseHistory.day(day)}, ${textOf(time) ?? ''}`;
}
