/** A `fetch` that calls `app.inject`: a server for devices without a network. */
import type { FastifyInstance, InjectOptions } from 'fastify';

const WITHOUT_BODY = new Set([101, 204, 205, 304]);

/** Requests of `fetch` to a server that is stopped after them. */
export interface InjectedNetwork {
  readonly fetch: typeof fetch;
  /** Later requests fail as without a server. Resolves when the earlier ones are answered. */
  readonly stop: () => Promise<void>;
}

export function injectedNetwork(app: FastifyInstance, baseUrl: string): InjectedNetwork {
  const send = injectFetch(app, baseUrl);
  const open = new Set<Promise<unknown>>();
  let isStopped = false;
  return {
    fetch: async (...request) => {
      if (isStopped) throw new TypeError('Failed to fetch');
      const answer = send(...request);
      open.add(answer);
      try {
        return await answer;
      } finally {
        open.delete(answer);
      }
    },
    stop: async () => {
      isStopped = true;
      await Promise.allSettled(open);
    },
  };
}

export const injectFetch =
  (app: FastifyInstance, baseUrl: string): typeof fetch =>
  async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, baseUrl), init);
    request.signal.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const headers = Object.fromEntries(request.headers);
    const answer = await app.inject({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Request` has checked the method
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers,
      ...(body.length > 0 && { payload: body }),
    });
    const answered = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value ?? []].flat()) answered.append(name, String(one));
    }
    return new Response(WITHOUT_BODY.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: answered,
    });
  };
