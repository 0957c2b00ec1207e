// @vitest-environment jsdom
/** The one field for a date: any form, the reading shown, a missing year asked. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { factRow } from '#facts/facts.ts';
import { FactControl } from '#parts/facts/fact-control.tsx';
import { DateBox } from '#parts/form/date-box.tsx';
import type { Db } from '#data/store/db.ts';
import { testDb, testPorts } from '../data/test-device.ts';
import { renderScreen } from '../features/render-screen.tsx';

let db: Db;
let values: string[];
beforeEach(async () => {
  db = await testDb();
  values = [];
});
afterEach(cleanup);

function Dated({ start, past }: { readonly start: string; readonly past?: boolean }) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    values.push(next);
    setValue(next);
  };
  return <DateBox id="arrest" label="Date of arrest" past={past} value={value} onChange={change} />;
}

const open = (start = '', past = true) =>
  renderScreen(<Dated start={start} past={past} />, { db, ports: testPorts() });
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of arrest' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it.each([
  ['12.03.2026', '12-03-2026'],
  ['12 मार्च 2026', '12-03-2026'],
  ['१२/०३/२०२६', '12-03-2026'],
  ['15th March 2026', '15-03-2026'],
  ['2026-03-12', '12-03-2026'],
])('reads "%s" as %s and shows it', (typed, shown) => {
  open();
  type(typed);
  expect(values.at(-1)).toBe(shown.split('-').toReversed().join('-'));
  expect(screen.getByRole('status').textContent).toContain(shown);
  expect(box().value).toBe(typed);
  fireEvent.blur(box());
  expect(box().value).toBe(shown);
  expect(screen.queryByRole('status')).toBeNull();
});

it('offers the day with day and month exchanged', () => {
  open();
  type('12/3/26');
  expect(values.at(-1)).toBe('2026-03-12');
  fireEvent.click(screen.getByRole('button', { name: 'Use 03-12-2026 instead' }));
  expect(values.at(-1)).toBe('2026-12-03');
  expect(box().value).toBe('03-12-2026');
});

it('asks before it takes a day without a year', () => {
  open();
  type('12 March');
  expect(values.at(-1)).toBe('12 March');
  expect(screen.getByRole('status').textContent).toContain('Is this 12-03-2026?');
  fireEvent.click(screen.getByRole('button', { name: 'Use 12-03-2026' }));
  expect(values.at(-1)).toBe('2026-03-12');
});

it('asks before it exchanges day and month of an impossible day', () => {
  open();
  type('3/25/2026');
  expect(values.at(-1)).toBe('3/25/2026');
  expect(buttons()).toContain('Use 25-03-2026');
});

it('keeps text that is no date, also after a reload', () => {
  open('31-11-2026');
  expect(box().value).toBe('31-11-2026');
  expect(screen.getByRole('status').textContent).toContain('Not read as a date');
  type('');
  expect(values.at(-1)).toBe('');
});

it('shows a date that the form sets, and takes one of the calendar', () => {
  open('2026-03-12');
  expect(box().value).toBe('12-03-2026');
  const calendar = document.querySelector<HTMLInputElement>('input[type="date"]');
  if (!calendar) throw new Error('no calendar');
  fireEvent.change(calendar, { target: { value: '2026-03-20' } });
  expect(values.at(-1)).toBe('2026-03-20');
  expect(box().value).toBe('20-03-2026');
});

it('proposes the last such day for the arrest, whose year is missing', () => {
  renderScreen(
    <FactControl
      fact={factRow('arrestDate')}
      id="arrest"
      label="Date of arrest"
      value="12-3"
      onChange={() => {}}
    />,
    {
      db,
      ports: testPorts(), // 20-11-2026
    },
  );
  expect(buttons()).toContain('Use 12-03-2026');
});
