/** Impossible facts in the wizard: a sentence at the field names the correction. */
import { expect, it } from 'vitest';
import { type ApplicationForm, BLANK_FORM } from '#domain/application/application-form.ts';
import { lawErrors } from '#features/applications/generator/wizard/law-errors.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { matterOf } from '#documents/matter.ts';
import { formFromContent } from '#domain/application/form-content.ts';
import { ApplicationContent } from '#contract/application/application.ts';
import { reviewPoints } from '#features/applications/generator/review/review-points.ts';
import { day } from '#kernel/calendar-date.ts';
import { generator } from '#text/en/applications/generator.ts';
import { TABLES } from '../../law/law-tables.ts';
import { IN_THREE, WITH_A_BAR } from '../../documents/firs/fir-matters.ts';
import { context } from '../../documents/sample-application.ts';
import { english } from '../../support/english.ts';
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

it('accepts a fact of the filed text in its amendment, and no other wrong value', () => {
  const filed = ApplicationContent.parse({ ...IN_THREE, case: { ...IN_THREE.case, firDate: '2030-01-01' } });
  const errors = (firDate: string, isAmended: boolean) =>
    lawErrors(
      { ...formFromContent(filed), firDate },
      {
        under: filed,
        filed: isAmended ? filed : undefined,
        tables: TABLES,
        today: day('2026-11-22'),
        words: { generator },
      },
    ).map(({ field }) => field);
  expect(errors('2030-01-01', false)).toContain('firDate');
  expect(errors('2030-01-01', true)).not.toContain('firDate');
  expect(errors('2030-02-02', true)).toContain('firDate');
});

it.each(['BNS 999', 'chori', ...SECTIONS_AS_CHARGED])('never stops a section as charged: %s', (sections) => {
  expect(errorsOf({ sections })).toEqual({});
});

it('accepts a section of an unknown Act and an incomplete date', () => {
  expect(errorsOf({ sections: 'Abkari Act 55(a), BNS 318(4)' })).toEqual({});
  expect(errorsOf({ arrestDate: '2026-1' })).toEqual({});
});

const stopsOf = (content: typeof IN_THREE): string[] => {
  const form = formFromContent(ApplicationContent.parse(content));
  const checked = { under: undefined, tables: TABLES, today: day('2026-11-22'), words: { generator } };
  const errors = lawErrors(form, checked);
  const matter = matterOf(content, context);
  const document = bailApplication(content, context);
  const reviewed = { form, matter, document, errors, findings: [], withdrawn: new Set<string>() };
  return reviewPoints({ ...reviewed, text: english })
    .filter(({ key, state }) => state === 'stop' && key === 'error:furtherFirs')
    .map(({ text }) => text);
};

it('stops the last step at an FIR that needs an application of its own', () => {
  expect(stopsOf(IN_THREE)).toEqual([]);
  expect(stopsOf(WITH_A_BAR).map((text) => text.includes('7/2026, Police Station Chakan'))).toEqual([true]);
});
