import { fc } from '../support/fast-check.ts';
import { expect, it } from 'vitest';
import { mergePatch, patchBetween, same, touched } from '#kernel/merge-patch.ts';

const value = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.string(), fc.integer(), fc.boolean()),
  list: fc.array(tie('leaf'), { maxLength: 3 }),
  record: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('any'), { maxKeys: 4 }),
  any: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('list'), tie('record')),
}));

it('the patch between two records, applied to the first, gives the second', () => {
  fc.assert(
    fc.property(value.record, value.record, (before, after) => {
      const patch = patchBetween(before, after);
      expect(same(patch === undefined ? before : mergePatch(before, patch), after)).toBe(true);
    }),
  );
});

it('says nothing when nothing changed', () => {
  expect(patchBetween({ a: { b: [1, 2] } }, { a: { b: [1, 2] } })).toBeUndefined();
});

it('replaces an array whole and deletes by null', () => {
  expect(mergePatch({ a: [1, 2], b: { c: 1, d: 2 } }, { a: [3], b: { c: null } })).toEqual({
    a: [3],
    b: { d: 2 },
  });
});

it('refuses to reach a prototype', () => {
  expect(Object.getPrototypeOf(mergePatch({}, JSON.parse('{"__proto__":{"x":1}}')))).toBe(Object.prototype);
});

it('names the leaves that a patch touches', () => {
  expect(touched({ case: { court: 'high', cnr: null }, language: 'hi' })).toEqual([
    'case.court',
    'case.cnr',
    'language',
  ]);
});
