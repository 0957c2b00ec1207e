/** Records the requests of this client: the app logs in, and simulated users act on their devices. */
import { writeFileSync } from 'node:fs';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { SESSION_ENDPOINTS } from '#contract/account/session-endpoints.ts';
import { invariant } from '#kernel/assert.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import type { ModelCall } from '../simulation/model/model-server.ts';
import { type AreaName, OTHER_AREAS } from '../simulation/areas.ts';
import { runSeed } from '../simulation/run-seed.ts';
import { PASSWORD, type TestServer } from '../support/test-server.ts';
import {
  fixtureOf,
  type FormPart,
  LOGGED_IN,
  NOBODY,
  type ReleasedRequest,
  shapeOf,
} from './released-request.ts';
import { changesIn } from './replay.ts';
import { requestName } from './request-name.ts';

/** Runs of each choice of areas. */
const MOST_SEEDS = 60;
/** Answers of a switch of the simulation: the content of the request does not matter. */
const BY_A_SWITCH: ReadonlySet<number> = new Set([401, 403, 426]);

export async function recordRequests(
  release: string,
  { server, needed }: { readonly server: TestServer; readonly needed: ReadonlySet<string> },
): Promise<void> {
  const requests = await logInRequests(server);
  const missing = new Set(needed);
  for (const chosen of runsFor(missing)) {
    const own = await requestsOfRun(chosen);
    const isUseful = own.some((each) => missing.has(requestName(each)));
    if (!isUseful || (await changesIn(own)).length > 0) continue;
    requests.push(...own);
    for (const each of own) missing.delete(requestName(each));
  }
  invariant(missing.size === 0, `no run sends ${[...missing].join(', ')}`);
  writeFileSync(fixtureOf(release), requests.map((each) => `${JSON.stringify(each)}\n`).join(''));
}

interface SimulatedRun {
  /** Number of the run in the fixture. */
  readonly run: number;
  readonly seed: number;
  /** By default those of the seed. */
  readonly areas: readonly AreaName[] | undefined;
}

/**
 * Runs of three areas, until no request is missing. Then runs of one area whose name is in a missing request: a rare act
 * needs many other acts of its area before it.
 */
function* runsFor(missing: ReadonlySet<string>): Generator<SimulatedRun> {
  for (let seed = 1; seed <= MOST_SEEDS && missing.size > 0; seed += 1)
    yield { run: seed, seed, areas: undefined };
  for (const [index, area] of OTHER_AREAS.entries()) {
    const isMissing = (): boolean => [...missing].some((name) => name.includes(area));
    for (let seed = 1; seed <= MOST_SEEDS && isMissing(); seed += 1)
      yield { run: (index + 1) * MOST_SEEDS + seed, seed, areas: ['applications', area] };
  }
}

/** Empty if the server is restored in the run: the replay has no backups. */
async function requestsOfRun({ run, seed, areas }: SimulatedRun): Promise<ReleasedRequest[]> {
  const calls: ModelCall[] = [];
  let isRestored = false;
  const planted = {
    onCall: (each: ModelCall) => calls.push(each),
    onServer: (what: unknown) => {
      isRestored ||= what !== 'backup';
    },
  };
  const { ok } = await runSeed(seed, planted, { areas });
  if (!ok || isRestored) return [];
  const known = calls.filter(({ userId, status }) => userId !== '' && !BY_A_SWITCH.has(status));
  return Promise.all(known.map((each) => requestOfCall(run, each)));
}

async function requestOfCall(run: number, each: ModelCall): Promise<ReleasedRequest> {
  const { url, init, status, body, at, userId } = each;
  const next = isRecord(body) ? body['next'] : undefined;
  return {
    run,
    by: userId,
    at: new Date(at).toISOString(),
    ...(await sentIn(url, init)),
    status,
    shape: shapeOf(body),
    ...(typeof next === 'string' && { next }),
  };
}

type RequestContent = Pick<ReleasedRequest, 'method' | 'path' | 'headers' | 'body' | 'form'>;

async function sentIn(
  path: string,
  { method = 'GET', headers: given, body }: RequestInit,
): Promise<RequestContent> {
  const headers = Object.fromEntries([...new Headers(given)].filter(([name]) => name !== 'x-auth-token'));
  const sent = { method, path, headers };
  if (body instanceof FormData) return { ...sent, form: await Promise.all([...body].map(partOf)) };
  return typeof body === 'string' ? { ...sent, body: JSON.parse(body) } : sent;
}

async function partOf([name, value]: readonly [string, FormDataEntryValue]): Promise<FormPart> {
  if (typeof value === 'string') return { name, text: value };
  const bytes = Buffer.from(await value.arrayBuffer());
  return { name, file: value.name, type: value.type, base64: bytes.toString('base64') };
}

/** The calls of the app outside the outbox: register, log in, read the user, log out. */
async function logInRequests(server: TestServer): Promise<ReleasedRequest[]> {
  const requests: ReleasedRequest[] = [];
  const { fetch, document, navigator, window } = globalThis;
  const recorded = async (path: string, init: RequestInit): Promise<Response> => {
    const at = server.now().toISOString();
    const by = new Headers(init.headers).has('x-auth-token') ? LOGGED_IN : NOBODY;
    const answer = await server.fetch(path, { ...init, signal: null });
    const { status } = answer;
    const shape = shapeOf(status === 204 ? undefined : await answer.clone().json());
    requests.push({ run: 0, by, at, ...(await sentIn(path, init)), status, shape });
    return answer;
  };
  const browser = {
    fetch: recorded,
    document: { cookie: '' },
    navigator: { onLine: true },
    window: new EventTarget(),
  };
  for (const [name, value] of Object.entries(browser)) setGlobal(name, value);
  try {
    await logInOnce();
  } finally {
    for (const [name, value] of Object.entries({ fetch, document, navigator, window }))
      setGlobal(name, value);
  }
  return requests;
}

/** A newer Node.js has a navigator that cannot be assigned. */
const setGlobal = (name: string, value: unknown): void => {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
};

async function logInOnce(): Promise<void> {
  const { call } = await import('#app/session/api-client.ts'); // reads the browser when it is loaded
  const email = 'released@example.in';
  const person = { name: 'Meera Deshpande', email, password: PASSWORD, role: 'lawyer' };
  await call(ENDPOINTS.register, { body: person });
  const login = await call(SESSION_ENDPOINTS.login, { body: { email, password: PASSWORD } });
  invariant(login.ok, 'the log in failed');
  const { token } = login.value;
  await call(SESSION_ENDPOINTS.currentUser, { token });
  await call(ENDPOINTS.courts, { token });
  await call(SESSION_ENDPOINTS.logout, { token });
}
