/** List fields and rare particulars: form to wire and back. */
import { expect, it } from 'vitest';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { contentFromForm, formFromContent } from '#domain/application/form-content.ts';
import { errorsByField, formErrors } from '#features/applications/generator/wizard/step-errors.ts';
import { filledForm } from '../data/test-device.ts';

const WHOLE: Partial<ApplicationForm> = {
  cnr: 'MHPU040123452024',
  caseType: 'R.C.C.',
  caseNumber: '1904',
  caseYear: '2024',
  courtName: 'the JMFC, Court No. 7',
  applicantVersion: 'The vehicle was sold by another.',
  role: 'Said to have taken the money.',
  custodySpans: [
    { kind: 'police', from: '2026-07-10', to: '2026-07-14' },
    { kind: 'judicial', from: '2026-07-14', to: '' },
  ],
  trialStage: 'evidence',
  chargeFramedOn: '2026-09-01',
  coercive: 'some',
  warrants: [{ kind: 'nbw', on: '2026-08-01', recalledOn: '2026-08-20' }],
  coAccused: [{ name: 'Anil Pawar', bail: 'granted', court: 'Court of Session, Pune', on: '2026-09-10' }],
  woman: 'no',
  ageAtAct: '33',
  bailGrounds: '',
  groundParts: [
    { heading: 'Parity', text: 'Anil Pawar is on bail.', source: '', at: '', documentId: '' },
    { heading: 'Woman', text: 'So it is.', source: 'BNSS', at: 's.480(1)', documentId: '' },
  ],
  undertakings: 'To live with his brother in Pune.',
  prayer: 'to hear this early.',
  annexure: 'yes',
  omitted: { F: 'The order sheet was applied for on 16-11-2026.' },
  advocateName: 'Meera Kulkarni',
  advocatePhone: '98765 43210',
};

it('sends and restores every particular', () => {
  const form = filledForm(WHOLE);
  const sent = contentFromForm(form);
  expect(sent.ok ? sent.value : sent.error).toMatchObject({
    case: {
      cnr: 'MHPU040123452024',
      caseNumber: { type: 'R.C.C.', number: '1904', year: 2024 },
      custody: [{ kind: 'police', to: '2026-07-14' }, { kind: 'judicial' }],
      coercive: { known: true, rows: [{ kind: 'nbw' }] },
      coAccused: [{ name: 'Anil Pawar', bail: 'granted' }],
      person: { woman: false, ageAtAct: 33 },
    },
    bail: { groundParts: [{ heading: 'Parity' }, { authority: { source: 'BNSS', at: 's.480(1)' } }] },
    annexure: { omitted: [{ part: 'F' }] },
    advocate: { phone: '98765 43210' },
  });
  expect(sent.ok && formFromContent(sent.value)).toEqual(form);
});

it('accepts headed grounds as grounds and requires one of both', () => {
  const sent = contentFromForm(filledForm(WHOLE));
  expect(sent.ok && sent.value.bail.grounds).toBe('Parity\nAnil Pawar is on bail.\n\nWoman\nSo it is.');
  const none = contentFromForm(filledForm({ bailGrounds: '', groundParts: [] }));
  expect(none.ok ? {} : none.error).toEqual({ 'bail.grounds': 'Grounds for bail are required' });
});

it('removes an emptied list and keeps a list unknown to older drafts', () => {
  const first = contentFromForm(filledForm(WHOLE));
  if (!first.ok) throw new Error('the form is valid');
  const emptied = contentFromForm(filledForm({ ...WHOLE, custodySpans: [], coAccused: [] }), first.value);
  expect(emptied.ok && emptied.value.case).not.toHaveProperty('custody');
  expect(emptied.ok && emptied.value.case).not.toHaveProperty('coAccused');
  const {
    custodySpans: _s,
    coAccused: _c,
    warrants: _w,
    groundParts: _g,
    omitted: _o,
    ...older
  } = filledForm();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- form left by an older app
  const result = contentFromForm(older as ApplicationForm, first.value);
  expect(result.ok && result.value.case.custody).toEqual(first.value.case.custody);
  expect(result.ok && result.value.case.coAccused).toEqual(first.value.case.coAccused);
});

const coercive = (form: Partial<ApplicationForm>) => {
  const sent = contentFromForm(filledForm(form));
  return sent.ok && sent.value.case.coercive;
};

it('sends an empty list for no warrants and nothing for unknown', () => {
  expect(coercive({ coercive: 'none' })).toEqual({ known: true, rows: [] });
  expect(coercive({ coercive: 'unknown' })).toBeUndefined();
});

const annexure = (form: Partial<ApplicationForm>) => {
  const sent = contentFromForm(filledForm(form));
  return sent.ok && sent.value.annexure;
};

it('sends an annexure only if attached, and omissions only with reason', () => {
  expect(annexure({})).toBeUndefined();
  expect(annexure({ annexure: 'yes', omitted: { F: ' ' } })).toEqual({ omitted: [] });
});

it.each<[Partial<ApplicationForm>, string]>([
  [{ custodySpans: [{ kind: 'police', from: '', to: '' }] }, 'custodySpans'],
  [{ coAccused: [{ name: 'Anil Pawar', bail: '', court: '', on: '' }] }, 'coAccused'],
  [{ coercive: 'some' }, 'coercive'],
  [{ cnr: 'MH12' }, 'cnr'],
  [{ caseType: 'R.C.C.', caseNumber: '12' }, 'caseYear'],
  [{ groundParts: [{ heading: '', text: 'So.', source: '', at: '', documentId: '' }] }, 'groundParts'],
])('maps the error in %j to its field', (form, field) => {
  const [error] = formErrors(filledForm(form), undefined);
  expect(error?.field).toBe(field);
  expect(error?.message).not.toMatch(/invalid/i);
});

it('maps an error path inside a row to its field', () => {
  expect(errorsByField({ 'case.custody.0.from': 'Enter a date.' })).toEqual([
    { field: 'custodySpans', step: 2, message: 'Enter a date.' },
  ]);
});
