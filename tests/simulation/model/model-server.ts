/**
 * The court's server in memory, for thousands of runs: sequential requests, the rules of `src/contract`, no database.
 * The real server gives the same answers, by `conformance.test.ts`.
 */
import { contentOf } from '#contract/application/application.ts';
import type { User } from '#contract/account/user.ts';
import { isRecord, patchBetween, touched } from '#kernel/merge-patch.ts';
import { isOlder } from '../../../server/http/answer-headers.ts';
import { type Answer, ok } from '../../../server/http/answer.ts';
import { isSettled, Refusal } from '../../../server/http/refusal.ts';
import { appendToLogs, type ModelTouch, pageFor, seenRecord } from './model-log.ts';
import {
  callerOfUser,
  type Effect,
  emptyState,
  MODEL_ENTITIES,
  type ModelCaller,
  type ModelEntity,
  type ModelState,
  tableOf,
} from './model-state.ts';
import { ModelRequest } from './model-request.ts';
import type { ModelWrite } from './model-writes.ts';
import type { Random } from '../random.ts';
import { valueAt } from '../value-at.ts';

/** Planted, so that a test can see the simulation find it. */
export interface ServerFaults {
  readonly forgetsKeys?: boolean;
  readonly ignoresVersions?: boolean;
  readonly cursorByTime?: boolean;
}

export interface ModelOptions {
  readonly random: Random;
  readonly now: () => number;
  readonly faults?: ServerFaults;
  /** Hears of every call with its answer. */
  readonly onCall?: (call: ModelCall) => void;
  /** Hears of every change as it is made. */
  readonly onEffect?: (effect: Effect) => void;
}

export interface ModelCall {
  readonly userId: string;
  readonly url: string;
  readonly init: RequestInit;
  readonly status: number;
  readonly body: unknown;
  /** When, by the server's clock. */
  readonly at: number;
}

type Session = { readonly userId: string; ended: 'no' | 'expired' | 'revoked' };

export interface Backup {
  readonly state: ModelState;
}

export class ModelServer {
  state = emptyState();
  readonly generations: string[] = [];
  oldestClient = '0.1.0';
  /** Rejects every new write, as for an unverified judge. */
  refusesWrites = false;
  /** The files of this run by their hash: to read the bytes of a form takes as long as the machine likes. */
  readonly files = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #sessions = new Map<string, Session>();
  readonly #options: ModelOptions;

  constructor(options: ModelOptions) {
    this.#options = options;
    this.generations.push(options.random.id());
  }

