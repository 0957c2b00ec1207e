import { expect, it } from 'vitest';
import { type ApplicationForm, BLANK_FORM } from '#domain/application/application-form.ts';
import { day } from '#kernel/calendar-date.ts';
import { contentFromForm, formFromContent, partialFromForm } from '#domain/application/form-content.ts';

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

it('rejects each empty required field with its own message', () => {
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

it('sends only filled fields and splits sections at commas', () => {
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
])('reports the field of %j', (wrong, path) => {
  const found = contentFromForm({ ...FILLED, ...wrong });
  expect(found.ok ? [] : Object.keys(found.error)).toEqual([path]);
});

it('restores the typed form from a record', () => {
  const found = contentFromForm(FILLED);
  expect(found.ok && formFromContent(found.value)).toEqual({ ...FILLED, sections: 'BNS 318(4), BNS 3(5)' });
});

it('keeps facts without a form field and clears an emptied field', () => {
  const first = contentFromForm(FILLED);
  if (!first.ok) throw new Error('the filled form is valid');
  const noticeToAppear = { state: 'to-appear', on: day('2024-07-05') } as const;
  const under = { ...first.value, case: { ...first.value.case, noticeToAppear } };
  const amended = contentFromForm({ ...FILLED, arrestDate: '' }, under);
  expect(amended.ok && amended.value.case).toMatchObject({ noticeToAppear });
  expect(amended.ok && amended.value.case.arrestDate).toBeUndefined();
});

it('removes the advocate', () => {
  const first = contentFromForm({ ...FILLED, advocateName: 'Meera Kulkarni', enrolmentNumber: 'MAH/1' });
  if (!first.ok) throw new Error('the filled form is valid');
  const without = contentFromForm({ ...FILLED, advocateName: '', enrolmentNumber: '' }, first.value);
  expect(without.ok && without.value).not.toHaveProperty('advocate');
});

it('omits invalid fields in the preview of an unfinished form', () => {
  expect(partialFromForm({ ...BLANK_FORM, fullName: 'Asha', age: 'x' })).toEqual({
    language: 'en',
    applicant: { name: 'Asha' },
    case: {},
    bail: {},
  });
});

it('removes an offence with its section', () => {
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

it('sends and restores the facts of a relief', () => {
  const form: ApplicationForm = {
    ...FILLED,
    sections: 'BNS 318(4), BNS 3(5)',
    relief: 'suspension',
    firstRemandDate: '2024-07-11',
    chargesheet: 'not-filed',
    chargesheetOn: '2024-09-01',
    remandExtension: 'granted',
    extendedUntil: '2024-10-01',
    delayByAccusedDays: '12',
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

it('requires no grounds for default bail', () => {
  const sent = contentFromForm({ ...FILLED, relief: 'default', bailGrounds: '' });
  expect(sent.ok && sent.value.bail.grounds).toContain('no ground on merits');
  expect(sent.ok && formFromContent(sent.value).bailGrounds).toBe('');
});

it('keeps newer fields when an older app wrote the draft', () => {
  const first = contentFromForm({ ...FILLED, firstRemandDate: '2024-07-11' });
  if (!first.ok) throw new Error('the filled form is valid');
  const { firstRemandDate: _r, previous: _p, answers: _a, ...older } = FILLED;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- form left by an older app
  const sent = contentFromForm(older as ApplicationForm, first.value);
  expect(sent.ok && sent.value.case.firstRemandDate).toBe('2024-07-11');
});

const otherCase = {
  firNumber: '97/2023',
  policeStation: 'Kothrud',
  district: '',
  sections: 'IPC 379, IPC 411',
  state: 'acquitted',
  on: '2025-08-14',
} as const;

const cases = (form: Partial<ApplicationForm>) => {
  const sent = contentFromForm({ ...FILLED, ...form });
  return sent.ok ? sent.value.case.antecedents : sent.error;
};

it('sends listed, no and unknown other cases differently', () => {
  expect(cases({ antecedents: 'some', otherCases: [otherCase] })).toEqual({
    known: true,
    rows: [
      {
        firNumber: '97/2023',
        policeStation: 'Kothrud',
        sections: ['IPC 379', 'IPC 411'],
        state: 'acquitted',
        on: '2025-08-14',
      },
    ],
  });
  expect(cases({ antecedents: 'none', otherCases: [otherCase] })).toEqual({ known: true, rows: [] });
  expect(cases({ antecedents: 'unknown', otherCases: [otherCase] })).toBeUndefined();
  expect(cases({ antecedents: 'some' })).toMatchObject({
    'case.antecedents.rows.0.firNumber': 'FIR number is required',
  });
});

it('keeps recorded other cases until they are set to unknown', () => {
  const listed = contentFromForm({ ...FILLED, antecedents: 'some', otherCases: [otherCase] });
  if (!listed.ok) throw new Error('the filled form is valid');
  const older = contentFromForm({ ...FILLED, antecedents: '' }, listed.value);
  expect(older.ok && older.value.case.antecedents).toEqual(listed.value.case.antecedents);
  const unknown = contentFromForm({ ...FILLED, antecedents: 'unknown' }, listed.value);
  expect(unknown.ok && unknown.value.case.antecedents).toBeUndefined();
});

it('sends and restores arrest, trial, earlier order and person', () => {
  const form: ApplicationForm = {
    ...FILLED,
    sections: 'MCOCA 3(1)(ii)',
    antecedents: 'some',
    otherCases: [otherCase],
    groundsOfArrest: 'given',
    groundsOn: '2024-07-10',
    groundsAt: '09:30',
    arrestAt: '23:10',
    production: 'produced',
    producedOn: '2024-07-11',
    producedAt: '11:30',
    appearanceNotice: 'no',
    relativeInformed: 'yes',
    trialStage: 'evidence',
    firstEvidenceDate: '2025-02-01',
    witnessesCited: '14',
    witnessesExamined: '3',
    bailOrder: 'granted',
    bailOrderOn: '2025-03-01',
    onBailAtOffence: 'no',
    amountInvolved: '9500000',
    specialCourtOrderOn: '2025-04-01',
    specialCourtName: 'the Special Judge, Pune',
    delayCause: 'The order reached the jail late.',
  };
  const sent = contentFromForm(form);
  expect(sent.ok ? sent.value : sent.error).toMatchObject({
    case: {
      groundsOfArrest: { state: 'given', on: '2024-07-10', at: '09:30' },
      arrest: {
        at: '23:10',
        appearanceNotice: false,
        relativeInformed: true,
        production: { on: '2024-07-11' },
      },
      trial: { stage: 'evidence', witnessesCited: 14, witnessesExamined: 3 },
      bailOrder: { state: 'granted', on: '2025-03-01' },
      person: { onBailAtOffence: false },
      amountInvolved: 9_500_000,
    },
    bail: { delayCause: 'The order reached the jail late.' },
  });
  expect(sent.ok && formFromContent(sent.value)).toEqual(form);
});

it('reads an amount with commas', () => {
  const sent = contentFromForm({ ...FILLED, amountInvolved: '₹ 95,00,000' });
  expect(sent.ok && sent.value.case.amountInvolved).toBe(9_500_000);
});

it('keeps hidden details of an unchanged choice', () => {
  const first = contentFromForm({ ...FILLED, remandExtension: 'granted', extendedUntil: '2024-10-01' });
  if (!first.ok) throw new Error('the filled form is valid');
  const under = structuredClone(first.value);
  Object.assign(under.case, {
    remandExtension: { ...under.case.remandExtension, orderedOn: '2024-09-01', produced: false },
  });
  const same = contentFromForm(formFromContent(under), under);
  expect(same.ok && same.value.case.remandExtension).toMatchObject({
    orderedOn: '2024-09-01',
    produced: false,
  });
  const other = contentFromForm({ ...formFromContent(under), remandExtension: 'none' }, under);
  expect(other.ok && other.value.case.remandExtension).toEqual({ state: 'none' });
});

it('sends nothing for an emptied group', () => {
  const first = contentFromForm({ ...FILLED, trialStage: 'evidence', bailOrder: 'none' });
  if (!first.ok) throw new Error('the filled form is valid');
  const emptied = contentFromForm({ ...FILLED, trialStage: '', bailOrder: '' }, first.value);
  expect(emptied.ok ? Object.keys(emptied.value.case) : emptied.error).not.toContain('trial');
  expect(emptied.ok && emptied.value.case.bailOrder).toBeUndefined();
});
