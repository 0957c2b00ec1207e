/**
 * Finds body fields that the schema would drop silently. A newer app asks for it (`Prefer: handling=strict`,
 * RFC 7240); the server then rejects them and the device stores the change.
 */
import * as z from 'zod/mini';
import { isRecord } from '#kernel/merge-patch.ts';

export const STRICT = 'handling=strict';

export const isStrict = (prefer: string | readonly string[] | undefined): boolean =>
  String(prefer ?? '')
    .toLowerCase()
    .split(/[,;]/)
    .some((preference) => preference.trim() === STRICT);

/** Dotted paths, as in field errors. Blank values are ignored. */
export function unknownFields(schema: z.core.$ZodType, value: unknown, at = ''): string[] {
  if (schema instanceof z.ZodMiniObject) return unknownIn(schema, value, at);
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return unknownFields(schema.def.innerType, value, at);
  if (schema instanceof z.ZodMiniArray && Array.isArray(value))
    return value.flatMap((each, index) => unknownFields(schema.def.element, each, `${at}${index}.`));
  if (schema instanceof z.ZodMiniUnion)
    return fewest(schema.def.options.map((one) => unknownFields(one, value, at)));
  return [];
}

function unknownIn({ def }: z.ZodMiniObject, value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || def.catchall) return [];
  return Object.entries(value).flatMap(([name, said]) => {
    if (said === null || said === undefined || said === '') return [];
    const field = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
    return field ? unknownFields(field, said, `${at}${name}.`) : [at + name];
  });
}

/** For a union, the option that leaves the fewest unknown fields. */
const fewest = (ways: readonly string[][]): string[] =>
  ways.reduce((best, way) => (way.length < best.length ? way : best), ways[0] ?? []);

/**
 * Adds to `after` the fields of `before` that this app version does not know, so that an edit does not delete
 * them. Lists are replaced whole.
 */
export function keepUnknown<T>(schema: z.core.$ZodType, before: unknown, after: T): T {
  if (schema instanceof z.ZodMiniOptional) return keepUnknown(schema.def.innerType, before, after);
  if (!(schema instanceof z.ZodMiniObject) || !isRecord(before) || !isRecord(after)) return after;
  const { shape } = schema.def;
  const fields = Object.entries(before).flatMap(([name, said]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (!field) return [[name, after[name] ?? said] as const];
    return after[name] === undefined ? [] : [[name, keepUnknown(field, said, after[name])] as const];
  });
  return { ...after, ...Object.fromEntries(fields) };
}
