/** Impossible facts in the wizard: a sentence at the field names the correction. */
import { expect, it } from 'vitest';
import { type ApplicationForm, BLANK_FORM } from '#domain/application/application-form.ts';
import { lawErrors } from '#features/applications/generator/wizard/law-errors.ts';
import { day } from '#kernel/calendar-date.ts';
import { generator } from '#text/en/applications/generator.ts';
import { TABLES } from '../../law/law-tables.ts';
import { SECTIONS_AS_CHARGED } from '../../support/sections-as-charged.ts';

const errorsOf = (change: Partial<ApplicationForm>): Record<string, string> => {
  const checked = { under: undefined, tables: TABLES, today: day('2026-11-22'), words: { generator } };
  const errors = lawErrors({ ...BLANK_FORM, sections: 'BNS 318(4)', ...change }, checked);
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
};

it.each<[Partial<ApplicationForm>, string, RegExp]>([
  [{ arrestDate: '2030-01-01' }, 'arrestDate', /after today/],
  [{ custodyStatus: 'not-arrested', arrestDate: '2026-01-01' }, 'arrestDate', /^Marked as not arrested/],
  [{ custodyStatus: 'not-arrested', custodyPeriod: '3 months' }, 'custodyPeriod', /^Marked as not arrested/],
  [{ sections: 'IPC 420', offenceDate: '2024-08-01' }, 'sections', /IPC does not apply/],
  [{ offenceDate: '2030-01-01' }, 'offenceDate', /after today/],
  [{ firDate: '2030-01-01' }, 'firDate', /after today/],
  [{ chargesheet: 'not-filed', chargesheetOn: '2030-01-01' }, 'chargesheetOn', /after today/],
])('rejects %j at %s', (change, field, sentence) => {
  expect(errorsOf(change)[field]).toMatch(sentence);
});

it.each(['BNS 999', 'chori', ...SECTIONS_AS_CHARGED])('never stops a section as charged: %s', (sections) => {
  expect(errorsOf({ sections })).toEqual({});
});

it('accepts a section of an unknown Act and an incomplete date', () => {
  expect(errorsOf({ sections: 'Abkari Act 55(a), BNS 318(4)' })).toEqual({});
  expect(errorsOf({ arrestDate: '2026-1' })).toEqual({});
});
