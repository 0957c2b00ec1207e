// @vitest-environment jsdom
/** A long text field offers the conversion of text in a legacy font, and never makes it in silence. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { FactControl } from '#parts/facts/fact-control.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import { testDb, testPorts } from '../data/test-device.ts';
import { renderScreen } from '../features/render-screen.tsx';

let db: Db;
beforeEach(async () => {
  db = await testDb();
});
afterEach(cleanup);

function Field({ start }: { readonly start: string }) {
  const [value, setValue] = useState(start);
  return <LongText id="text" label="Allegations" value={value} onChange={setValue} />;
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Allegations' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const TYPED = 'izkFkhZ funksZ"k gS rFkk mls >wBk Qalk;k x;k gSA';
const UNICODE = 'प्रार्थी निर्दोष है तथा उसे झूठा फंसाया गया है।';

it('shows the conversion first, takes it with one press and takes it back with one', () => {
  renderScreen(<Field start="" />, { db, ports: testPorts() });
  type(TYPED);
  expect(box().value).toBe(TYPED);
  expect(screen.getByText(UNICODE)).toBeTruthy();
  press('Use this text');
  expect(box().value.normalize('NFC')).toBe(UNICODE.normalize('NFC'));
  expect(screen.queryByRole('button', { name: 'Use this text' })).toBeNull();
  press('Undo');
  expect(box().value).toBe(TYPED);
  press('Use this text');
  type(`${box().value} और`);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

function ShortField() {
  const [value, setValue] = useState('');
  return (
    <FactControl fact={{ kind: 'text' }} id="text" label="Full name" value={value} onChange={setValue} />
  );
}

it('offers the conversion in a short field too', () => {
  renderScreen(<ShortField />, { db, ports: testPorts() });
  const short = screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });
  fireEvent.change(short, { target: { value: 'izkFkhZ funksZ"k' } });
  press('Use this text');
  expect(short.value.normalize('NFC')).toBe('प्रार्थी निर्दोष'.normalize('NFC'));
  fireEvent.change(short, { target: { value: 'Ramesh Kumar' } });
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers nothing for English and for Unicode', () => {
  const start = 'S.C. & S.T. (P.O.A.) Act\nप्रार्थी निर्दोष है।\nok thx pls call asap';
  renderScreen(<Field start={start} />, { db, ports: testPorts() });
  expect(screen.queryByRole('button')).toBeNull();
});
