/** JSON schemas of the contract for OpenAPI: named ones become components, fields of facts get their labels. */
import { FACT_IDS, factRow } from '#facts/facts.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { facts } from '#text/en/facts.ts';
import * as z from 'zod/mini';
import { NAMES_OF_SCHEMAS } from './named-schemas.ts';

export type Json = Record<string, unknown>;

type Direction = 'input' | 'output';

const DEFINITION = '#/$defs/';
const COMPONENT = '#/components/schemas/';

export class DescribedSchemas {
  /** By direction: a body may leave out a field that an answer always has. */
  readonly #found: Readonly<Record<Direction, Map<string, Json>>> = { input: new Map(), output: new Map() };

  /** A named schema is a reference. References name its direction until `settled` decides their names. */
  schema = (schema: z.ZodMiniType, io: Direction): Json => {
    const {
      $schema: _dialect,
      $defs = {},
      ...described
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      metadata: NAMES_OF_SCHEMAS,
      // a newer server may answer more fields
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    });
    for (const [name, { id: _id, ...definition }] of Object.entries($defs))
      this.#found[io].set(name, withReferences(withLabels(definition, ''), `${io}:`));
    return withReferences(withLabels(described, ''), `${io}:`);
  };

  /** The components, and a document whose references have their final names. */
  settled = (document: Json): { readonly schemas: Json; readonly document: Json } => {
    const { input, output } = this.#found;
    const isTwofold = (name: string): boolean => {
      const [sent, answered] = [input.get(name), output.get(name)];
      return sent !== undefined && answered !== undefined && shapeOf(sent) !== shapeOf(answered);
    };
    const nameOf = (io: Direction, name: string): string =>
      io === 'input' && isTwofold(name) ? `${name}Input` : name;
    const finish = (json: Json): Json =>
      rewritten(json, (target) => {
        const [io, name = ''] = target.split(':');
        return `${COMPONENT}${nameOf(io === 'input' ? 'input' : 'output', name)}`;
      });
    const schemas: Json = {};
    for (const io of ['output', 'input'] as const)
      for (const [name, json] of this.#found[io]) schemas[nameOf(io, name)] = finish(json);
    const sorted = Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return { schemas: sorted, document: finish(document) };
  };
}

/** Compares both directions without their own references. */
const shapeOf = (json: Json): string => JSON.stringify(json).replaceAll(/"(?:input|output):/g, '"');

const withReferences = (json: Json, prefix: string): Json =>
  rewritten(json, (target) =>
    target.startsWith(DEFINITION) ? prefix + target.slice(DEFINITION.length) : target,
  );

/** A copy with other targets of its references. */
function rewritten(json: Json, targetOf: (target: string) => string): Json {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string' ? targetOf(inner) : copy(inner),
      ]),
    );
  };
  const copied = copy(json);
  return isRecord(copied) ? copied : {};
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
