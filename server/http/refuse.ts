/** Turns every refusal and crash into JSON with `msg`, `code` and `fields`. Stacks are never sent. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ports } from '#server/ports.ts';
import { BlobStoreUnavailable } from '#server/storage/blobs/blob-store.ts';
import { auditLimit } from './audit-limit.ts';
import { Refusal } from './refusal.ts';
import { audit } from '#server/storage/audit.ts';
import { callSource } from '#server/storage/call-source.ts';
import { sqlOf, sqlState } from '#server/storage/sql.ts';
import { TasksWaiting } from '#server/threads/thread-pool.ts';

export function installErrorHandler(app: FastifyInstance, ports: Ports): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const refusal = refusalOf(error, ports);
    if (refusal.denied) await auditDenial(ports, request, refusal.denied);
    if (refusal.problem.code === 'rate-limited') await auditLimit(ports, request);
    return sendRefusal(reply, refusal);
  });
}

export function sendRefusal(reply: FastifyReply, { status, problem, retryAfter }: Refusal): FastifyReply {
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  return reply.code(status).send(problem);
}

/** Connection errors of `pg` without an SQLSTATE. */
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end)/;

/** No database: it was shut down, crashed, starts, or cannot be reached. */
const AWAY = /^(57P0[1-3]|08\w{3}|ECONN\w+|ENOENT|EPIPE)$/;

/** Lock timeout, deadlock, cancelled statement or too many connections: a retry may succeed. */
const PASSING = /^(55P03|40P01|40001|57\w{3}|53\w{3}|25P03)$/;

export function refusalOf(error: FastifyError, ports: Ports): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof BlobStoreUnavailable)
    return new Refusal('unavailable', { incident: error.incident, retryAfter: 10 });
  if (error instanceof TasksWaiting) return refusalOfWaiting(error);
  const unreadable = unreadableRequest(error);
  if (unreadable) return unreadable;
  const incident = ports.reportCrash(error);
  const state = sqlState(error) ?? '';
  if (AWAY.test(state) || LOST.test(error.message)) {
    return new Refusal('unavailable', {
      incident,
      retryAfter: 2,
      msg: 'The database does not answer at the moment. Try again in a few seconds.',
    });
  }
  if (PASSING.test(state)) return new Refusal('unavailable', { incident, retryAfter: 2 });

  return new Refusal('internal', { incident });
}

function refusalOfWaiting({ of }: TasksWaiting): Refusal {
  if (of === 'all') {
    return new Refusal('unavailable', {
      msg: 'The server is busy with other papers and files. Try again in a few seconds.',
      retryAfter: 5,
    });
  }
  return new Refusal('rate-limited', {
    msg: 'The server is still working on your last papers and files. Try again in a few seconds.',
    retryAfter: 5,
  });
}

/** Errors of Fastify about the request itself. */
function unreadableRequest({ statusCode = 500 }: FastifyError): Refusal | undefined {
  if (statusCode === 413) return new Refusal('too-large');
  if (statusCode === 415) return new Refusal('unsupported-media');
  if (statusCode < 400 || statusCode >= 500) return undefined;
  return new Refusal('invalid-request', {
    msg: 'The body is not JSON, or the address is not one of ours.',
  });
}

async function auditDenial(
  ports: Ports,
  request: FastifyRequest,
  { entity, id }: NonNullable<Refusal['denied']>,
): Promise<void> {
  const userId = callSource()?.userId;
  await audit(sqlOf(ports.pool), ports, {
    action: 'denied',
    userId,
    entity,
    id,
    detail: { method: request.method },
  });
}
