// @vitest-environment jsdom
/** A field that keeps a number, with the forms in which India writes sums and ages. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { NumberBox } from '#parts/facts/number-box.tsx';
import { english } from '../support/english.ts';
import { testDb, testPorts } from '../data/test-device.ts';
import { renderScreen } from '../features/render-screen.tsx';

afterEach(cleanup);

function Box({ kind }: { readonly kind: 'number' | 'money' }) {
  const [value, setValue] = useState<number | undefined>(undefined);
  return (
    <>
      <NumberBox kind={kind} id="sum" label="Sum" value={value} onChange={setValue} />
      <output aria-label="kept">{String(value)}</output>
    </>
  );
}

const field = () => screen.getByLabelText('Sum');
function type(text: string): void {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
}
const kept = () => screen.getByLabelText('kept').textContent;

it.each([
  { kind: 'money', typed: '50,000/-', figure: '50000', shown: '50,000' },
  { kind: 'money', typed: 'Rs. 50,000.00', figure: '50000', shown: '50,000' },
  { kind: 'money', typed: '1 lakh', figure: '100000', shown: '1,00,000' },
  { kind: 'money', typed: '५०,०००', figure: '50000', shown: '50,000' },
  { kind: 'money', typed: 'पचास हजार', figure: '50000', shown: '50,000' },
  { kind: 'number', typed: '34 years', figure: '34', shown: '34' },
  { kind: 'number', typed: '३४ वर्ष', figure: '34', shown: '34' },
] as const)('reads $kind "$typed" as $figure', async ({ kind, typed, figure, shown }) => {
  renderScreen(<Box kind={kind} />, { db: await testDb(), ports: testPorts() });
  type(typed);
  expect(kept()).toBe(figure);
  expect(field()).toHaveProperty('value', shown);
});

it('keeps text that is no sum, says so after the field is left, and keeps no number', async () => {
  renderScreen(<Box kind="money" />, { db: await testDb(), ports: testPorts() });
  type('one house and a field');
  expect(kept()).toBe('undefined');
  expect(field()).toHaveProperty('value', 'one house and a field');
  expect(screen.getByText(english.facts.faults.number('Sum'))).toBeTruthy();
});
