/** One call of the contract as a route: who may call, what it says, parsed once at the edge. */
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { mergePatch } from '#kernel/merge-patch.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Answer } from './answer.ts';
import { type Caller, callerOf, requireDocket } from './caller.ts';
import type { Ports } from '../ports.ts';
import { invalid, Refusal } from './refusal.ts';
import { sendAnswer } from './send-answer.ts';

type Of<N extends EndpointName> = (typeof ENDPOINTS)[N];
type Parsed<N extends EndpointName, Part extends string> =
  Of<N> extends Readonly<Record<Part, infer Schema extends z.ZodMiniType>> ? z.output<Schema> : undefined;

export interface Call<N extends EndpointName> {
  readonly caller: Of<N>['who'] extends 'anyone' ? undefined : Caller;
  readonly params: Parsed<N, 'params'>;
  readonly query: Parsed<N, 'query'>;
  readonly body: Parsed<N, 'body'>;
  readonly request: FastifyRequest;
}

export interface Api {
  readonly app: FastifyInstance;
  readonly ports: Ports;
}

export function route<N extends EndpointName>(
  api: Api,
  name: N,
  handle: (call: Call<N>) => Promise<Answer>,
): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the very schemas from which the type is made
  routeOf(api, ENDPOINTS[name], async (call) => handle(call as Call<N>));
}

/** A call as its schemas have read it, for an endpoint that is no row of the table. */
export interface ReadCall {
  readonly caller: Caller | undefined;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly request: FastifyRequest;
}

export function routeOf(
  { app, ports }: Api,
  endpoint: Endpoint,
  handle: (call: ReadCall) => Promise<Answer>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const caller = await admitted(ports, endpoint, request);
      if (caller) void reply.header('x-zamanat-generation', caller.generation);
      const call = { caller, ...parts(endpoint, request), request };
      return sendAnswer(reply, await handle(call));
    },
  });
}

async function admitted(
  ports: Ports,
  { who }: Endpoint,
  request: FastifyRequest,
): Promise<Caller | undefined> {
  if (who === 'anyone') return undefined;
  const caller = await callerOf(ports, request);
  if (who === 'judge') requireDocket(caller);
  return caller;
}

function parts({ params, query, body, method }: Endpoint, request: FastifyRequest) {
  return {
    params: params && parsed(params, request.params, () => new Refusal('not-found')),
    query: query && parsed(query, request.query, invalid),
    body: body && parsed(body, method === 'POST' ? known(request.body) : request.body, invalid),
  };
}

/** Blank, null and absent say the same of a new record: not known. */
const known = (body: unknown): unknown => withoutBlanks(mergePatch({}, body));

function parsed(
  schema: z.ZodMiniType,
  value: unknown,
  refusal: (fields: Record<string, string>) => Refusal,
): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw refusal(fieldErrors(result.error));
  return result.data;
}
