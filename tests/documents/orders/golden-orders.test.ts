/** Golden orders of each relief and outcome in both languages, and the words that no order prints. */
import { describe, expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import type { Decision, Order } from '#contract/application/order.ts';
import { orderFaults } from '#documents/order/order-faults.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { matterOfOrder, signedOrder } from '#documents/signed-order.ts';
import { orderPaper as hindiOrder } from '#text/hi/papers/documents-order.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import { serverApplication } from '../../data/server-records.ts';
import { decide } from '../../../server/acts/decide/order-of-decision.ts';
import { TABLES } from '../../law/law-tables.ts';
import { ORDER_MATTERS, type OrderMatter } from './order-matters.ts';

const identity = { verifiedName: 'S. Deshpande', designation: 'Additional Sessions Judge-4', courtId: null };

const stamp = (n: number) => ({
  orderId: `01939d00-0000-7000-8000-00000000000${n}`,
  at: `2026-11-20T0${n + 5}:00:00.000Z`,
  judge: identity.verifiedName,
  identity,
  deviceTime: undefined,
});

/** The application with the order that the server makes. */
function decided({ content, decision, cancels }: OrderMatter, more: Partial<Decision> = {}): Application {
  const filed = serverApplication({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each matter has every required group
    ...(content as Partial<Application>),
    createdAt: '2026-11-20T05:00:00.000Z',
  });
  const before = cancels ? decide(filed, { status: 'Approved' }, stamp(1)) : filed;
  return decide(before, { ...decision, ...more }, stamp(2));
}

const lastOf = ({ orders }: Application): Order => {
  const order = orders.at(-1);
  if (!order) throw new Error('no order was made');
  return order;
};

const context = (language: 'en' | 'hi') => ({
  lawEdition: '2026-11',
  tables: TABLES,
  papers: language === 'hi' ? HINDI_PAPERS : undefined,
  words: language === 'hi' ? hindiOrder : undefined,
});

function paperOf(matter: OrderMatter, language: 'en' | 'hi'): string {
  const application = decided(matter, { language });
  return plainText(signedOrder(application, lastOf(application), context(language)));
}

const LANGUAGES = ['en', 'hi'] as const;

describe.each(Object.entries(ORDER_MATTERS))('%s', (name, matter) => {
  it('may be signed', () => {
    const application = decided(matter);
    const found = matterOfOrder(application, lastOf(application), context('en'));
    expect(orderFaults(found, matter.decision, matter.cancels && 'Approved')).toEqual([]);
  });

  it.each(LANGUAGES)('matches the golden order (%s)', async (language) => {
    await expect(paperOf(matter, language)).toMatchFileSnapshot(`golden/${name}.${language}.txt`);
  });

  it.each(LANGUAGES)('has no blank, and no word that an order may not print (%s)', (language) => {
    const text = paperOf(matter, language);
    expect(text).not.toMatch(/_{2,}|\[|undefined|null|NaN|Not stated/);
    expect(text).not.toMatch(/culprit|criminal antecedent of guilt|अपराधी|Zamanat|\d %/i);
    expect(text).not.toMatch(/no coercive step/i);
  });
});

describe('release directions', () => {
  it.each(['anticipatory-granted', 'anticipatory-protection', 'transit-granted', 'anticipatory-refused'])(
    'names the police station and no jail (%s)',
    (name) => {
      const text = paperOf(matterNamed(name), 'en');
      expect(text).not.toMatch(/jail|Superintendent|shall be released on bail in this case/i);
      expect(text).toContain('Station House Officer, Police Station');
    },
  );

  it('directs arrest, surrender or police action in no refusal of anticipatory bail', () => {
    expect(paperOf(matterNamed('anticipatory-refused'), 'en')).not.toMatch(
      /shall (surrender|be arrested)|police shall/i,
    );
  });

  it('names no child', () => {
    for (const language of LANGUAGES) {
      expect(paperOf(matterNamed('child-granted'), language)).not.toMatch(/Sunil|Jadhav|सुनील/);
    }
  });
});

function matterNamed(name: string): OrderMatter {
  const matter = ORDER_MATTERS[name];
  if (!matter) throw new Error(`no matter ${name}`);
  return matter;
}
