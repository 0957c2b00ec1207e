/**
 * Whether a value is what a schema says, and nothing else: no copy is made of it and no fault described, as zod does.
 * A device that is being filled asks this of each of ten thousand records. A schema with a part that this file does not
 * know is read by zod whole; `tests/contract/quick-check.test.ts` holds that both always say the same.
 */
import * as z from 'zod/mini';
import { isRecord } from '#kernel/merge-patch.ts';

type SchemaPredicate = (value: unknown) => boolean;
type Schema = z.core.$ZodType;

/** The same answer as `schema.safeParse(value).success`. */
export function quickCheck(schema: Schema): SchemaPredicate {
  return fitsOf(schema) ?? ((value) => z.safeParse(schema, value).success);
}

/** What zod keeps of a schema, told apart by `def.type`; a class that it does not list has a type of none of these. */
function insideOf({ _zod: inside }: Schema): z.core.$ZodTypes['_zod'] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod's own list of its classes
  return inside as z.core.$ZodTypes['_zod'];
}

/** Null for what only zod knows how to read. */
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

/** A string or a number by its kind, then by its own checks: one may change it before the next sees it. */
function leaf(schema: Schema, isKind: SchemaPredicate): SchemaPredicate {
  const checks = checksOf(schema);
  if (checks.length === 0) return isKind;
  return (value) => {
    if (!isKind(value)) return false;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the kind that its checks take, as was asked above
    const checked = { value: value as never, issues: [] };
    for (const { _zod: inside } of checks) {
      if (inside.def.when?.(checked) === false) continue;
      void inside.check(checked);
      if (checked.issues.length > 0) return false;
    }
    return true;
  };
}

/** A format such as a UUID is a check of its own. */
function checksOf(schema: Schema): readonly z.core.$ZodCheck[] {
  const { def, traits } = insideOf(schema);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the trait says so
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
  // any other check may look at what the elements were changed into
  const countsOnly = checksOf(schema).every(({ _zod: inside }) => LENGTHS.has(inside.def.check));
  if (!fits || !countsOnly) return null;
  const hasLength = leaf(schema, Array.isArray);
  return (value) => Array.isArray(value) && hasLength(value) && [...value].every(fits); // a hole is no element
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

/** Any keys, which are texts without conditions. */
function recordOf(schema: Schema, { keyType, valueType }: z.core.$ZodRecordDef): SchemaPredicate | null {
  const fits = fitsOf(valueType);
  const isAnyText = insideOf(keyType).def.type === 'string' && isPlain(keyType);
  if (!fits || !isAnyText || !isPlain(schema)) return null;
  return (value) =>
    isRecord(value) && Object.entries(value).every(([key, each]) => key === '__proto__' || fits(each));
}

/** Only a field may be left out. */
function fieldOf(schema: Schema): SchemaPredicate | null {
  const { def, traits } = insideOf(schema);
  if (def.type !== 'optional') return fitsOf(schema);
  if (traits.has('$ZodExactOptional') || !isPlain(schema)) return null;
  if (insideOf(def.innerType).def.type === 'unknown') return () => true;
  const fits = fieldOf(def.innerType); // `partial` wraps once more what could be left out before
  return fits && ((value) => value === undefined || fits(value));
}

/** No two options of a union that is told apart by a field take the same value: whichever fits is the one. */
function anyOf(schema: Schema, def: z.core.$ZodUnionDef): SchemaPredicate | null {
  const each = def.options.map(fitsOf);
  const isExclusive = def.inclusive === false && !('discriminator' in def);
  if (isExclusive || !isPlain(schema) || each.includes(null)) return null;
  const all = each.filter((fits) => fits !== null);
  return (value) => all.some((fits) => fits(value));
}
