/** Registers a call of the contract as a route. Its input is validated once, here. */
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { callWithPresentGrounds } from '#facts/former-grounds.ts';
import { withTypedFigures } from '#domain/case/typed-figures.ts';
import { mergePatch, isRecord } from '#kernel/merge-patch.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import { PUT_BODIES } from '#contract/put-bodies.ts';
import { isStrict, unknownFields } from '#contract/unknown-fields.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { type Answer, JsonText } from './answer.ts';
import type { RecordKind } from '#server/storage/record-kind.ts';
import type { JoinedQuery } from '#server/storage/session-statement.ts';
import { limitsOfBody } from './body-limits.ts';
import type { ServiceAccount } from '#server/storage/service-accounts.ts';
import { authenticate, type Caller, callerOfService } from './caller.ts';
import { requireMayCall } from './may-call.ts';
import { admitService, serviceToken } from './service-caller.ts';
import type { Ports } from '#server/ports.ts';
import { invalid, Refusal } from './refusal.ts';
import { MESSAGE_OF } from '#contract/problem-messages.ts';

type EndpointOf<N extends EndpointName> = (typeof ENDPOINTS)[N];
type ParsedPart<N extends EndpointName, Part extends string> =
  EndpointOf<N> extends Readonly<Record<Part, infer Schema extends z.ZodMiniType>>
    ? z.output<Schema>
    : undefined;

export interface Call<N extends EndpointName> {
  readonly caller: EndpointOf<N>['who'] extends 'anyone' | 'service' ? undefined : Caller;
  readonly service: EndpointOf<N>['who'] extends 'service' ? ServiceAccount : ServiceAccount | undefined;
  readonly params: ParsedPart<N, 'params'>;
  readonly query: ParsedPart<N, 'query'>;
  readonly body: ParsedPart<N, 'body'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Rows of the joined query. Without a match: one row of nulls. */
  readonly beside: readonly unknown[];
}

type ParsedRequest<N extends EndpointName> = Pick<Call<N>, 'params' | 'query' | 'body'>;

export interface Api {
  readonly app: FastifyInstance;
  readonly ports: Ports;
}

/** A record kind with routes. */
export type WithRoutes<K> = K & { readonly routes: (api: Api) => void };

const hasRoutes = (kind: RecordKind): kind is WithRoutes<RecordKind> => 'routes' in kind;

export function routesOfRecords(api: Api): void {
  for (const kind of api.ports.records.kinds) if (hasRoutes(kind)) kind.routes(api);
}

interface EndpointHandler<N extends EndpointName> {
  readonly handle: (call: Call<N>) => Promise<Answer>;
  /** The query to run with the session in one statement. */
  readonly beside: (parts: ParsedRequest<N>, request: FastifyRequest) => JoinedQuery;
}

export function route<N extends EndpointName>(
  api: Api,
  name: N,
  how: EndpointHandler<N>['handle'] | EndpointHandler<N>,
): void {
  const { handle, beside } = typeof how === 'function' ? { handle: how } : how;
  // oxlint-disable typescript/no-unsafe-type-assertion -- validated by the schemas that define the types
  routeOf(api, ENDPOINTS[name], {
    handle: async (call) => handle(call as Call<N>),
    says: PUT_BODIES[name],
    ...(beside && { beside: (parts, request) => beside(parts as ParsedRequest<N>, request) }),
  });
  // oxlint-enable typescript/no-unsafe-type-assertion
}

interface ReadParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A call after validation, for an endpoint outside the table. */
export interface ReadCall extends ReadParts {
  readonly caller: Caller | undefined;
  readonly service: ServiceAccount | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly beside: readonly unknown[];
}

interface ReadHandling {
  readonly handle: (call: ReadCall) => Promise<Answer>;
  readonly beside?: ((parts: ReadParts, request: FastifyRequest) => JoinedQuery) | undefined;
  /** Schema of a body that is validated loosely. */
  readonly says?: z.ZodMiniType | undefined;
}

export function routeOf(
  { app, ports }: Api,
  endpoint: Endpoint,
  how: ReadHandling['handle'] | ReadHandling,
): void {
  const { handle, beside, says } = typeof how === 'function' ? { handle: how } : how;
  const hasFacts = containsFacts(ports, endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...limitsOfBody(ports, endpoint),
    handler: async (request, reply) => {
      const call = await readCall(ports, { endpoint, hasFacts, beside, says, reply }, request);
      return sendAnswer(reply, await handle(call));
    },
  });
}

