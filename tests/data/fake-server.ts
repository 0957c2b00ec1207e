/** A small server for device tests. It assigns ids, keys, versions and statuses as the real one does. */
import { v7 } from 'uuid';
import { type Application, contentOf } from '#contract/application/application.ts';
import { isRecord, same } from '#kernel/merge-patch.ts';
import { type ProblemCode, STATUS_OF } from '#contract/problem.ts';
import { MESSAGE_OF } from '#contract/problem-messages.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import type { Ports } from '#data/store/ports.ts';
import { serverApplication } from './server-records.ts';

interface Change {
  readonly entity: string;
  readonly id: string;
  readonly version: number;
  readonly data?: unknown;
  readonly deleted?: true;
  readonly because?: string;
  readonly reason?: string;
}

export interface FakeServer {
  readonly fetch: Ports['fetch'];
  readonly applications: Map<string, Application>;
  readonly log: Change[];
  /** Every write that took effect. */
  readonly effects: string[];
  /** Every request, as `POST /api/applications`. */
  readonly calls: string[];
  /** Raise it to expire all cursors given so far. */
  generation: number;
  readonly publish: (application: Application) => void;
}

export const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'x-zamanat': '1', 'content-type': 'application/json', ...headers },
  });

export const problem = (code: ProblemCode, more: Record<string, unknown> = {}): Response =>
  answer(STATUS_OF[code], { msg: MESSAGE_OF[code], code, ...more });

export function fakeServer(pageSize = 500): FakeServer {
  const keys = new Map<string, { readonly status: number; readonly body: string }>();
  const server: FakeServer = {
    applications: new Map(),
    log: [],
    effects: [],
    calls: [],
    generation: 0,
    publish: (application) => {
      server.applications.set(application._id, application);
      const { _id: id, version } = application;
      server.log.push({ entity: 'application', id, version, data: application });
    },
    fetch: async (url, init) => {
      server.calls.push(`${init.method} ${url}`);
      if (init.method === 'GET') return changes(server, url, pageSize);
      const headers = new Headers(init.headers);
      const key = headers.get('idempotency-key') ?? '';
      const storedReply = keys.get(key);
      if (storedReply) return answer(storedReply.status, storedReply.body);
      const body: unknown = JSON.parse(typeof init.body === 'string' ? init.body : 'null');
      const reply = init.method === 'POST' ? create(server, body) : update(server, { url, body, headers });
      keys.set(key, { status: reply.status, body: await reply.clone().text() });
      return reply;
    },
  };
  return server;
}

function create(server: FakeServer, body: unknown): Response {
  if (!isRecord(body)) return problem('invalid-request');
  const given = serverApplication({ ...body, applicationNumber: `BA/2026/${server.applications.size + 1}` });
  const known = server.applications.get(given._id);
  if (known) {
    const isSame = same(contentOf(known), contentOf(given));
    return isSame ? answer(201, known) : problem('id-taken', { current: known });
  }
  server.effects.push(`file ${given._id}`);
  server.publish(given);
  return answer(201, given);
}

interface Put {
  readonly url: string;
  readonly body: unknown;
  readonly headers: Headers;
}

function update(server: FakeServer, { url, body, headers }: Put): Response {
  const id = url.split('/').at(-1) ?? '';
  const known = server.applications.get(id);
  if (!known || !isRecord(body)) return problem('not-found');
  if (headers.get('if-match') !== `"${known.version}"`) return problem('stale-version', { current: known });
  if (known.status !== 'Pending') return problem('status-closed');
  const patch = typeof body['status'] === 'string' ? { status: body['status'] } : body;
  server.effects.push(`${JSON.stringify(patch)} ${id}`);
  const next = { ...applyPatch(known, patch), version: known.version + 1 };
  server.publish(next);
  return answer(200, next);
}

function changes(server: FakeServer, url: string, pageSize: number): Response {
  const cursor = new URL(url, 'http://x').searchParams.get('since');
  const [generation, since] = (cursor ?? `${server.generation}.0`).split('.').map(Number);
  if (generation !== server.generation) return problem('cursor-expired');
  const page = server.log.slice(since, (since ?? 0) + pageSize);
  const next = (since ?? 0) + page.length;
  return answer(200, { changes: page, next: `${generation}.${next}`, more: next < server.log.length });
}

/** A decision made by a judge on another device. */
export function decideOnServer(server: FakeServer, id: string, status: 'Approved' | 'Rejected'): Application {
  const known = server.applications.get(id);
  if (!known) throw new Error(`no application ${id}`);
  const decided: Application = {
    ...known,
    status,
    version: known.version + 1,
    orders: [
      {
        _id: v7(),
        at: '2026-11-20T07:00:00.000Z',
        from: 'Pending',
        to: status,
        by: { name: 'S. Deshpande', designation: 'Sessions Judge', court: 'Pune' },
        reasons: [],
        conditions: [],
      },
    ],
  };
  server.publish(decided);
  return decided;
}
