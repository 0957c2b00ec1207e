import { fc } from '../support/fast-check.ts';
import { expect, it } from 'vitest';
import { mergePatch, patchBetween, same, touched } from '#kernel/merge-patch.ts';

const value = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.string(), fc.integer(), fc.boolean()),
  list: fc.array(tie('leaf'), { maxLength: 3 }),
  record: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('any'), { maxKeys: 4 }),
  any: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('list'), tie('record')),
}));

it('turns the first record into the second with their patch', () => {
  fc.assert(
    fc.property(value.record, value.record, (before, after) => {
      const patch = patchBetween(before, after);
      expect(same(patch === undefined ? before : mergePatch(before, patch), after)).toBe(true);
    }),
  );
});

it('returns no patch without a change', () => {
  expect(patchBetween({ a: { b: [1, 2] } }, { a: { b: [1, 2] } })).toBeUndefined();
});

it('replaces whole arrays and deletes null values', () => {
  expect(mergePatch({ a: [1, 2], b: { c: 1, d: 2 } }, { a: [3], b: { c: null } })).toEqual({
    a: [3],
    b: { d: 2 },
  });
});

it('does not change the prototype', () => {
  expect(Object.getPrototypeOf(mergePatch({}, JSON.parse('{"__proto__":{"x":1}}')))).toBe(Object.prototype);
});

it('lists the leaf paths of a patch', () => {
  expect(touched({ case: { court: 'high', cnr: null }, language: 'hi' })).toEqual([
    'case.court',
    'case.cnr',
    'language',
  ]);
});
