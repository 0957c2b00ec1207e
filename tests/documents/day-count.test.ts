/** One count of days in custody: calculator, wizard, paper and order agree, each to its own date. */
import { expect, it } from 'vitest';
import type { ApplicationContent } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { bailOrder } from '#documents/bail-order.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { formFromContent } from '#domain/application/form-content.ts';
import { custodyDays } from '#features/applications/generator/wizard/proposals.ts';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import { addDays, type CalendarDate, day, indianDate } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import { explain } from '#law-explain/explanation.ts';
import { TABLES } from '../law/law-tables.ts';
import { context, withFacts } from './sample-application.ts';

const ARREST = day('2026-09-05');
const FILED = day('2026-11-20');
const DAYS = 77;

const order: Order = {
  _id: '01939d00-0000-7000-8000-000000000001',
  at: '2026-12-01T06:00:00.000Z',
  from: 'Pending',
  to: 'Rejected',
  by: { name: 'S. Deshpande', designation: 'Judge', court: 'Sessions Court, Pune' },
  reasons: [],
  conditions: [],
};

const draft = (facts = {}) =>
  withFacts({
    arrestDate: ARREST,
    firstRemandDate: day('2026-09-06'),
    chargesheet: { state: 'not-filed', asOf: FILED },
    ...facts,
  });

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sample has every required field
const content = (facts = {}) => draft(facts) as ApplicationContent;

const countOf = (facts = {}, on: CalendarDate = FILED): number | undefined =>
  explain(determineAll(lawFactsOf(draft(facts).case ?? {}, TABLES), TABLES, on)).served?.days;

it('counts the day of arrest and the day of the count', () => {
  expect(countOf({}, ARREST)).toBe(1);
  expect(countOf()).toBe(DAYS);
});

it('prints the count of the calculator and of the wizard in the application', () => {
  const text = plainText(bailApplication(draft(), context));
  expect(text).toContain(`in custody for ${DAYS} days (both days inclusive)`);
  expect(custodyDays(formFromContent(content()), FILED)).toBe(DAYS);
});

it('counts an order to the date of the order', () => {
  const on = addDays(FILED, 11);
  const text = plainText(bailOrder(content(), { order, on }, context));
  expect(text).toContain(`As on ${indianDate(on)}`);
  expect(text).toContain(`in custody for ${DAYS + 11} days`);
  expect(text).not.toContain(`in custody for ${DAYS} days`);
});

it('states no running custody of a person on bail', () => {
  const facts = { bailOrder: { state: 'granted', on: day('2026-09-20'), releasedOn: day('2026-09-21') } };
  const text = plainText(bailApplication(draft(facts), context));
  expect(text).toContain(
    'was in custody for 17 days in all (both days inclusive), until release on 21-09-2026',
  );
  expect(text).not.toMatch(/has been in custody|is in judicial custody/);
  expect(countOf(facts)).toBe(17);
});
