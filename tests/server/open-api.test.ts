/** OpenAPI describes the calls of the contract. */
import { expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { PUT_BODIES } from '#contract/put-bodies.ts';
import { facts as factTexts } from '#text/en/facts.ts';
import { openApi } from '../../server/http/open-api.ts';

// oxlint-disable-next-line typescript/no-explicit-any, typescript/no-unsafe-type-assertion -- JSON schemas of every shape are looked into
const body = openApi() as any;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of ENDPOINTS are its names
const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

it('describes each call in OpenAPI', () => {
  expect(body.openapi).toBe('3.1.0');
  expect(Object.keys(body.components.schemas)).toEqual(['Problem']);
  for (const [name, { method, path }] of Object.entries<Endpoint>(ENDPOINTS)) {
    const operation = body.paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    expect(operation.operationId).toBe(name);
    expect(JSON.stringify(operation.responses.default)).toContain('#/components/schemas/Problem"');
  }
  const create = body.paths['/api/applications'].post;
  const { properties } = create.requestBody.content['application/json'].schema;
  expect(properties.applicant.required).toEqual(['name', 'age', 'gender', 'address']);
});

// oxlint-disable-next-line typescript/no-explicit-any -- JSON schemas of every shape are looked into
type Described = any;

const requestOf = (name: EndpointName, paths: Record<string, Record<string, Described>>): Described => {
  const { method, path }: Endpoint = ENDPOINTS[name];
  const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  return operation.requestBody?.content['application/json']?.schema;
};

it('describes every body in OpenAPI with its fields', () => {
  const withBody = NAMES.filter((name) => 'body' in ENDPOINTS[name]);
  expect(NAMES.filter((name) => requestOf(name, body.paths) !== undefined)).toEqual(withBody);
  const empty = withBody.filter((name) => {
    const { properties = {}, anyOf = [] } = requestOf(name, body.paths);
    return Object.keys(properties).length + anyOf.length === 0;
  });
  expect(empty).toEqual([]);
  const [decision, withdrawal, patch] = requestOf('updateApplication', body.paths).anyOf;
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
  const forms: { properties: object }[] = requestOf(name, body.paths).anyOf;
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
  const { properties, required } = content['multipart/form-data'].schema;
  expect(required).toEqual(['kind', 'name', 'file']);
  expect(properties.file).toEqual({ type: 'string', format: 'binary' });
  expect(properties.kind.enum).toEqual(['annexure', 'order', 'identity', 'other']);
});
