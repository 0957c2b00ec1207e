import { expect, it } from 'vitest';
import { readCnr } from '#domain/case/cnr.ts';

const read = (typed: string) => readCnr(typed, 2026);

it('reads the parts of a CNR with any spacing', () => {
  expect(read('mhpu-04 012345-2024')).toEqual({
    ok: true,
    parts: {
      cnr: 'MHPU040123452024',
      state: 'MH',
      stateCode: 'MH',
      district: 'PU',
      establishment: '04',
      number: '012345',
      year: 2024,
    },
  });
});

it('accepts an unknown State or district', () => {
  expect(read('ZZ9X010000012020')).toMatchObject({ ok: true, parts: { state: null, district: '9X' } });
});

it.for([
  ['MHPU04012345202', { code: 'length', length: 15 }],
  ['', { code: 'length', length: 0 }],
  ['1HPU040123452024', { code: 'state' }],
  ['MHPUO40123452024', { code: 'digits' }],
  ['MHPU040123451824', { code: 'year' }],
  ['MHPU040123452027', { code: 'year' }],
] as const)('reports the error in %s', ([typed, fault]) => {
  expect(read(typed)).toEqual({ ok: false, fault });
});
