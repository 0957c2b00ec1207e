import { expect, it } from 'vitest';
import { caseFollowing, caseOpenedBy } from '#domain/application/case-of-application.ts';
import { splitName } from '#domain/case/split-name.ts';
import { firKey, isSameFir, isSamePerson } from '#domain/case/fir.ts';
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

it('splits a name after the first word but not an initial', () => {
  expect(splitName(' Asha ')).toEqual({ firstName: 'Asha' });
  expect(splitName('R. K. Patil')).toEqual({ firstName: 'R. K. Patil' });
  expect(splitName('A. Kumar Singh')).toEqual({ firstName: 'A. Kumar', lastName: 'Singh' });
  expect(splitName('T.N. Rao')).toEqual({ firstName: 'T.N. Rao' });
  expect(splitName('Om Prakash')).toEqual({ firstName: 'Om', lastName: 'Prakash' });
});
