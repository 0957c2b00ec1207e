/**
 * What a body says that its schema does not know, and would drop in silence. An app that is newer than its server asks for
 * this (`Prefer: handling=strict`, RFC 7240): what the server cannot keep is then refused, and waits on the device.
 */
import * as z from 'zod/mini';
import { isRecord } from '#kernel/merge-patch.ts';

export const STRICT = 'handling=strict';

export const isStrict = (prefer: string | readonly string[] | undefined): boolean =>
  String(prefer ?? '')
    .toLowerCase()
    .split(/[,;]/)
    .some((preference) => preference.trim() === STRICT);

/** Paths with dots, as field errors have them. A blank says nothing, so nothing of it is lost. */
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

/** Of the ways in which it may be meant, the one that knows most of it. */
const fewest = (ways: readonly string[][]): string[] =>
  ways.reduce((best, way) => (way.length < best.length ? way : best), ways[0] ?? []);

/**
 * `after` with what this app does not know of `before`: a newer app or server has said it, and what is typed in a form here
 * says nothing of it. A list is its writer's as a whole.
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
