/** `/api/operator`: judges and courts, accounts, the audit log, feedback, editions and quotas. */
import { addDays, startOfDayInIndia } from '#kernel/calendar-date.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import type { AuditAnswer, AuditLine } from '#contract/operator/operator-endpoints.ts';
import type { ActingOperator } from '#server/account/operator-entry.ts';
import { requireOperatorIdentity } from '#server/account/require-identity.ts';
import { type Answer, ok } from '#server/http/answer.ts';
import type { Caller } from '#server/http/caller.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import { type Api, type Call, route } from '#server/http/route.ts';
import type { Ports } from '#server/ports.ts';
import { audit } from '#server/storage/audit.ts';
import { inTransaction, type Sql, sqlOf } from '#server/storage/sql.ts';
import { lockUser, type UserRow } from '#server/storage/users.ts';
import { endAllSessions, resetSecondFactor } from './account-acts.ts';
import { judgesFound } from './courts-at-work.ts';
import { feedbackSince } from './feedback-since.ts';
import { accountsFound } from './find-accounts.ts';
import { importJudges } from './import-judges.ts';
import { type AuditRow, type AuditSubject, isIdText, searchAudit } from './search-audit.ts';
import { cancelMove, planMove } from './seat-moves.ts';
import { setQuota } from './set-quota.ts';
import { operatorState } from './state-of-server.ts';

const MOST_FEEDBACK = 200;
const NOTHING: Answer = { status: 204, body: undefined };

export function operatorRoutes(api: Api): void {
  judgeRoutes(api);
  accountRoutes(api);
  logRoutes(api);
}

const actor = ({ user }: Caller): Required<ActingOperator> => ({
  operator: user.email,
  operatorId: user._id,
});

function judgeRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'operatorJudges', async ({ query }) =>
    ok(await judgesFound(sqlOf(ports.pool), query.search ?? '')),
  );
  route(api, 'importJudges', async ({ caller, body }) => {
    if (!body.check) requireOperatorIdentity(ports, caller);
    return ok(await importJudges({ ...ports, ...actor(caller) }, body));
  });
  route(api, 'planMove', async ({ caller, body }) => {
    if (!body.check) requireOperatorIdentity(ports, caller);
    return ok(await planMove({ ...ports, ...actor(caller) }, body));
  });
  route(api, 'cancelMove', async ({ caller, params }) => {
    requireOperatorIdentity(ports, caller);
    await cancelMove({ ...ports, ...actor(caller) }, params._id);
    return NOTHING;
  });
}

function accountRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'operatorAccounts', async ({ caller, query: { search } }) => {
    await noteReading(ports, caller, { read: 'accounts', search });
    const { now, config } = ports;
    return ok(await accountsFound(sqlOf(ports.pool), { search, now: now(), ends: config.sessionEnds }));
  });
  route(api, 'endAccountSessions', async ({ caller, params, body: { reason } }) => {
    requireOperatorIdentity(ports, caller);
    await onAccount(ports, params._id, async (sql, user) =>
      endAllSessions({ ...ports, ...actor(caller) }, sql, { user, reason }),
    );
    return NOTHING;
  });
  route(api, 'resetAccountFactor', async ({ caller, params, body: { reason } }) => {
    if (params._id === caller.user._id)
      throw new Refusal('forbidden', {
        msg: 'An operator does not reset the own second factor. Ask another operator.',
      });
    requireOperatorIdentity(ports, caller);
    await onAccount(ports, params._id, async (sql, user) =>
      resetSecondFactor({ ...ports, ...actor(caller) }, sql, { user, reason }),
    );
    return NOTHING;
  });
}

async function onAccount(
  ports: Pick<Ports, 'pool'>,
  id: string,
  work: (sql: Sql, user: UserRow) => Promise<void>,
): Promise<void> {
  await inTransaction(ports.pool, async (sql) => {
    const user = await lockUser(sql, id);
    if (!user) throw new Refusal('not-found');
    await work(sql, user);
  });
}

function logRoutes(api: Api): void {
  const { ports } = api;
  const sql = sqlOf(ports.pool);
  route(api, 'searchAudit', async ({ caller, query }) => {
    const answer = await auditAnswer(sql, query);
    const { operator, operatorId } = actor(caller);
    const detail = { operator, asked: query };
    await audit(sql, ports, { action: 'audit-search', userId: operatorId, detail });
    return ok(answer);
  });
  route(api, 'operatorFeedback', async ({ caller }) => {
    await noteReading(ports, caller, { read: 'feedback' });
    return ok(await feedbackSince(sql, null, MOST_FEEDBACK));
  });
  route(api, 'operatorState', async () => ok(await operatorState(ports)));
  route(api, 'setQuota', async ({ caller, body }) => {
    requireOperatorIdentity(ports, caller);
    await setQuota({ ...ports, ...actor(caller) }, body);
    return NOTHING;
  });
}

async function noteReading(ports: Ports, { user }: Caller, detail: object): Promise<void> {
  await audit(sqlOf(ports.pool), ports, { action: 'operator-read', userId: user._id, detail });
}

function subjectOf(about: string): AuditSubject {
  if (about.includes('@')) return { email: about.toLowerCase() };
  if (isIdText(about)) return { id: about.toLowerCase() };
  throw invalid({ about: 'Write the email of a person or the id of a record.' });
}

const BEFORE_FIRST = 'Choose a last day that is not before the first one.';

async function auditAnswer(sql: Sql, query: Call<'searchAudit'>['query']): Promise<AuditAnswer> {
  const { about, action, from, to, limit } = query;
  if (from !== undefined && to !== undefined && from > to) throw invalid({ to: BEFORE_FIRST });
  const found = await searchAudit(sql, {
    subject: subjectOf(about),
    action: action ?? null,
    from: from === undefined ? null : startOfDayInIndia(from),
    before: to === undefined ? null : startOfDayInIndia(addDays(to, 1)),
    most: limit,
  });
  if (!found) throw invalid({ about: 'No account has this email. A closed account is found by its id.' });
  return { rows: found.rows.map(lineOf), total: found.total };
}

const lineOf = ({ _id, at, action, ...row }: AuditRow): AuditLine => ({
  _id,
  at: at.toISOString(),
  action,
  ...(row.email !== null && { email: row.email }),
  ...(row.entity !== null && { entity: row.entity }),
  ...(row.entity_id !== null && { id: row.entity_id }),
  ...(row.version !== null && { version: row.version }),
  ...(row.address !== null && { address: row.address }),
  ...(isRecord(row.detail) && { detail: JSON.stringify(row.detail) }),
});
