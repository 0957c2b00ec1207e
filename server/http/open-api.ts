/** Generates OpenAPI from the contract, so that the description equals the validation. */
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { FACT_IDS, factRow } from '#facts/facts.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { PUT_BODIES } from '#contract/put-bodies.ts';
import { SentProblem } from '#contract/problem.ts';
import { WAKE_EVENTS, WAKE_PATH } from '#contract/wake.ts';
import { facts } from '#text/en/facts.ts';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  paths[WAKE_PATH] = { get: WAKE };
  return {
    openapi: '3.1.0',
    info: { title: 'Zamanat', version: '1', description: 'Bail applications: filed, decided, pulled.' },
    paths,
    components: {
      schemas: { Problem: schemaOf(SentProblem, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'x-auth-token' } },
    },
  };
}

const WAKE: Json = {
  operationId: 'wake',
  description: `Server-sent events without data: ${WAKE_EVENTS.join(', ')}. After each one the caller fetches its changes.`,
  security: [{ session: [] }],
  responses: {
    200: { description: 'Open.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    default: {
      description: 'Refused.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
};

function operation(name: string, endpoint: Endpoint): Json {
  const { who, reply, conditional } = endpoint;
  const body = PUT_BODIES[name] ?? endpoint.body;
  return {
    operationId: name,
    ...(who !== 'anyone' && { security: [{ session: [] }] }),
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    ...(endpoint.upload && { requestBody: { required: true, content: upload(endpoint.upload) } }),
    ...(endpoint.bytes && { requestBody: { required: true, content: filesOf(endpoint.bytes) } }),
    responses: {
      [reply.status]: { description: 'Done.', ...contentOf(reply) },
      ...(conditional && { 304: { description: 'As it was.' } }),
      default: { description: 'Refused.', content: json({ $ref: '#/components/schemas/Problem' }) },
    },
  };
}

function upload(words: z.ZodMiniType): Json {
  const { properties, required, ...schema } = schemaOf(words, 'input');
  const file = { type: 'string', format: 'binary' };
  const names = Array.isArray(required) ? required : [];
  return {
    'multipart/form-data': {
      schema: { ...schema, properties: { ...Object(properties), file }, required: [...names, 'file'] },
    },
  };
}

function contentOf({ status, schema, files }: Endpoint['reply']): Json {
  if (status === 204) return {};
  if (!files) return { content: json(schemaOf(schema, 'output')) };
  return { content: filesOf(files) };
}

const filesOf = (types: readonly string[]): Json =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));

function parametersOf({ params, query, method, idempotent, conditional }: Endpoint): Json[] {
  return [
    ...fieldsOf(params, 'path'),
    ...fieldsOf(query, 'query'),
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

function fieldsOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties, required } = schemaOf(schema, 'input');
  const names = Array.isArray(required) ? required : [];
  return Object.entries(isRecord(properties) ? properties : {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || names.includes(name),
    schema: field,
  }));
}

const json = (schema: unknown): Json => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return withLabels(described, '');
}

/** The fields of the facts are described by their labels. A case has the group `case` of an application as `facts`. */
const LABEL_AT = new Map(
  FACT_IDS.flatMap((id) => {
    const label = facts.labels[id];
    const { path } = factRow(id);
    return [path, path.replace(/^case\./, 'facts.')].map((each) => [each, label] as const);
  }),
);

function withLabels(schema: Json, path: string): Json {
  const description = LABEL_AT.get(path);
  return { ...labelledInside(schema, path), ...(description !== undefined && { description }) };
}

function labelledInside({ properties, oneOf, anyOf, ...rest }: Json, path: string): Json {
  return {
    ...rest,
    ...(isRecord(properties) && { properties: labelled(properties, path) }),
    ...(Array.isArray(oneOf) && { oneOf: oneOf.filter(isRecord).map((each) => labelledInside(each, path)) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.filter(isRecord).map((each) => labelledInside(each, path)) }),
  };
}

const labelled = (properties: Json, path: string): Json =>
  Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      isRecord(field) ? withLabels(field, path === '' ? name : `${path}.${name}`) : field,
    ]),
  );
