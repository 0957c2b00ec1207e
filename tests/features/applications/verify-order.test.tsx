// @vitest-environment jsdom
/** The public page of an order: its state, a changed order, an unknown one, and the comparison of a text. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { zipSync } from 'fflate';
import { afterEach, expect, it } from 'vitest';
import type { VerifiedOrder } from '#contract/application/order-proof.ts';
import { sha256Text } from '#data/shared-links/sha256-text.ts';
import { withoutSpace } from '#documents/exact-text.ts';
import { VerifyOrderScreen } from '#features/applications/verify-order/verify-order-screen.tsx';
import { verifyPage as words } from '#text/en/applications/verify-page.ts';
import { answer } from '../../data/fake-server.ts';
import { testPorts } from '../../data/test-device.ts';

const ORDER_ID = '01939d00-0000-7000-8000-000000000001';
const TEXT = 'ORDER\nThe application is allowed.';

afterEach(cleanup);

const order = async (): Promise<VerifiedOrder> => ({
  orderId: ORDER_ID,
  standing: 'in-force',
  at: '2026-11-20T06:00:00.000Z',
  to: 'Approved',
  by: { name: 'S. Deshpande', designation: 'Sessions Judge', court: 'Sessions Court, Pune' },
  applicationNumber: 'BA/2026/17',
  sha256: await sha256Text(withoutSpace(TEXT)),
  matches: true,
});

function show(status: number, body: unknown) {
  const ports = testPorts(async () => answer(status, body));
  render(<VerifyOrderScreen orderId={ORDER_ID} ports={ports} words={words} />);
}

it('shows an order in force with judge, court, date and hash', async () => {
  const verified = await order();
  show(200, verified);
  expect(await screen.findByText(words.standing['in-force'])).toBeTruthy();
  for (const text of ['Sessions Court, Pune', 'S. Deshpande, Sessions Judge', 'BA/2026/17', verified.sha256])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(words.keyUnsigned)).toBeTruthy();
  expect(screen.queryByText(words.changed.title)).toBeNull();
});

it('says that a superseded order was replaced, and when', async () => {
  show(200, { ...(await order()), standing: 'superseded', supersededAt: '2026-11-22T06:00:00.000Z' });
  expect(await screen.findByText(words.standing.superseded)).toBeTruthy();
  expect(screen.getByText(/22-11-2026/)).toBeTruthy();
});

it('says that a changed order does not match', async () => {
  show(200, { ...(await order()), matches: false });
  expect(await screen.findByText(words.changed.title)).toBeTruthy();
  expect(screen.getByText(words.changed.text)).toBeTruthy();
});

it.each([
  [404, 'not-found', 'unknown'],
  [409, 'status-closed', 'removed'],
  [429, 'rate-limited', 'busy'],
  [500, 'internal', 'failed'],
] as const)('has a sentence for the answer %i %s', async (status, code, why) => {
  show(status, { msg: 'A sentence.', code });
  expect(await screen.findByText(words.closed[why].text)).toBeTruthy();
});

it.each([403, 404, 409, 410, 429, 451, 503])(
  'shows the sentence of a newer server, status %i',
  async (status) => {
    show(status, { msg: 'The register is closed until 01-12-2026.', code: 'register-closed' });
    expect(await screen.findByText('The register is closed until 01-12-2026.')).toBeTruthy();
  },
);

const compare = () => fireEvent.click(screen.getByRole('button', { name: words.compare.act }));

it('compares a pasted text on the page', async () => {
  show(200, await order());
  const field = await screen.findByLabelText(words.compare.text);
  compare();
  expect(await screen.findByText(words.compare.missing)).toBeTruthy();
  fireEvent.change(field, { target: { value: 'ORDER The application\n is allowed.\nPage 1 of 1' } });
  compare();
  expect(await screen.findByText(words.compare.same)).toBeTruthy();
  fireEvent.change(field, { target: { value: 'ORDER The application is rejected.' } });
  compare();
  expect(await screen.findByText(words.compare.other)).toBeTruthy();
});

async function choose(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  show(200, await order());
  const input = await screen.findByLabelText(words.compare.file, { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File([bytes], name)] } });
}

const docxOf = (text: string) =>
  new Uint8Array(
    zipSync({
      'word/document.xml': new TextEncoder().encode(
        text
          .split('\n')
          .map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`)
          .join(''),
      ),
    }),
  );

it.each([
  ['of the signed text', TEXT, words.compare.same],
  ['with another text', TEXT.replace('allowed', 'rejected'), words.compare.otherFile],
  ['without a text', '', words.compare.unread['no-text']],
])('compares a DOCX %s', async (_, text, sentence) => {
  await choose('order.docx', docxOf(text));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('refuses a file that is no PDF or DOCX', async () => {
  await choose('order.docx', new TextEncoder().encode(TEXT));
  expect(await screen.findByText(words.compare.unread['no-paper'])).toBeTruthy();
});
