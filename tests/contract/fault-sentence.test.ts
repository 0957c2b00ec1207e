import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { fieldErrors } from '#contract/primitives.ts';
import { Settings } from '#contract/account/user.ts';

const errorsOf = (schema: z.ZodMiniType, value: unknown): Record<string, string> => {
  const read = schema.safeParse(value);
  return read.success ? {} : fieldErrors(read.error);
};

it('describes the allowed value of a field without its own message', () => {
  expect(errorsOf(ENDPOINTS.listCases.query, { limit: 'many' })).toEqual({ limit: 'Enter a number here.' });
  expect(errorsOf(ENDPOINTS.listCases.query, { limit: '1.5' })).toEqual({
    limit: 'Enter a whole number here.',
  });
  expect(errorsOf(ENDPOINTS.listCases.query, { limit: '501' })).toEqual({ limit: 'At most 500.' });
  expect(errorsOf(ENDPOINTS.listCases.query, { limit: '0' })).toEqual({ limit: 'At least 1.' });
  expect(errorsOf(ENDPOINTS.changes.query, { since: 'x'.repeat(4_001) })).toEqual({
    since: 'At most 4000 characters.',
  });
  expect(errorsOf(Settings, { theme: 'pink' })).toEqual({ theme: 'Choose one of light, dark, system.' });
});

it.each<[z.ZodMiniType, unknown, string]>([
  [z.string(), 5, 'Enter a text here.'],
  [z.int(), 1.5, 'Enter a whole number here.'],
  [z.bigint(), 1, 'Write a bigint here.'],
  [z.literal('x'), 'y', 'Write x here.'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'At most 1 entries.'],
  [z.array(z.string()).check(z.minLength(1)), [], 'At least 1 entries.'],
  [z.union([z.string(), z.number()]), true, 'Enter it in the form that the API describes.'],
  [z.strictObject({}), { a: 1, b: 2 }, 'Leave out a, b.'],
  [z.uuid(), 'q', 'Enter it in the form that the API describes.'],
  [z.string('Our own words.'), 5, 'Our own words.'],
])('has a sentence for case %#', (schema, value, sentence) => {
  expect(errorsOf(schema, value)).toEqual({ '': sentence });
});

it('lists the choices of a discriminator field', () => {
  const schema = z.discriminatedUnion('state', [
    z.object({ state: z.literal('filed') }),
    z.object({ state: z.literal('not-filed') }),
  ]);
  expect(errorsOf(schema, { state: 'lost' })).toEqual({ state: 'Choose one of filed, not-filed.' });
});
