/**
 * The court's server in memory, for thousands of runs: sequential requests, the rules of `src/contract`, no
 * database. `conformance.test.ts` compares its answers with those of the real server.
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
import { Asked } from './model-call.ts';
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
    const asked = new Asked(url, init);
    const { status, body, headers } = this.#answered(asked);
    const { userId = '' } = this.#sessions.get(asked.headers.get('x-auth-token') ?? '') ?? {};
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

  #answered(asked: Asked): Reply {
    try {
      const version = asked.headers.get('x-client-version') ?? '';
      if (isOlder(version, this.oldestClient)) throw new Refusal('client-too-old');
      if (asked.path === '/api/health') return { ...ok({ status: 'ok' }), headers: {} };
      const caller = this.#callerOf(asked);
      const answer = asked.method === 'GET' ? this.#read(asked, caller) : this.#write(asked, caller);
      return { ...answer, headers: { 'x-zamanat-generation': this.generations.at(-1) ?? '' } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: error.problem, headers: {} };
    }
  }

  #callerOf({ headers }: Asked): ModelCaller {
    const session = this.#sessions.get(headers.get('x-auth-token') ?? '');
    const user = session && this.state.users.get(session.userId);
    if (!session || !user || session.ended === 'expired') throw new Refusal('unauthenticated');
    if (session.ended === 'revoked') throw new Refusal('revoked');
    return callerOfUser(user);
  }

  #read(asked: Asked, caller: ModelCaller): Answer {
    const { state, generations } = this;
    if (asked.path === '/api/changes') {
      const since = asked.query.get('since');
      const limit = Number(asked.query.get('limit') ?? 500);
      const cursor = this.#options.faults?.cursorByTime ? 'time' : 'number';
      const now = this.#options.now();
      return ok(pageFor(state, caller, { since, limit, generations, cursor, now }));
    }
    const [, , collection = '', id = ''] = asked.path.split('/');
    const entity = READ[collection];
    const record = entity && seenRecord(state, caller, { entity, id });
    if (!record) throw new Refusal('not-found');
    return ok(record);
  }

  #write(asked: Asked, caller: ModelCaller): Answer {
    const key = asked.headers.get('idempotency-key') ?? '';
    const keyed = `${caller.user._id} ${key}`;
    const kept = this.state.keys.get(keyed);
    const { act, receive, id } = asked.act();
    if (!kept) receive?.(this.#writeOf(asked, caller, []), id, asked.body);
    if (kept && !this.#options.faults?.forgetsKeys) {
      if (kept.fingerprint !== asked.fingerprint) throw new Refusal('key-reused');
      return { status: kept.status, body: kept.body };
    }
    const answer = this.#attempt(asked, caller, (write) => act(write, id, asked.body));
    this.#keep(keyed, asked, answer);
    if (answer instanceof Refusal) throw answer;
    return answer;
  }

  #keep(keyed: string, { fingerprint }: Asked, answer: Answer | Refusal): void {
    if (answer instanceof Refusal && !isSettled(answer)) return;
    const body = answer instanceof Refusal ? answer.problem : answer.body;
    this.state.keys.set(keyed, { fingerprint, status: answer.status, body: structuredClone(body) });
  }

  #writeOf(asked: Asked, caller: ModelCaller, touches: ModelTouch[]): ModelWrite {
    const { random, now, faults } = this.#options;
    return {
      state: this.state,
      caller,
      now: new Date(now()),
      newId: random.id,
      tag: this.generations.length > 1 ? `G${this.generations.length}` : '',
      expected: faults?.ignoresVersions ? undefined : asked.expected,
      deviceTime: asked.headers.get('x-client-time') ?? undefined,
      sizeOf: (sha256) => this.files.get(sha256)?.length,
      touch: (change) => touches.push(change),
    };
  }

  #attempt(asked: Asked, caller: ModelCaller, act: (write: ModelWrite) => Answer): Answer | Refusal {
    const { state } = this;
    const touches: ModelTouch[] = [];
    const before = new Map(MODEL_ENTITIES.map((entity) => [entity, new Map(tableOf(state, entity))]));
    if (this.refusesWrites) return new Refusal('forbidden');
    try {
      const answer = act(this.#writeOf(asked, caller, touches));
      appendToLogs(state, touches, this.#writtenAt());
      for (const touch of touches) this.#note(asked, caller, { touch, before });
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

  #note(asked: Asked, caller: ModelCaller, { touch, before }: Noted): void {
    const { entity, id, version } = touch;
    const key = asked.headers.get('idempotency-key') ?? '';
    const said = (record: unknown): unknown => (entity === 'application' ? saidBy(record) : record);
    const was = said(before.get(entity)?.get(id));
    const is = said(tableOf(this.state, entity).get(id));
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
