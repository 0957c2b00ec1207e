/** The paper of a matter's order, as the server makes the order. */
import type { Application } from '#contract/application/application.ts';
import type { Decision, Order } from '#contract/application/order.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { signedOrder } from '#documents/signed-order.ts';
import { orderPaper as hindiOrder } from '#text/hi/papers/documents-order.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import { decide } from '../../../server/acts/decide/order-of-decision.ts';
import { serverApplication } from '../../data/server-records.ts';
import { TABLES } from '../../law/law-tables.ts';
import { ORDER_MATTERS, type OrderMatter } from './order-matters.ts';

const DESIGNATIONS = {
  magistrate: 'Judicial Magistrate First Class-2',
  sessions: 'Additional Sessions Judge-4',
  high: 'Judge, High Court',
};

/** The judge of the Board has no designation of the operator. */
const identityOf = ({ applicant, case: { court } }: Application) => ({
  verifiedName: 'S. Deshpande',
  designation: applicant.age === 16 ? null : DESIGNATIONS[court],
  courtId: null,
});

const stamp = (n: number, application: Application) => ({
  orderId: `01939d00-0000-7000-8000-00000000000${n}`,
  at: `2026-11-20T0${n + 5}:00:00.000Z`,
  judge: 'S. Deshpande',
  identity: identityOf(application),
  deviceTime: undefined,
});

/** The application with the order that the server makes. */
export function decided(
  { content, decision, cancels, interim }: OrderMatter,
  more: Partial<Decision> = {},
): Application {
  const filed = serverApplication({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each matter has every required group
    ...(content as Partial<Application>),
    createdAt: '2026-11-20T05:00:00.000Z',
  });
  const earlier: Decision | undefined = interim ?? (cancels && { status: 'Approved' });
  const before = earlier ? decide(filed, earlier, stamp(1, filed)) : filed;
  return decide(before, { ...decision, ...more }, stamp(2, filed));
}

export const lastOf = ({ orders }: Application): Order => {
  const order = orders.at(-1);
  if (!order) throw new Error('no order was made');
  return order;
};

export const contextIn = (language: 'en' | 'hi') => ({
  lawEdition: '2026-11',
  tables: TABLES,
  papers: language === 'hi' ? HINDI_PAPERS : undefined,
  words: language === 'hi' ? hindiOrder : undefined,
});

export function paperOf(matter: OrderMatter, language: 'en' | 'hi'): string {
  const application = decided(matter, { language });
  return plainText(signedOrder(application, lastOf(application), contextIn(language)));
}

export function matterNamed(name: string): OrderMatter {
  const matter = ORDER_MATTERS[name];
  if (!matter) throw new Error(`no matter ${name}`);
  return matter;
}

/** File of a golden order. Its folder is the first word of its name: the relief, the Act or the person. */
export const goldenOrder = (name: string, language: string): string =>
  `golden/${name.split('-')[0]}/${name}.${language}.txt`;
