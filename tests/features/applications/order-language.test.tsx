// @vitest-environment jsdom
/** The judge chooses the language of an order: sentences of the program follow it, those of the judge stay. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Decision } from '#contract/application/order.ts';
import { BLANK_ORDER, type OrderDraft } from '#data/records/application/order-draft.ts';
import { orderDraftOf, saveOrderDraft } from '#data/records/application/order-drafts.ts';
import type { Db } from '#data/store/db.ts';
import { languageOf } from '#parts/order-editor/language/order-language.ts';
import { serverApplication } from '../../data/server-records.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { onTheDevice, openJudge } from '../judge-device.tsx';

let db: Db;
let ports: TestPorts;

const ENGLISH_REASON = 'The investigation is complete.';
const OWN = 'The advocate undertakes to produce the applicant.';

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await testDb(judge);
  ports = testPorts(); // 20-11-2026, 11:30 IST
});
afterEach(() => {
  cleanup();
  db.close();
});

async function opened(draft?: Partial<OrderDraft>): Promise<string> {
  const { case: facts, bail } = serverApplication();
  const { _id } = await onTheDevice(db, {
    case: {
      ...facts,
      court: 'magistrate',
      offences: [{ code: 'BNS', section: '303(2)' }],
      sections: ['BNS 303(2)'],
    },
    bail: { ...bail, relief: 'regular-magistrate' },
  });
  if (draft)
    await saveOrderDraft(db, { applicationId: _id, status: 'Approved' }, { ...BLANK_ORDER, ...draft });
  openJudge({ db, ports }, `/judge-application-view/${_id}?decide=approve`);
  await screen.findByRole('button', { name: 'Sign and approve' });
  return _id;
}

const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const tick = async (name: RegExp) => fireEvent.click(await screen.findByRole('checkbox', { name }));
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const sentence = (code: string) =>
  document.querySelector<HTMLTextAreaElement>(`#order-sentence-${code}`)?.value ?? '';
const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text);
const paper = async () =>
  (await screen.findByRole('region', { name: 'The order as it will be signed' })).textContent;

it('composes the paper in the chosen language, and keeps edited sentences', async () => {
  await opened();
  await tick(/^The trial is likely to take time/);
  await tick(/^No risk of absconding/);
  await waitFor(() => expect(sentence('trial-will-take-time')).not.toBe(''));
  const english = sentence('trial-will-take-time');
  await write(/^Sentence in the order: No risk of absconding|: No risk of absconding$/, OWN);
  await write('Public Prosecutor', 'opposed');
  await press(/^Tick the \d missing conditions/);
  await write(/^Bond/, '25,000');
  await write(/^Number of sureties/, '1');

  await write('Language of the order', 'hi');
  await waitFor(() => expect(sentence('trial-will-take-time')).toMatch(/\p{Script=Devanagari}/u), {
    timeout: 20_000,
  });
  expect(sentence('no-flight-risk')).toBe(OWN);
  await waitFor(async () => expect(await paper()).toContain('न्यायालय'), { timeout: 20_000 });
  await waitFor(async () => expect(await paper()).not.toContain(english)); // the preview follows the form
  expect(await paper()).toContain(OWN);

  await press('Sign and approve');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  const decision = Decision.parse((await db.outbox.toArray())[0]?.body);
  expect(decision.language).toBe('hi');
  expect(decision.conditions?.every(({ text }) => /\p{Script=Devanagari}/u.test(text))).toBe(true);
  expect(decision.sentences?.find(({ code }) => code === 'no-flight-risk')?.text).toBe(OWN);
});

it('composes the sentences in English again', async () => {
  const id = await opened();
  await tick(/^The trial is likely to take time/);
  await waitFor(() => expect(sentence('trial-will-take-time')).not.toBe(''));
  const english = sentence('trial-will-take-time');
  for (const language of ['hi', 'en']) {
    await write('Language of the order', language);
    await waitFor(() => expect(isHindi(sentence('trial-will-take-time'))).toBe(language === 'hi'), {
      timeout: 20_000,
    });
  }
  expect(sentence('trial-will-take-time')).toBe(english);
  await waitFor(async () =>
    expect(await orderDraftOf(db, { applicationId: id, status: 'Approved' })).toMatchObject({
      language: 'en',
    }),
  );
});

it('opens a draft of an older release in the language of its reasons', async () => {
  const reasons = ['investigation-complete'] as const;
  const hindi = { reasons, sentences: { 'investigation-complete': 'अन्वेषण पूर्ण है।' } };
  expect(languageOf(hindi, 'en')).toBe('hi');
  expect(languageOf({ reasons, sentences: { 'investigation-complete': ENGLISH_REASON } }, 'hi')).toBe('en');
  expect(languageOf({ reasons: [], sentences: {} }, 'hi')).toBe('hi');
  await opened(hindi);
  const chosen = await screen.findByLabelText<HTMLSelectElement>('Language of the order');
  expect(chosen.value).toBe('hi');
  await waitFor(async () => expect(await paper()).toContain('अन्वेषण पूर्ण है।'), { timeout: 20_000 });
});
