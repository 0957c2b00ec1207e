import { expect, it } from 'vitest';
import {
  type ApplicationForm,
  BLANK_FORM,
  contentFromForm,
  formFromContent,
  partialFromForm,
} from '#domain/application-form.ts';

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
  const under = { ...first.value, case: { ...first.value.case, jail: 'Yerawada Central Prison' } };
  const amended = contentFromForm({ ...FILLED, arrestDate: '' }, under);
  expect(amended.ok && amended.value.case).toMatchObject({ jail: 'Yerawada Central Prison' });
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
