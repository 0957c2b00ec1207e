/**
 * Checks a value against a schema without zod's copy and error list, because the first sync checks ten
 * thousand records. Unsupported parts fall back to zod; `tests/contract/quick-check.test.ts` compares both.
 */
import * as z from 'zod/mini';
import { isRecord } from '#kernel/merge-patch.ts';

type SchemaPredicate = (value: unknown) => boolean;
type Schema = z.core.$ZodType;

/** Same result as `schema.safeParse(value).success`. */
export function quickCheck(schema: Schema): SchemaPredicate {
  return fitsOf(schema) ?? ((value) => z.safeParse(schema, value).success);
}

/** Zod internals, discriminated by `def.type`. Unlisted classes match none of the types. */
function insideOf({ _zod: inside }: Schema): z.core.$ZodTypes['_zod'] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod's own list of its classes
  return inside as z.core.$ZodTypes['_zod'];
}

/** Null for schemas that only zod can check. */
function fitsOf(schema: Schema): SchemaPredicate | null {
  const { def } = insideOf(schema);
  if (def.type === 'array') return arrayOf(schema, def.element);
  if (def.type === 'object') return objectOf(schema, def);
  if (def.type === 'record') return recordOf(schema, def);
  if (def.type === 'union') return anyOf(schema, def);
  if (def.type === 'enum' || def.type === 'literal') return oneOf(schema);
  const isKind = KINDS[def.type];
  const isCoerced = 'coerce' in def && def.coerce;
  return isKind && !isCoerced ? leaf(schema, isKind) : null;
}

const KINDS: Partial<Record<z.core.$ZodTypeDef['type'], SchemaPredicate>> = {
  string: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
};

/**
 * Check the kind of a string or number, then its checks in order: a check may change the value for the next
 * one.
 */
function leaf(schema: Schema, isKind: SchemaPredicate): SchemaPredicate {
  const checks = checksOf(schema);
  if (checks.length === 0) return isKind;
  return (value) => {
    if (!isKind(value)) return false;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind was checked above
    const checked = { value: value as never, issues: [] };
    for (const { _zod: inside } of checks) {
      if (inside.def.when?.(checked) === false) continue;
      void inside.check(checked);
      if (checked.issues.length > 0) return false;
    }
    return true;
  };
}

/** A format such as UUID is its own check. */
function checksOf(schema: Schema): readonly z.core.$ZodCheck[] {
  const { def, traits } = insideOf(schema);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the trait guarantees it
  const own = traits.has('$ZodCheck') ? [schema as unknown as z.core.$ZodCheck] : [];
  return [...own, ...(def.checks ?? [])];
}

const isPlain = (schema: Schema): boolean => checksOf(schema).length === 0;

function oneOf(schema: Schema): SchemaPredicate | null {
  const values: ReadonlySet<unknown> | undefined = insideOf(schema).values;
  return values && !values.has(undefined) && isPlain(schema) ? (value) => values.has(value) : null;
}

const LENGTHS: ReadonlySet<string> = new Set(['max_length', 'min_length', 'length_equals']);

function arrayOf(schema: Schema, element: Schema): SchemaPredicate | null {
  const fits = fitsOf(element);
  // other checks may depend on transformed elements
  const countsOnly = checksOf(schema).every(({ _zod: inside }) => LENGTHS.has(inside.def.check));
  if (!fits || !countsOnly) return null;
  const hasLength = leaf(schema, Array.isArray);
  return (value) => Array.isArray(value) && hasLength(value) && [...value].every(fits); // spread turns holes into undefined, which the element schema must reject
}

function objectOf(schema: Schema, { shape, catchall }: z.core.$ZodObjectDef): SchemaPredicate | null {
  const passesMore = catchall === undefined || insideOf(catchall).def.type === 'unknown';
  if (!passesMore || !isPlain(schema)) return null;
  const parts: { readonly key: string; readonly fits: SchemaPredicate }[] = [];
  for (const [key, part] of Object.entries(shape)) {
    const fits = fieldOf(part);
    if (!fits) return null;
    parts.push({ key, fits });
  }
  return (value) => isRecord(value) && parts.every(({ key, fits }) => fits(value[key]));
}

/** Supports only string keys without checks. */
function recordOf(schema: Schema, { keyType, valueType }: z.core.$ZodRecordDef): SchemaPredicate | null {
  const fits = fitsOf(valueType);
  const isAnyText = insideOf(keyType).def.type === 'string' && isPlain(keyType);
  if (!fits || !isAnyText || !isPlain(schema)) return null;
  return (value) =>
    isRecord(value) && Object.entries(value).every(([key, each]) => key === '__proto__' || fits(each));
}

/** Only a field may be optional. */
function fieldOf(schema: Schema): SchemaPredicate | null {
  const { def, traits } = insideOf(schema);
  if (def.type !== 'optional') return fitsOf(schema);
  if (traits.has('$ZodExactOptional') || !isPlain(schema)) return null;
  if (insideOf(def.innerType).def.type === 'unknown') return () => true;
  const fits = fieldOf(def.innerType); // `partial` wraps fields that were already optional
  return fits && ((value) => value === undefined || fits(value));
}

/** The options of a discriminated union are exclusive, so the first match is the only one. */
function anyOf(schema: Schema, def: z.core.$ZodUnionDef): SchemaPredicate | null {
  const each = def.options.map(fitsOf);
  const isExclusive = def.inclusive === false && !('discriminator' in def);
  if (isExclusive || !isPlain(schema) || each.includes(null)) return null;
  const all = each.filter((fits) => fits !== null);
  return (value) => all.some((fits) => fits(value));
}
