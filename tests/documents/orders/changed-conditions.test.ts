/** An order on the conditions of bail, in both languages: the grant and its bond stay, and no release is ordered. */
import { describe, expect, it } from 'vitest';
import type { NewConditions, RequestInOrder } from '#contract/application/order.ts';
import { orderOnConditions } from '#documents/order/conditions-paper.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { signedOrder } from '#documents/signed-order.ts';
import { day } from '#kernel/calendar-date.ts';
import { contextIn, decided, goldenOrder, lastOf, matterNamed } from './signed-matter.ts';

const LANGUAGES = ['en', 'hi'] as const;

const INPUT = {
  askedBy: 'applicant',
  otherSide: 'heard',
  text: 'The charge-sheet is filed, so the reports to the station serve no purpose.',
  conditions: [{ code: 'attend', text: 'Attend the court on every date', concern: 'Attendance' }],
} as const satisfies Omit<NewConditions, 'shown'>;

const STAMP = {
  orderId: '01939d00-0000-7000-8000-000000000009',
  at: '2026-12-02T06:00:00.000Z',
  judge: 'S. Deshpande',
  designation: 'Additional Sessions Judge-4',
  deviceTime: undefined,
};

interface ChangedOrder {
  readonly name: string;
  readonly language: 'en' | 'hi';
  readonly change?: Partial<NewConditions>;
  readonly request?: RequestInOrder;
}

function paperOf({ name, language, change = {}, request }: ChangedOrder): string {
  const before = decided(matterNamed(name), { language });
  const input = { ...INPUT, ...change, language };
  const order = orderOnConditions(before, lastOf(before), { input, request, stamp: STAMP });
  const application = { ...before, orders: [...before.orders, order] };
  return plainText(signedOrder(application, order, contextIn(language)));
}

describe.each(LANGUAGES)('%s', (language) => {
  it.each([
    ['sessions-conditions', 'sessions-granted', {}],
    ['sessions-conditions-removed', 'sessions-granted', { askedBy: 'court', conditions: [] }],
    ['child-conditions', 'child-granted', { askedBy: 'state', otherSide: 'not-appeared' }],
    ['anticipatory-conditions', 'anticipatory-granted', { askedBy: 'state' }],
  ] satisfies [string, string, Partial<NewConditions>][])(
    'matches the golden order %s',
    async (golden, name, change) => {
      const paper = paperOf({ name, language, change });
      expect(paper).not.toMatch(/_{2,}|\[|undefined|null|NaN|shall be released|Superintendent|25,000/);
      await expect(paper).toMatchFileSnapshot(goldenOrder(golden, language));
    },
  );
});

const REQUEST = {
  _id: '01939d00-0000-7000-8000-000000000010',
  on: day('2026-11-28'),
  asked: 'No report to the police station.\n\nA bond of Rs 10,000 without surety.',
};

describe.each(LANGUAGES)('a request in %s', (language) => {
  it('is rejected by an order that leaves the terms as they are', async () => {
    const { conditions } = lastOf(decided(matterNamed('sessions-granted')));
    const change = { conditions, victim: { result: 'heard', on: day('2026-11-30') } } as const;
    const paper = paperOf({ name: 'sessions-granted', language, change, request: REQUEST });
    expect(paper).not.toMatch(/are replaced|are removed|continues on|बदली जाती|हटाई जाती/);
    await expect(paper).toMatchFileSnapshot(goldenOrder('sessions-request-rejected', language));
  });

  it.each(['sessions-granted', 'child-granted'])('reduces the bond of %s', async (name) => {
    const { conditions } = lastOf(decided(matterNamed(name)));
    const change = { conditions, bond: { amount: 10_000, sureties: 0 } };
    const paper = paperOf({ name, language, change, request: REQUEST });
    expect(paper).not.toMatch(/25,000|are replaced|बदली जाती|rejected|अस्वीकार/);
    await expect(paper).toMatchFileSnapshot(goldenOrder(`${name}-bond-reduced`, language));
  });
});

it('names the power of a higher court over the bond of a Magistrate', () => {
  const before = decided(matterNamed('sessions-granted'), { language: 'en' });
  const ofMagistrate = {
    ...lastOf(before),
    by: { ...lastOf(before).by, seat: { kind: 'magistrate' as const } },
  };
  const input = { ...INPUT, conditions: ofMagistrate.conditions, bond: { amount: 5_000, sureties: 0 } };
  const order = orderOnConditions(before, ofMagistrate, { input, stamp: STAMP });
  const paper = plainText(signedOrder({ ...before, orders: [ofMagistrate, order] }, order, contextIn('en')));
  expect(paper).toMatch(/is reduced under section 484\(2\)/);
});

it('names the power of a higher court over the conditions of a Magistrate', () => {
  const before = decided(matterNamed('sessions-granted'), { language: 'en' });
  const grant = lastOf(before);
  const ofMagistrate = { ...grant, by: { ...grant.by, seat: { kind: 'magistrate' as const } } };
  const order = orderOnConditions(before, ofMagistrate, { input: INPUT, stamp: STAMP });
  const application = { ...before, orders: [ofMagistrate, order] };
  const paper = plainText(signedOrder(application, order, contextIn('en')));
  expect(paper).toMatch(/are replaced under section 483\(1\)\(b\)/);
});
