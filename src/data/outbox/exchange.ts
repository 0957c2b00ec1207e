/** One API call: the answer of our server, or unreachable. */
import type { Ports } from '#data/store/ports.ts';

export const TIMEOUT_MS = 10_000;
export const FILE_TIMEOUT_MS = 120_000;
/** Speed of 2G; the wire is compressed to about a fifth. */
const FILE_BYTES_PER_MS = 10;

export interface ServerAnswer {
  readonly kind: 'answer';
  readonly status: number;
  readonly body: unknown;
  /** Milliseconds that the server asks to wait. */
  readonly retryAfter: number | null;
  /** Milliseconds that the server's clock is ahead. */
  readonly clockOffset: number | null;
  /** Generation of the server's database; null if absent. */
  readonly generation: string | null;
}

/** No network, a timeout, or an answer of another server such as a captive portal. */
export type Exchange = ServerAnswer | { readonly kind: 'unreachable' };

export interface OutgoingCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** Instead of a body: fields and a file, with the timeout of a file. */
  readonly form?: FormData;
  /** Instead of a body: raw bytes of a file, with the same timeout. */
  readonly file?: { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };
  readonly headers?: Readonly<Record<string, string>>;
}

type HttpPorts = Pick<Ports, 'fetch' | 'now' | 'clientVersion'>;

export async function exchange(ports: HttpPorts, token: string, call: OutgoingCall): Promise<Exchange> {
  try {
    const reply = await sent(ports, token, {
      ...call,
      timeout: call.form || call.file ? FILE_TIMEOUT_MS : TIMEOUT_MS,
    });
    if (!isOurs(reply)) return { kind: 'unreachable' };
    const now = ports.now().getTime();
    return {
      kind: 'answer',
      status: reply.status,
      body: jsonIn(await reply.text()),
      retryAfter: retryAfter(reply.headers.get('retry-after'), now),
      clockOffset: offset(reply.headers.get('date'), now),
      generation: reply.headers.get('x-zamanat-generation'),
    };
  } catch {
    return { kind: 'unreachable' }; // no network, a timeout, or cut off
  }
}

export type Download =
  | { readonly kind: 'bytes'; readonly status: number; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Part of the file arrived and cannot be used. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'unreachable' };

export interface FileCall extends OutgoingCall {
  /** Announced length. */
  readonly bytes: number;
}

/** Downloads a file; the timeout grows with its length. */
export async function download(
  ports: HttpPorts,
  token: string,
  { bytes, ...call }: FileCall,
): Promise<Download> {
  const timeout = Math.max(FILE_TIMEOUT_MS, bytes / FILE_BYTES_PER_MS);
  const reply = await sent(ports, token, { ...call, timeout }).catch(() => null); // no network, or a timeout
  if (!reply || !isOurs(reply)) return { kind: 'unreachable' };
  return reply.arrayBuffer().then(
    (buffer): Download => ({ kind: 'bytes', status: reply.status, bytes: new Uint8Array(buffer) }),
    (): Download => ({ kind: 'cut' }), // the network is gone
  );
}

async function sent(
  ports: HttpPorts,
  token: string,
  { method, path, body, form, file, headers, timeout }: OutgoingCall & { readonly timeout: number },
): Promise<Response> {
  return ports.fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      'x-auth-token': token,
      'x-client-version': ports.clientVersion,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': file.type }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: form }), // the browser sets the boundary
    ...(file && { body: file.bytes }),
    credentials: 'omit', // a worker cannot pass the forgery check of a cookie
    cache: 'no-store',
    redirect: 'error', // our routes never redirect; a portal does
    signal: AbortSignal.timeout(timeout),
  });
}

const isOurs = ({ redirected, headers }: Response): boolean => !redirected && headers.has('x-zamanat');

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no schema accepts it
  }
}

const DAY_MS = 24 * 3_600_000;

/** Seconds or a date; at most one day. */
function retryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), DAY_MS);
}

/** The header has whole seconds; smaller differences are ignored. */
function offset(date: string | null, now: number): number | null {
  const server = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(server)) return null;
  const ms = server + 500 - now;
  return Math.abs(ms) <= 1000 ? 0 : ms;
}
