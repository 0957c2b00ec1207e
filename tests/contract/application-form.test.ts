import { expect, it } from 'vitest';
import { type ApplicationForm, BLANK_FORM } from '#domain/application-form.ts';
import { contentFromForm, formFromContent, partialFromForm } from '#domain/form-content.ts';

const FILLED: ApplicationForm = {
  ...BLANK_FORM,
  fullName: 'Sunil Ramchandra Jadhav',
  nameLocal: 'सुनील रामचंद्र जाधव',
  age: '34',
  gender: 'male',
  address: 'Shivneri Chawl, Hadapsar, Pune 411028',
  firNumber: '218/2024',
  policeStation: 'Hadapsar',
  court: 'magistrate',
  courtPlace: 'Pune',
  arrestDate: '2024-07-10',
  sections: 'BNS 318(4),  BNS 3(5)',
  allegations: 'Took money for a vehicle and did not deliver it.',
  bailGrounds: 'One third has run.',
};

it('asks for each required field by its own sentence', () => {
  const found = contentFromForm(BLANK_FORM);
  expect(found.ok ? {} : found.error).toMatchObject({
    'applicant.name': 'Full name is required',
    'applicant.age': 'Age is required',
    'applicant.gender': 'Gender is required',
    'applicant.address': 'Address is required',
    'case.firNumber': 'FIR/Case number is required',
    'case.policeStation': 'Police station is required',
    'case.court': 'Court is required',
    'case.sections': 'Sections applied are required',
    'case.allegations': 'Allegations description is required',
    'bail.grounds': 'Grounds for bail are required',
  });
});

it('sends only what is known, sections split on commas', () => {
  const found = contentFromForm(FILLED);
  expect(found.ok && found.value.case.sections).toEqual(['BNS 318(4)', 'BNS 3(5)']);
  expect(found.ok && Object.keys(found.value.applicant)).not.toContain('phone');
});

it.each([
  [{ age: 'thirty' }, 'applicant.age'],
  [{ age: '0' }, 'applicant.age'],
  [{ arrestDate: '2024-11-31' }, 'case.arrestDate'],
  [{ email: 'nobody' }, 'applicant.email'],
  [{ phone: 'call me' }, 'applicant.phone'],
])('names the field of %j', (wrong, path) => {
  const found = contentFromForm({ ...FILLED, ...wrong });
  expect(found.ok ? [] : Object.keys(found.error)).toEqual([path]);
});

it('shows a record again as it was typed', () => {
  const found = contentFromForm(FILLED);
  expect(found.ok && formFromContent(found.value)).toEqual({ ...FILLED, sections: 'BNS 318(4), BNS 3(5)' });
});

it('keeps what the form has no field for, and lets a field be emptied', () => {
  const first = contentFromForm(FILLED);
  if (!first.ok) throw new Error('the filled form is valid');
  const under = { ...first.value, case: { ...first.value.case, cnr: 'MHPU040123452024' } };
  const amended = contentFromForm({ ...FILLED, arrestDate: '' }, under);
  expect(amended.ok && amended.value.case).toMatchObject({ cnr: 'MHPU040123452024' });
  expect(amended.ok && amended.value.case.arrestDate).toBeUndefined();
});

it('lets the advocate be taken out again', () => {
  const first = contentFromForm({ ...FILLED, advocateName: 'Meera Kulkarni', enrolmentNumber: 'MAH/1' });
  if (!first.ok) throw new Error('the filled form is valid');
  const without = contentFromForm({ ...FILLED, advocateName: '', enrolmentNumber: '' }, first.value);
  expect(without.ok && without.value).not.toHaveProperty('advocate');
});

it('previews an unfinished form by leaving out what is not valid yet', () => {
  expect(partialFromForm({ ...BLANK_FORM, fullName: 'Asha', age: 'x' })).toEqual({
    language: 'en',
    applicant: { name: 'Asha' },
    case: {},
    bail: {},
  });
});

it('takes an offence out with its section', () => {
  const first = contentFromForm(FILLED);
  if (!first.ok) throw new Error('the filled form is valid');
  const offences = [
    { code: 'BNS', section: '318(4)' },
    { code: 'BNS', section: '303(2)' },
  ];
  const under = { ...first.value, case: { ...first.value.case, offences } };
  const amended = contentFromForm(FILLED, under);
  expect(amended.ok && amended.value.case.offences).toEqual([{ code: 'BNS', section: '318(4)' }]);
});

it('sends and shows again what a relief turns on', () => {
  const form: ApplicationForm = {
    ...FILLED,
    sections: 'BNS 318(4), BNS 3(5)',
    relief: 'suspension',
    firstRemandDate: '2024-07-11',
    chargesheet: 'not-filed',
    chargesheetOn: '2024-09-01',
    remandExtension: 'granted',
    extendedUntil: '2024-10-01',
    delayDays: '12',
    antecedents: 'none',
    convictingCourt: 'JMFC, Pune',
    convictedOn: '2026-11-01',
    sentence: '3 years RI',
    finePaid: 'no',
    previousBail: 'one',
    previous: [
      { court: 'JMFC, Pune', number: '12/2024', filedOn: '2024-08-01', outcome: 'rejected', decidedOn: '' },
    ],
    answers: { 'forum:anticipatory': 'the roster sends it here' },
  };
  const sent = contentFromForm(form);
  expect(sent.ok && sent.value).toMatchObject({
    case: {
      chargesheet: { state: 'not-filed', asOf: '2024-09-01' },
      remandExtension: { state: 'granted', until: '2024-10-01' },
      delayByAccusedDays: 12,
      antecedents: { known: true, rows: [] },
    },
    bail: { conviction: { finePaid: false }, previous: [{ number: '12/2024' }] },
  });
  expect(sent.ok && formFromContent(sent.value)).toEqual(form);
});

it('asks for no grounds where days alone decide', () => {
  const sent = contentFromForm({ ...FILLED, relief: 'default', bailGrounds: '' });
  expect(sent.ok && sent.value.bail.grounds).toContain('no ground on merits');
  expect(sent.ok && formFromContent(sent.value).bailGrounds).toBe('');
});

it('keeps what the newer app asks where an older app wrote the draft', () => {
  const first = contentFromForm({ ...FILLED, firstRemandDate: '2024-07-11' });
  if (!first.ok) throw new Error('the filled form is valid');
  const { firstRemandDate: _r, previous: _p, answers: _a, ...older } = FILLED;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what an older app left on the device
  const sent = contentFromForm(older as ApplicationForm, first.value);
  expect(sent.ok && sent.value.case.firstRemandDate).toBe('2024-07-11');
});
