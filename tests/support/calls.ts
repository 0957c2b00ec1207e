/** The API as called by one user: path, body, and the answer as JSON. */
import type { TestServer, TestUser } from './test-server.ts';

export interface CallResult {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into answers of every shape, right and wrong ones
  readonly body: any;
}

type CallHeaders = Readonly<Record<string, string>>;

export interface Calls {
  readonly get: (path: string, headers?: CallHeaders) => Promise<CallResult>;
  readonly post: (path: string, body?: unknown, headers?: CallHeaders) => Promise<CallResult>;
  readonly upload: (path: string, form: FormData, headers?: CallHeaders) => Promise<CallResult>;
  readonly put: (path: string, body?: unknown, headers?: CallHeaders) => Promise<CallResult>;
  readonly putBytes: (path: string, bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<CallResult>;
  readonly remove: (path: string, headers?: CallHeaders) => Promise<CallResult>;
  /** With a body. */
  readonly delete: (path: string, body: unknown) => Promise<CallResult>;
}

export function callsOf({ fetch }: Pick<TestServer, 'fetch'>, who?: Pick<TestUser, 'token'>): Calls {
  const send = async (
    method: string,
    path: string,
    init: { body?: unknown; form?: FormData | Uint8Array<ArrayBuffer>; headers?: CallHeaders },
  ) => {
    const { body, form, headers } = init;
    const answer = await fetch(`/api${path}`, {
      method,
      headers: {
        ...(who && { 'x-auth-token': who.token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(form && { body: form }),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = (answer.headers.get('content-type') ?? '').includes('json');
    const read: unknown = isJson && text !== '' ? JSON.parse(text) : text;
    return { status: answer.status, headers: answer.headers, body: read };
  };
  return {
    get: async (path, headers = {}) => send('GET', path, { headers }),
    post: async (path, body, headers = {}) => send('POST', path, { body, headers }),
    upload: async (path, form, headers = {}) => send('POST', path, { form, headers }),
    put: async (path, body, headers = {}) => send('PUT', path, { body, headers }),
    putBytes: async (path, bytes, type) =>
      send('PUT', path, { form: bytes, headers: { 'content-type': type } }),
    remove: async (path, headers = {}) => send('DELETE', path, { headers }),
    delete: async (path, body) => send('DELETE', path, { body }),
  };
}

/** The API of a server in another process, at its address. */
export const callsAt = (url: string, who?: Pick<TestUser, 'token'>): Calls =>
  callsOf(
    {
      fetch: async (path: string | URL | Request, init?: RequestInit) =>
        fetch(typeof path === 'string' ? url + path : path, init),
    },
    who,
  );