function containsFacts({ records }: Ports, { method, path }: Endpoint): boolean {
  const calls = records.kinds.flatMap(({ callsWithFacts = [] }) => callsWithFacts);
  return calls.some((call) => call.method === method && call.path === path);
}

interface Route {
  readonly endpoint: Endpoint;
  /** Its kind of record contains the facts of a case. */
  readonly hasFacts: boolean;
  readonly beside: ReadHandling['beside'];
  readonly says: ReadHandling['says'];
  readonly reply: FastifyReply;
}

/** Authentication errors precede validation errors, even if the input is parsed first. */
async function readCall(ports: Ports, routeContext: Route, request: FastifyRequest): Promise<ReadCall> {
  const { beside, reply } = routeContext;
  if (!beside) {
    const admitted = await admittedTo(ports, routeContext, request);
    return { ...admitted, ...partsOf(routeContext, request), request, reply };
  }
  const read = orRefusal(() => {
    const parts = partsOf(routeContext, request);
    return { parts, statement: beside(parts, request) };
  });
  const statement = read instanceof Refusal ? undefined : read.statement;
  const admitted = await admittedTo(ports, { ...routeContext, statement }, request);
  if (read instanceof Refusal) throw read;
  return { ...admitted, ...read.parts, request, reply };
}

async function admittedTo(
  ports: Ports,
  { endpoint, statement, reply }: Route & { readonly statement?: JoinedQuery | undefined },
  request: FastifyRequest,
): Promise<Pick<ReadCall, 'caller' | 'service' | 'beside'>> {
  const token = serviceToken(request);
  if (token !== undefined) {
    const call = await admitService(ports, token, endpoint);
    const caller = endpoint.who === 'service' ? undefined : callerOfService(call, ports);
    return { caller, service: call.service, beside: [] };
  }
  if (endpoint.who === 'anyone') return { caller: undefined, service: undefined, beside: [] };
  const admitted = await authenticate(ports, request, statement);
  if (endpoint.who === 'service') throw new Refusal('forbidden', { msg: FOR_SERVICES });
  requireMayCall(admitted.caller, endpoint);
  void reply.header('x-zamanat-generation', admitted.caller.generation); // also sent with a rejection
  return { ...admitted, service: undefined };
}

const FOR_SERVICES =
  'Only a service account can call this. Use the calls of the app, or ask the operator for a service account.';

function orRefusal<T>(work: () => T): T | Refusal {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function partsOf({ endpoint, hasFacts, says }: Route, request: FastifyRequest): ReadParts {
  const { params, query, body, method } = endpoint;
  const form = says ?? body;
  const sent = hasFacts ? callWithPresentGrounds(request.body) : request.body;
  if (form && isStrict(request.headers.prefer)) refuseUnknown(unknownFields(form, sent));
  return {
    params: params && parsed(params, request.params, () => new Refusal('not-found')),
    query: query && parsed(query, request.query, invalid),
    body: body && parsed(body, withTypedFigures(method === 'POST' ? known(sent) : sent), invalid),
  };
}

/** Reject unknown fields instead of dropping them. A newer app then keeps the change. */
function refuseUnknown(names: readonly string[]): void {
  if (names.length === 0) return;
  throw new Refusal('unknown-field', {
    fields: Object.fromEntries(names.map((name) => [name, MESSAGE_OF['unknown-field']])),
  });
}

/** Blank, null and absent mean the same in a new record: unknown. */
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

export function sendAnswer(reply: FastifyReply, { status, body, headers = {} }: Answer): FastifyReply {
  const tag = status < 300 ? versionOf(body) : undefined;
  void reply.code(status).headers({ ...(tag !== undefined && { etag: `"${tag}"` }), ...headers });
  if (status === 204 || status === 304) return reply.send();
  if (body instanceof JsonText) return reply.type('application/json; charset=utf-8').send(body.text);
  return reply.send(body);
}

/** The entity is the body itself or its field `user`. */
function versionOf(body: unknown): number | undefined {
  if (body instanceof JsonText) return body.version;
  if (!isRecord(body)) return undefined;
  if (typeof body['version'] === 'number') return body['version'];
  return isRecord(body['user']) ? versionOf(body['user']) : undefined;
}
