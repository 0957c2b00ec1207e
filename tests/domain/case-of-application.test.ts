import { expect, it } from 'vitest';
import { caseFollowing, caseOpenedBy } from '#domain/application/case-of-application.ts';
import { isSamePerson } from '#domain/application/namesakes.ts';
import { splitName } from '#domain/case/split-name.ts';
import { isSameFir, mayBeSameFir } from '#domain/case/fir.ts';
import { firKey } from '#domain/case/fir-key.ts';
import { serverApplication } from '../data/server-records.ts';

const filed = serverApplication();

it('creates a case from the application data', () => {
  const numbered = {
    ...filed,
    case: { ...filed.case, state: 'Maharashtra', caseNumber: { type: 'RCC', number: '12', year: 2026 } },
  };
  expect(caseOpenedBy(numbered)).toMatchObject({
    _id: filed.caseId,
    ownerId: filed.createdBy,
    title: 'Ramesh Jadhav v. State of Maharashtra',
    caseNumber: 'RCC 12/2026',
    firNumber: '123/2026',
    applicant: { name: 'Ramesh Jadhav', firstName: 'Ramesh', lastName: 'Jadhav' },
    status: 'Pending',
    filingDate: '2026-11-20',
  });
});

it('applies new application data and keeps edits of the case owner', () => {
  const opened = { ...caseOpenedBy(filed), judge: 'S. Deshpande', description: 'Written by its owner.' };
  const renamed = { ...filed, applicant: { ...filed.applicant, name: 'Ramesh Dattu Jadhav' } };
  const after = caseFollowing(opened, filed, renamed);
  expect(after).toMatchObject({
    title: 'Ramesh Dattu Jadhav v. State',
    applicant: { firstName: 'Ramesh', lastName: 'Dattu Jadhav' },
    judge: 'S. Deshpande',
    description: 'Written by its owner.',
  });
  expect(caseFollowing(after, renamed, renamed)).toBe(after);
});

it('matches the same FIR in different spellings', () => {
  expect(firKey(' 0218 / 2024')).toBe(firKey('218/2024'));
  const fir = { firNumber: '218/2024', policeStation: 'Shivaji Nagar, Pune' };
  expect(isSameFir(fir, { firNumber: '0218/2024', policeStation: 'shivajinagar pune' })).toBe(true);
  expect(isSameFir(fir, { firNumber: '218/2025', policeStation: 'Shivaji Nagar, Pune' })).toBe(false);
  expect(isSameFir(fir, { firNumber: '218/2024', policeStation: 'Hadapsar' })).toBe(false);
  expect(isSameFir({}, {}), 'no number is no FIR').toBe(false);
  expect(isSamePerson({ name: 'Ramesh  Jadhav' }, { name: 'RAMESH JADHAV' })).toBe(true);
});

it.each([
  '0218/2024',
  '218/24',
  '218 / 2024',
  'FIR No. 218 of 2024',
  'Crime No. 218/2024',
  '२१८/२०२४',
  'मु.अ.सं. 218/24',
])('gives one key to %s', (number) => {
  expect(firKey(number)).toBe('218/2024');
});

it.each([
  ['C.R. No. II-218/2024', 'ii/218/2024'],
  ['C.R. No. I-13/2024', 'i/13/2024'],
  ['I-3/2024', 'i/3/2024'],
  ['RC 003 2024 A 0012', 'cbi/003/a/12/2024'],
  ['ECIR/DLZO-I/12/2024', 'ed/dlzo-i/12/2024'],
  ['218/98', '218/1998'],
  ['to be registered', 'toberegistered'],
  ['01939d00-12ab34567/2026', '1939d00-12ab34567/2026'],
  ['FIR 218/2024 and 219/2024', 'fir218/2024and219/2024'],
  ['', ''],
])('keeps %s apart', (number, key) => {
  expect(firKey(number)).toBe(key);
});

it('asks about an FIR whose station has another spelling, and never joins it', () => {
  const [latin, hindi] = [
    { firNumber: '218/2024', policeStation: 'PS Kotwali' },
    { firNumber: 'मु.अ.सं. 218/24', policeStation: 'थाना कोतवाली' },
  ];
  expect(mayBeSameFir(latin, hindi)).toBe(true);
  expect(isSameFir(latin, hindi)).toBe(false);
  expect(isSameFir(latin, { firNumber: '218/24', policeStation: 'Kotwali Police Station' })).toBe(true);
  expect(mayBeSameFir(latin, { firNumber: '218/2024', policeStation: 'Sadar' })).toBe(false);
  expect(mayBeSameFir(latin, { firNumber: '218/2024' })).toBe(true);
});

it('splits a name after the first word but not an initial', () => {
  expect(splitName(' Asha ')).toEqual({ firstName: 'Asha' });
  expect(splitName('R. K. Patil')).toEqual({ firstName: 'R. K. Patil' });
  expect(splitName('A. Kumar Singh')).toEqual({ firstName: 'A. Kumar', lastName: 'Singh' });
  expect(splitName('T.N. Rao')).toEqual({ firstName: 'T.N. Rao' });
  expect(splitName('Om Prakash')).toEqual({ firstName: 'Om', lastName: 'Prakash' });
});
