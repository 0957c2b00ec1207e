/** Generates OpenAPI from the contract, so that the description equals the validation. */
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { PUT_BODIES } from '#contract/put-bodies.ts';
import { SentProblem } from '#contract/sent-problem.ts';
import { SERVICE_TOKEN_PREFIX } from '#contract/service/service-scopes.ts';
import { WEBHOOK_EVENTS, WebhookBody } from '#contract/service/webhook-events.ts';
import { WAKE_EVENTS, WAKE_PATH } from '#contract/wake.ts';
import type * as z from 'zod/mini';
import { DescribedSchemas, type Json } from './described-schema.ts';
import { EXAMPLES } from './examples.ts';
import { SUMMARIES } from './summaries.ts';

export function openApi(): Json {
  const described = new DescribedSchemas();
  described.schema(SentProblem, 'output');
  const paths: Record<string, Json> = {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of ENDPOINTS are its names
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS) as [EndpointName, Endpoint][]) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(described, name, endpoint) };
  }
  paths[WAKE_PATH] = { get: WAKE };
  const { schemas, document } = described.settled({ paths, webhooks: webhooksOf(described) });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Zamanat',
      version: '1',
      description: 'Bail applications: filed, decided, pulled.',
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: '/', description: 'The server of this description.' }],
    tags: [...new Set(Object.values<Endpoint>(ENDPOINTS).map(tagOf)), 'wake'].map((name) => ({
      name,
      description: `Calls under /api/${name}.`,
    })),
    ...document,
    components: {
      schemas,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'x-auth-token',
          description: 'Token of a session, which login and register answer.',
        },
        serviceAccount: {
          type: 'apiKey',
          in: 'header',
          name: 'x-auth-token',
          description: `Token of a service account, which starts with ${SERVICE_TOKEN_PREFIX}. The operator makes it.`,
        },
      },
    },
  };
}

/** The requests that the server sends to a receiver. */
function webhooksOf(described: DescribedSchemas): Json {
  const requestBody = { required: true, content: json(described.schema(WebhookBody, 'output')) };
  const signature = {
    ...header('x-zamanat-signature'),
    required: true,
    description: 't=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hexadecimal>',
  };
  const entries = WEBHOOK_EVENTS.map((event) => [
    event,
    {
      post: {
        operationId: `receive-${event}`,
        summary: `Receive the event ${event}`,
        tags: ['service'],
        security: [],
        parameters: [signature],
        requestBody,
        responses: {
          '2XX': { description: 'Received.' },
          '4XX': { description: 'Not received. The server tries again later.' },
        },
      },
    },
  ]);
  return Object.fromEntries(entries);
}

/** The first step of the path: applications, cases, users. */
const tagOf = ({ path }: Pick<Endpoint, 'path'>): string => path.split('/')[2] ?? '';

const REFUSED: Json = {
  description: 'Refused, with a sentence for the user in `msg`.',
  content: { 'application/json': { schema: { $ref: 'output:Problem' } } },
};

const WAKE: Json = {
  operationId: 'wake',
  summary: 'Wait for changes',
  tags: ['wake'],
  description: `Server-sent events without data: ${WAKE_EVENTS.join(', ')}. After each one the caller fetches its changes.`,
  security: [{ session: [] }],
  responses: {
    200: { description: 'Open.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    '4XX': REFUSED,
    default: REFUSED,
  },
};

function operation(described: DescribedSchemas, name: EndpointName, endpoint: Endpoint): Json {
  const { reply, conditional } = endpoint;
  const body = PUT_BODIES[name] ?? endpoint.body;
  return {
    operationId: name,
    summary: SUMMARIES[name],
    tags: [tagOf(endpoint)],
    ...descriptionOf(endpoint),
    security: securityOf(endpoint),
    parameters: parametersOf(described, endpoint),
    ...(body && {
      requestBody: { required: true, content: withExample(json(described.schema(body, 'input')), name) },
    }),
    ...(endpoint.upload && { requestBody: { required: true, content: upload(described, endpoint.upload) } }),
    ...(endpoint.bytes && { requestBody: { required: true, content: bytesOf(described, name, endpoint) } }),
    responses: {
      [reply.status]: { description: 'Done.', ...contentOf(described, reply) },
      ...(conditional && { 304: { description: 'As it was.' } }),
      '4XX': REFUSED,
      default: REFUSED,
    },
  };
}

function descriptionOf({ who, scope }: Endpoint): Json {
  if (who === 'judge') return { description: 'For a verified judge with a second factor.' };
  if (who === 'operator') return { description: 'For an operator with a second factor.' };
  return scope === undefined
    ? {}
    : { description: `${who === 'service' ? 'For' : 'Also for'} a service account with the scope ${scope}.` };
}

function securityOf({ who, scope }: Endpoint): Json[] {
  if (who === 'anyone') return [];
  return [
    ...(who === 'service' ? [] : [{ session: [] }]),
    ...(scope === undefined ? [] : [{ serviceAccount: [] }]),
  ];
}

function withExample(content: Json, name: EndpointName): Json {
  const example = EXAMPLES[name];
  if (example === undefined) return content;
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => [type, { ...Object(media), example }]),
  );
}

/** A form names its fields itself, so its schema is written out. */
function upload(described: DescribedSchemas, words: z.ZodMiniType): Json {
  const file = { type: 'string', format: 'binary' };
  return {
    'multipart/form-data': {
      schema: {
        allOf: [
          described.schema(words, 'input'),
          { type: 'object', properties: { file }, required: ['file'] },
        ],
      },
    },
  };
}

function contentOf(described: DescribedSchemas, { status, schema, files }: Endpoint['reply']): Json {
  if (status === 204 || status === 302) return {};
  if (!files) return { content: json(described.schema(schema, 'output')) };
  return { content: filesOf(files) };
}

/** The bytes of a file, and the form of the JSON file beside them. */
function bytesOf(described: DescribedSchemas, name: EndpointName, { bytes = [], jsonFile }: Endpoint): Json {
  const files = filesOf(bytes);
  return jsonFile ? { ...files, ...withExample(json(described.schema(jsonFile, 'input')), name) } : files;
}

const filesOf = (types: readonly string[]): Json =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));

function parametersOf(
  described: DescribedSchemas,
  { params, query, method, idempotent, conditional }: Endpoint,
): Json[] {
  return [
    ...fieldsOf(described, params, 'path'),
    ...fieldsOf(described, query, 'query'),
    ...(idempotent ? [header('Idempotency-Key')] : []),
    ...(conditional ? [header('If-None-Match')] : []),
    ...(method === 'PUT' ? [header('If-Match')] : []),
  ];
}

const header = (name: string): Json => ({
  name,
  in: 'header',
  required: false,
  schema: { type: 'string' },
});

function fieldsOf(
  described: DescribedSchemas,
  schema: z.ZodMiniType | undefined,
  place: 'path' | 'query',
): Json[] {
  if (!schema) return [];
  const { properties, required } = described.schema(schema, 'input');
  const names = Array.isArray(required) ? required : [];
  return Object.entries(isRecord(properties) ? properties : {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || names.includes(name),
    schema: field,
  }));
}

const json = (schema: unknown): Json => ({ 'application/json': { schema } });
