import { fc } from '../support/fast-check.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Application } from '#contract/application/application.ts';
import { Assessment } from '#contract/case/assessment.ts';
import { CaseRecord } from '#contract/case/case-record.ts';
import { Feedback } from '#contract/account/feedback.ts';
import { quickCheck } from '#contract/law/quick-check.ts';
import { User } from '#contract/account/user.ts';
import { PulledPage } from '#data/sync/changes-page.ts';

const PULLED = { Application, Assessment, CaseRecord, Feedback, PulledPage, User };

/** One sample of each kind of text field. */
const TEXTS = [
  'A word',
  '01939d00-0000-7000-8000-000000000001',
  '2024-07-09',
  '2024-07-09T10:30:00.000Z',
  '2024-07-09T10:30',
  '10:30',
  'MHPU040123452024',
  'name@example.in',
  '98765 43210',
  'a'.repeat(64), // a hash
];

/** Invalid samples: wrong kind, empty, too long, almost valid. */
const ODD_TEXTS = [
  '',
  ' ',
  'x'.repeat(40_001),
  '\u0000\u0007',
  '\u200f name',
  'two\nlines',
  '\uD800',
  'नाम',
  'e\u0301',
];
const ODD_DAYS = [
  '2024-02-30',
  '2024-7-9',
  '0099-01-01',
  '2024-07-09T10:30:00',
  '01939D00-0000-7000-8000-00000000000A',
];
const ODD_NUMBERS = [0, -1, 1.5, 121, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60];
const LONG_LIST = Array.from({ length: 200 }, () => 'a');
const ODD_SHAPES = [[], {}, [{}], ['a', 1], { state: 'filed' }, { known: false, rows: [] }, LONG_LIST];
const ODD = [undefined, null, true, ...ODD_NUMBERS, ...ODD_TEXTS, ...ODD_DAYS, ...ODD_SHAPES];

type DefinitionOf<Type> = Extract<z.core.$ZodTypes, { _zod: { def: { type: Type } } }>['_zod']['def'];

/** A value that fills every field of a schema. */
function full(schema: z.core.$ZodType): unknown {
  const { _zod: inside } = schema;
  const make = MAKE[inside.def.type];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the maker is listed under this type
  if (make) return make(inside.def as never, schema);
  const fits = [...TEXTS, 25, 12, 2, 2024, true].find((value) => z.safeParse(schema, value).success);
  if (fits === undefined) throw new Error(`nothing fits ${JSON.stringify(inside.def)}`);
  return fits;
}

const lastValue = (_def: unknown, { _zod: inside }: z.core.$ZodType) => [...(inside.values ?? [])].at(-1);

const MAKE: Record<string, (def: never, schema: z.core.$ZodType) => unknown> = {
  object: ({ shape }: DefinitionOf<'object'>) =>
    Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, full(part)])),
  array: ({ element }: DefinitionOf<'array'>) => [full(element), full(element)],
  record: ({ valueType }: DefinitionOf<'record'>) => ({ key: full(valueType) }),
  optional: ({ innerType }: DefinitionOf<'optional'>) => full(innerType),
  union: ({ options }: DefinitionOf<'union'>) => full(options.at(-1) ?? z.never()),
  unknown: () => ({ anything: 1 }),
  enum: lastValue,
  literal: lastValue,
};

type Path = readonly string[];

function pathsOf(value: unknown, to: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [to];
  return [to, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...to, key]))];
}

/** The value with one path changed or removed. */
function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  const copy: Record<string, unknown> = Array.isArray(value)
    ? Object.assign([], value)
    : { ...Object(value) };
  const inner = changed(copy[key], rest, to);
  if (inner === GONE) delete copy[key];
  else copy[key] = inner;
  return copy;
}

const GONE = Symbol('gone');

describe.each(Object.entries(PULLED))('quickCheck of %s', (_name, schema) => {
  const fits = quickCheck(schema);
  const record = full(schema);
  const paths = pathsOf(record);

  test('accepts a record with every field', () => {
    expect(z.safeParse(schema, record).error).toBeUndefined();
    expect(fits(record)).toBe(true);
  });

  test('agrees with zod for one or two invalid, missing or extra fields', () => {
    const change = fc.record({
      path: fc.constantFrom(...paths),
      to: fc.oneof(
        fc.constantFrom(...ODD, ...TEXTS, GONE),
        fc.anything().filter((value) => typeof value !== 'object'),
      ),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 2 }), (changes) => {
        const odd = changes.reduce((value, { path, to }) => changed(value, path, to), record);
        expect(fits(odd)).toBe(z.safeParse(schema, odd).success);
      }),
      { numRuns: 1_000 },
    );
  });

  test('agrees with zod for every invalid value of every field', () => {
    const differs = paths.flatMap((path) =>
      [...ODD, GONE].filter((to) => {
        const odd = changed(record, path, to);
        return fits(odd) !== z.safeParse(schema, odd).success;
      }),
    );
    expect(differs).toEqual([]);
  });
});

test('falls back to zod for unsupported schema types', () => {
  const schema = z.object({
    at: z.pipe(z.string(), z.transform(Number)),
    of: z.record(z.string(), z.int()),
    from: z._default(z.int(), 1),
  });
  const fits = quickCheck(schema);
  expect(fits({ at: '1', of: { a: 1 } })).toBe(true);
  expect(fits({ at: '1', of: { a: 'b' } })).toBe(false);
});

test('runs object checks on values parsed by zod', () => {
  const trimmed = z.string().check(z.overwrite((value) => value.trim()));
  const pair = z.object({ a: trimmed, b: trimmed }).check(z.refine(({ a, b }) => a === b, 'not the same'));
  expect(quickCheck(pair)({ a: 'x ', b: 'x' })).toBe(true);
  expect(quickCheck(z.object({ pair }))({ pair: { a: 'x', b: 'y' } })).toBe(false);
});
