/** The optional fields of a group of the record, as the rows of the registry describe them. */
import * as z from 'zod/mini';
import type { Fact } from '#facts/fact.ts';
import { FACT_IDS, type FactId, factRow, type Facts } from '#facts/facts.ts';
import { PlainDate, text } from '#contract/primitives.ts';

interface Schemas {
  readonly yesNo: z.ZodMiniBoolean;
  readonly date: typeof PlainDate;
  readonly number: z.ZodMiniNumberFormat;
  readonly money: z.ZodMiniNumberFormat;
  readonly text: ReturnType<typeof text>;
  readonly long: ReturnType<typeof text>;
}

/** The name of the field, if this fact is a plain field of the group. */
type KeyIn<Group extends string, Id extends FactId> = Facts[Id]['path'] extends `${Group}.${infer Key}`
  ? Key extends `${string}.${string}`
    ? never
    : Facts[Id]['kind'] extends 'text' | 'long'
      ? Facts[Id] extends { readonly max: number }
        ? Key
        : never
      : Facts[Id]['kind'] extends keyof Schemas
        ? Key
        : never
  : never;

export type FactShape<Group extends string> = {
  [Id in FactId as KeyIn<Group, Id>]: Facts[Id]['kind'] extends keyof Schemas
    ? z.ZodMiniOptional<Schemas[Facts[Id]['kind']]>
    : never;
};

/** Fields with sentences or rules of their own are written by hand beside these. */
export function factShape<Group extends string>(group: Group): FactShape<Group> {
  const fields = FACT_IDS.map(factRow).flatMap((fact) => {
    const key = fact.path.startsWith(`${group}.`) ? fact.path.slice(group.length + 1) : '.';
    const schema = key.includes('.') ? null : schemaOf(fact);
    return schema === null ? [] : [[key, z.optional(schema)]];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same rows, read by the type above
  return Object.fromEntries(fields) as FactShape<Group>;
}

function schemaOf({ kind, max, range }: Fact) {
  if (kind === 'yesNo') return z.boolean();
  if (kind === 'date') return PlainDate;
  if (kind === 'text' || kind === 'long') return max === undefined ? null : text(max);
  if (kind !== 'number' && kind !== 'money') return null;
  if (!range) return z.int().check(z.nonnegative());
  const { from, to, message } = range;
  return z.int().check(z.gte(from, message), z.lte(to, message));
}
