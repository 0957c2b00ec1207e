/** Sends the requests of a released client to this server, at the time of their recording. */
import { invariant } from '#kernel/assert.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import {
  type FormPart,
  LOGGED_IN,
  missingIn,
  NOBODY,
  type ReleasedRequest,
  type Shape,
  shapeOf,
} from './released-request.ts';
import { requestName } from './request-name.ts';

interface ReplayedAnswer {
  readonly request: ReleasedRequest;
  readonly status: number;
  readonly shape: Shape;
}

/** Each answer with another status, or without a field of the recorded answer. */
export async function changesIn(requests: readonly ReleasedRequest[]): Promise<string[]> {
  return (await replay(requests)).flatMap(({ request, status, shape }) =>
    status === request.status
      ? missingIn(isDiaryPull(request) ? {} : request.shape, shape).map(
          (path) => `${requestName(request)}: ${path}`,
        )
      : [`${requestName(request)} was ${request.status}, is ${status}`],
  );
}

/**
 * An amendment of the court: since 27-11-2026 only a judge transfers an application (docs/departures.md). The rest of
 * the run needs the new court, so it is not replayed.
 */
function movesTheCourt({ method, path, body }: ReleasedRequest): boolean {
  if (method !== 'PUT' || !path.startsWith('/api/applications/') || !isRecord(body)) return false;
  return isRecord(body['case']) && 'courtPlace' in body['case'];
}

/**
 * A pull whose first change is a diary entry. Since 27-11-2026 an entry is private unless the request shares it, so
 * the pull of a judge has another first change (docs/departures.md, Diary).
 */
function isDiaryPull({ path, shape }: ReleasedRequest): boolean {
  if (!path.startsWith('/api/changes') || !isRecord(shape) || !Array.isArray(shape['changes'])) return false;
  const [first] = shape['changes'];
  return isRecord(first) && isRecord(first['data']) && 'attachments' in first['data'];
}

async function replay(requests: readonly ReleasedRequest[]): Promise<ReplayedAnswer[]> {
  const answers: ReplayedAnswer[] = [];
  for (const run of new Set(requests.map((each) => each.run))) {
    const server = await startTestServer();
    try {
      answers.push(
        ...(await replayRun(
          server,
          requests.filter((each) => each.run === run),
        )),
      );
    } finally {
      await server.stop();
    }
  }
  return answers;
}

async function replayRun(
  server: TestServer,
  requests: readonly ReleasedRequest[],
): Promise<ReplayedAnswer[]> {
  const session = new ReplaySession();
  await session.register(server, requests);
  const answers: ReplayedAnswer[] = [];
  setClock(server, requests[0]);
  for (const request of requests) {
    if (Date.parse(request.at) > server.now().getTime()) setClock(server, request); // never back: it orders the records
    const answer = await server.fetch(session.pathOf(request), initOf(request, session.tokenOf(request)));
    const body: unknown = answer.status === 204 ? undefined : await answer.json();
    session.note(request, body);
    if (movesTheCourt(request)) {
      invariant(answer.status === 400, 'an amendment of the court was not refused');
      break;
    }
    answers.push({ request, status: answer.status, shape: shapeOf(body) });
  }
  return answers;
}

function setClock(server: TestServer, request: ReleasedRequest | undefined): void {
  if (request) server.advance(Date.parse(request.at) - server.now().getTime());
}

/** Tokens and cursors of this server in place of the recorded ones. */
class ReplaySession {
  readonly #tokens = new Map<string, string>();
  readonly #cursors = new Map<string, string>();

  /** The lawyer of a run is the first who calls. */
  async register(server: TestServer, requests: readonly ReleasedRequest[]): Promise<void> {
    for (const { by } of requests) {
      if (by === NOBODY || by === LOGGED_IN || this.#tokens.has(by)) continue;
      const { token } =
        this.#tokens.size === 0
          ? await server.makeUser('lawyer')
          : await server.makeUser('judge', [{ kind: 'sessions', place: 'Pune' }]);
      this.#tokens.set(by, token);
    }
  }

  tokenOf({ by }: ReleasedRequest): string | undefined {
    return this.#tokens.get(by);
  }

  pathOf({ path }: ReleasedRequest): string {
    const [start = '', since] = path.split('&since=');
    if (since === undefined) return path;
    return `${start}&since=${encodeURIComponent(this.#cursors.get(decodeURIComponent(since)) ?? since)}`;
  }

  note({ by, next }: ReleasedRequest, body: unknown): void {
    if (!isRecord(body)) return;
    if (next !== undefined) this.#cursors.set(next, String(body['next']));
    if (by === NOBODY && typeof body['token'] === 'string') this.#tokens.set(LOGGED_IN, body['token']);
  }
}

function initOf({ method, headers, body, form }: ReleasedRequest, token: string | undefined): RequestInit {
  return {
    method,
    headers: { ...headers, ...(token !== undefined && { 'x-auth-token': token }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: formOf(form) }),
  };
}

function formOf(parts: readonly FormPart[]): FormData {
  const form = new FormData();
  for (const part of parts) {
    if ('text' in part) form.set(part.name, part.text);
    else form.set(part.name, new Blob([Buffer.from(part.base64, 'base64')], { type: part.type }), part.file);
  }
  return form;
}
