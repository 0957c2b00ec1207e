/** OpenAPI describes the calls of the contract. */
import { expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { WEBHOOK_EVENTS } from '#contract/service/webhook-events.ts';
import { PUT_BODIES } from '#contract/put-bodies.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { facts as factTexts } from '#text/en/facts.ts';
import { EXAMPLES } from '../../server/http/open-api/examples.ts';
import { openApi } from '../../server/http/open-api/open-api.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- JSON schemas of every shape are looked into
type Described = any;

const body: Described = openApi();

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of ENDPOINTS are its names
const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

const COMPONENT = '#/components/schemas/';

/** The schema behind a reference. */
const resolved = (schema: Described): Described =>
  typeof schema.$ref === 'string' ? body.components.schemas[schema.$ref.slice(COMPONENT.length)] : schema;

it('describes each call in OpenAPI', () => {
  expect(body.openapi).toBe('3.1.0');
  for (const [name, { method, path }] of Object.entries<Endpoint>(ENDPOINTS)) {
    const operation = body.paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    expect(operation.operationId).toBe(name);
    expect(JSON.stringify(operation.responses.default)).toContain('#/components/schemas/Problem"');
  }
  const create = body.paths['/api/applications'].post;
  const { properties } = resolved(create.requestBody.content['application/json'].schema);
  expect(properties.applicant.required).toEqual(['name', 'age', 'gender', 'address']);
});

const requestOf = (name: EndpointName, paths: Record<string, Record<string, Described>>): Described => {
  const { method, path }: Endpoint = ENDPOINTS[name];
  const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  const schema = operation.requestBody?.content['application/json']?.schema;
  return schema && resolved(schema);
};

it('describes every body in OpenAPI with its fields', () => {
  const withBody = NAMES.filter((name) => 'body' in ENDPOINTS[name] || 'jsonFile' in ENDPOINTS[name]);
  expect(NAMES.filter((name) => requestOf(name, body.paths) !== undefined)).toEqual(withBody);
  const empty = withBody.filter((name) => {
    const { properties = {}, anyOf = [] } = requestOf(name, body.paths);
    return Object.keys(properties).length + anyOf.length === 0;
  });
  expect(empty).toEqual([]);
  const [decision, withdrawal, patch] = requestOf('updateApplication', body.paths).anyOf.map(resolved);
  expect(decision.properties.status.enum).toEqual(['Approved', 'Rejected']);
  expect(withdrawal.properties.status.enum).toEqual(['Withdrawn']);
  const applicant = patch.properties.applicant.anyOf[0];
  expect(applicant.required).toBeUndefined();
  expect(applicant.properties.age.anyOf).toContainEqual({ type: 'null' });
  const [management, casePatch] = requestOf('updateCase', body.paths).anyOf;
  expect(management.properties).toHaveProperty('dcmCategory');
  expect(casePatch.properties).not.toHaveProperty('dcmCategory');
});

it('describes each fact of a case in OpenAPI by its label', () => {
  const { properties } = requestOf('createApplication', body.paths);
  expect(properties.case.properties.firDate.description).toBe(factTexts.labels.firDate);
  expect(properties.applicant.properties.name.description).toBe(factTexts.labels.fullName);
  const { facts } = requestOf('createCase', body.paths).properties;
  expect(facts.properties.arrestDate.description).toBe(factTexts.labels.arrestDate);
});

it.each([
  ['updateApplication', { bail: { grounds: 'Other grounds.' } }],
  ['updateApplication', { applicant: { phone: null }, annexure: null }],
  ['updateApplication', { status: 'Withdrawn' }],
  ['updateApplication', { status: 'Approved', reasons: ['parity'], bond: { amount: 25_000, sureties: 1 } }],
  ['updateCase', { applicant: 'Sunil Jadhav', nextHearingDate: '2026-12-01' }],
  ['updateCase', { facts: { delayByAccusedDays: 3 }, defendant: null }],
  ['updateCase', { dcmCategory: 'Expedited' }],
] as const)('describes %s with %j', (name, sent) => {
  expect(PUT_BODIES[name]?.safeParse(sent).error).toBeUndefined();
  const forms: { properties: object }[] = requestOf(name, body.paths).anyOf.map(resolved);
  const names = forms.map(({ properties }) => Object.keys(properties));
  expect(names.some((known) => Object.keys(sent).every((field) => known.includes(field)))).toBe(true);
});

it('describes a file answer as bytes with its media types', () => {
  const { content } = body.paths['/api/applications/{_id}/download'].get.responses['200'];
  expect(Object.keys(content)).toEqual(['application/pdf', expect.stringContaining('wordprocessingml')]);
  expect(content['application/pdf'].schema).toEqual({ type: 'string', format: 'binary' });
});

it('describes an upload as a form with fields and a file', () => {
  const { content } = body.paths['/api/cases/{_id}/documents'].post.requestBody;
  const [words, { properties, required }] = content['multipart/form-data'].schema.allOf.map(resolved);
  expect([...words.required, ...required]).toEqual(['kind', 'name', 'file']);
  expect(properties.file).toEqual({ type: 'string', format: 'binary' });
  expect(words.properties.kind.enum).toEqual(['annexure', 'order', 'identity', 'other']);
});

/** Every value under this key. */
function valuesOf(key: string, within: unknown): unknown[] {
  if (Array.isArray(within)) return within.flatMap((each) => valuesOf(key, each));
  if (!isRecord(within)) return [];
  return Object.entries(within).flatMap(([name, value]) =>
    (name === key ? [value] : []).concat(valuesOf(key, value)),
  );
}

it('names every record and body, and refers to named schemas only', () => {
  const names = Object.keys(body.components.schemas);
  expect(names).toEqual(
    expect.arrayContaining(['Application', 'CaseFile', 'Hearing', 'NewApplication', 'Problem']),
  );
  const targets = new Set(valuesOf('$ref', body));
  expect([...targets].filter((target) => !names.includes(String(target).slice(COMPONENT.length)))).toEqual(
    [],
  );
  expect(names.filter((name) => !targets.has(COMPONENT + name))).toEqual([]);
  expect(JSON.stringify(body)).not.toMatch(/\$defs|"(?:input|output):/);
  expect(resolved({ $ref: `${COMPONENT}Application` }).properties.case.properties.firDate.description).toBe(
    factTexts.labels.firDate,
  );
});

it('gives every call a summary, a group, its security and its refusals', () => {
  const operations: Described[] = Object.values(body.paths).flatMap((path) => Object.values(Object(path)));
  const tags = new Set(body.tags.map(({ name }: { name: string }) => name));
  const faulty = operations.filter(
    ({ summary, tags: [tag], security, responses }) =>
      !/^[A-Z].*[^.]$/.test(summary) || !tags.has(tag) || !Array.isArray(security) || !responses['4XX'],
  );
  expect(faulty.map(({ operationId }) => operationId)).toEqual([]);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  expect(body.paths['/api/auth/login'].post.security).toEqual([]);
  expect(body.paths['/api/cases'].get.security).toEqual([{ session: [] }]);
});

it('describes every parameter of a path', () => {
  const loose = Object.entries<Described>(body.paths).flatMap(([path, methods]) =>
    Object.values<Described>(methods).flatMap(({ operationId, parameters = [] }) => {
      const named = parameters
        .filter((each: Described) => each.in === 'path')
        .map((each: Described) => each.name);
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      return wanted.join() === named.join() ? [] : [operationId];
    }),
  );
  expect(loose).toEqual([]);
});

it('shows only examples that the server accepts', () => {
  for (const [name, example] of Object.entries(EXAMPLES)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of EXAMPLES are names of calls
    const { body: schema }: Endpoint = ENDPOINTS[name as EndpointName];
    expect([name, schema?.safeParse(example).error]).toEqual([name, undefined]);
  }
});

it('describes each webhook with its body, its signature and the named schema', () => {
  expect(Object.keys(body.webhooks)).toEqual([...WEBHOOK_EVENTS]);
  const { requestBody, parameters } = body.webhooks['order-signed'].post;
  expect(requestBody.content['application/json'].schema.$ref).toBe(`${COMPONENT}WebhookBody`);
  expect(parameters[0].name).toBe('x-zamanat-signature');
});