  addUser(user: User): void {
    this.state.users.set(user._id, user);
    const { _id: id, version } = user;
    appendToLogs(this.state, [{ entity: 'user', id, version, ownerId: id }], this.#options.now());
  }

  signIn(userId: string): string {
    const token = `token-${this.#sessions.size + 1}`;
    this.#sessions.set(token, { userId, ended: 'no' });
    return token;
  }

  endSession(token: string, how: 'expired' | 'revoked'): void {
    const session = this.#sessions.get(token);
    if (session) session.ended = how;
  }

  backup(): Backup {
    return { state: structuredClone(this.state) };
  }

  /** Keeps sessions and settings, so that users stay signed in. */
  restore(backup: Backup): void {
    const { users } = this.state;
    this.state = structuredClone(backup.state);
    for (const [id, user] of users) this.state.users.set(id, user);
    this.generations.push(this.#options.random.id());
  }

  /** Expires all cursors and deletes tombstones, so that devices must resync. */
  expireCursors(): void {
    for (const log of this.state.logs.values()) {
      log.pruned = log.last;
      for (const [key, row] of log.rows) if (row.removed !== null) log.rows.delete(key);
    }
  }

  /** Like `fetch`. */
  answer(url: string, init: RequestInit): Response {
    const request = new ModelRequest(url, init);
    const { status, body, headers } = this.#answered(request);
    const { userId = '' } = this.#sessions.get(request.headers.get('x-auth-token') ?? '') ?? {};
    this.#options.onCall?.({
      userId,
      url,
      init,
      status,
      body: structuredClone(body),
      at: this.#options.now(),
    });
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: {
        'x-zamanat': '1',
        'content-type': 'application/json',
        date: new Date(this.#options.now()).toUTCString(),
        ...headers,
      },
    });
  }

  #answered(request: ModelRequest): Reply {
    try {
      const version = request.headers.get('x-client-version') ?? '';
      if (isOlder(version, this.oldestClient)) throw new Refusal('client-too-old');
      if (request.path === '/api/health') return { ...ok({ status: 'ok' }), headers: {} };
      const caller = this.#callerOf(request);
      const answer = request.method === 'GET' ? this.#read(request, caller) : this.#write(request, caller);
      return { ...answer, headers: { 'x-zamanat-generation': this.generations.at(-1) ?? '' } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: error.problem, headers: {} };
    }
  }

  #callerOf({ headers }: ModelRequest): ModelCaller {
    const session = this.#sessions.get(headers.get('x-auth-token') ?? '');
    const user = session && this.state.users.get(session.userId);
    if (!session || !user || session.ended === 'expired') throw new Refusal('unauthenticated');
    if (session.ended === 'revoked') throw new Refusal('revoked');
    return callerOfUser(user);
  }

  #read(request: ModelRequest, caller: ModelCaller): Answer {
    const { state, generations } = this;
    if (request.path === '/api/changes') {
      const since = request.query.get('since');
      const limit = Number(request.query.get('limit') ?? 500);
      const cursor = this.#options.faults?.cursorByTime ? 'time' : 'number';
      const now = this.#options.now();
      return ok(pageFor(state, caller, { since, limit, generations, cursor, now }));
    }
    const [, , collection = '', id = ''] = request.path.split('/');
    const entity = READ[collection];
    const record = entity && seenRecord(state, caller, { entity, id });
    if (!record) throw new Refusal('not-found');
    return ok(record);
  }

  #write(request: ModelRequest, caller: ModelCaller): Answer {
    const key = request.headers.get('idempotency-key') ?? '';
    const keyed = `${caller.user._id} ${key}`;
    const storedAnswer = this.state.keys.get(keyed);
    const { act, receive, id } = request.act();
    if (!storedAnswer) receive?.(this.#writeOf(request, caller, []), id, request.body);
    if (storedAnswer && !this.#options.faults?.forgetsKeys) {
      if (storedAnswer.fingerprint !== request.fingerprint) throw new Refusal('key-reused');
      return { status: storedAnswer.status, body: storedAnswer.body };
    }
    const answer = this.#attempt(request, caller, (write) => act(write, id, request.body));
    this.#keep(keyed, request, answer);
    if (answer instanceof Refusal) throw answer;
    return answer;
  }

  #keep(keyed: string, { fingerprint }: ModelRequest, answer: Answer | Refusal): void {
    if (answer instanceof Refusal && !isSettled(answer)) return;
    const body = answer instanceof Refusal ? answer.problem : answer.body;
    this.state.keys.set(keyed, { fingerprint, status: answer.status, body: structuredClone(body) });
  }

  #writeOf(request: ModelRequest, caller: ModelCaller, touches: ModelTouch[]): ModelWrite {
    const { random, now, faults } = this.#options;
    return {
      state: this.state,
      caller,
      now: new Date(now()),
      newId: random.id,
      tag: this.generations.length > 1 ? `G${this.generations.length}` : '',
      expected: faults?.ignoresVersions ? undefined : request.expected,
      deviceTime: request.headers.get('x-client-time') ?? undefined,
      sizeOf: (sha256) => this.files.get(sha256)?.length,
      touch: (change) => touches.push(change),
    };
  }

  #attempt(request: ModelRequest, caller: ModelCaller, act: (write: ModelWrite) => Answer): Answer | Refusal {
    const { state } = this;
    const touches: ModelTouch[] = [];
    const before = new Map(MODEL_ENTITIES.map((entity) => [entity, new Map(tableOf(state, entity))]));
    if (this.refusesWrites) return new Refusal('forbidden');
    try {
      const answer = act(this.#writeOf(request, caller, touches));
      appendToLogs(state, touches, this.#writtenAt());
      for (const touch of touches) this.#note(request, caller, { touch, before });
      return answer;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  /** By its own clock, a transaction is as old as its beginning: one that began later may be there before it. */
  #writtenAt(): number {
    const { now, faults, random } = this.#options;
    return faults?.cursorByTime ? now() - random.below(3000) : now();
  }

  #note(request: ModelRequest, caller: ModelCaller, { touch, before }: Noted): void {
    const { entity, id, version } = touch;
    const key = request.headers.get('idempotency-key') ?? '';
    const recordContent = (record: unknown): unknown => (entity === 'application' ? saidBy(record) : record);
    const was = recordContent(before.get(entity)?.get(id));
    const is = recordContent(tableOf(this.state, entity).get(id));
    const changed = Object.fromEntries(
      touched(patchBetween(was ?? {}, is ?? {}) ?? {}).map((path) => [
        path,
        { from: valueAt(was, path), to: valueAt(is, path) },
      ]),
    );
    const effect: Effect = { key, userId: caller.user._id, entity, id, version, changed };
    this.state.effects.push(effect);
    this.#options.onEffect?.(effect);
  }
}

interface Noted {
  readonly touch: ModelTouch;
  readonly before: ReadonlyMap<ModelEntity, ReadonlyMap<string, unknown>>;
}

type Reply = Answer & { readonly headers: Readonly<Record<string, string>> };

const READ: Readonly<Record<string, ModelEntity>> = { applications: 'application', cases: 'case' };
/** Of an application: its text, its status and its orders; not the line that the server adds. */
function saidBy(record: unknown): unknown {
  if (!isRecord(record)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table holds applications alone
  const content = contentOf(record as Parameters<typeof contentOf>[0]);
  return { ...content, status: record['status'], orders: record['orders'] };
}
