/** Orders over the API: each relief and outcome is signed without a blank, and an unlawful one is refused. */
import { beforeAll, expect, it } from 'vitest';
import type { Decision } from '#contract/application/order.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import { ORDER_MATTERS } from '../../documents/orders/order-matters.ts';

const server = serverForFile();
let lawyer: Calls;
let judge: Calls;

beforeAll(async () => {
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  judge = callsOf(server, await server.makeUser('judge'));
});

async function decided(name: string, change: Partial<Decision> = {}) {
  const matter = ORDER_MATTERS[name];
  if (!matter) throw new Error(`no matter ${name}`);
  const filed = await lawyer.post('/applications', matter.content);
  expect(filed.status).toBe(201);
  const path = `/applications/${filed.body._id}`;
  if (matter.cancels) await judge.put(path, { status: 'Approved', reasons: ['parity'] });
  return judge.put(path, { ...matter.decision, ...change });
}

const textOf = async (orderId: string): Promise<string> => {
  const { rows } = await server.pool.query('SELECT exact_text FROM order_seals WHERE order_id = $1', [
    orderId,
  ]);
  return String(rows[0]?.exact_text);
};

/** Fractions and periods depend on the day of the server. */
const ON_THE_DAY_OF_THE_RECORD = new Set(['default-refused', 'default-granted']);

it.each(Object.keys(ORDER_MATTERS).filter((name) => !ON_THE_DAY_OF_THE_RECORD.has(name)))(
  'signs without a blank: %s',
  async (name) => {
    const { status, body } = await decided(name);
    expect(body.fields).toBeUndefined();
    expect(status).toBe(200);
    const text = await textOf(body.orders.at(-1)._id);
    expect(text).not.toMatch(/_{2,}|\[|undefined|null|Notstated/);
    expect(text.length).toBeGreaterThan(400);
  },
);

it('refuses a grant without the finding of NDPS 37 and leaves the application pending', async () => {
  const { status, body } = await decided('ndps-granted', { findings: [] });
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual(['findings']);
});

it('tells the judge of an older app to update it before an order in transit', async () => {
  const { status, body } = await decided('transit-granted', { findings: [] });
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual(['findings']);
  expect(body.msg).toContain(
    'Update the app, open this order again and record the finding. Your draft is kept.',
  );
});

it('tells the judge of an app without the outcome of an order to update it too', async () => {
  const { status, body } = await decided('anticipatory-atrocities-granted', {
    outcome: undefined,
    findings: [],
  });
  expect(status).toBe(400);
  expect(body.fields.findings).toContain('Update the app');
});

it('refuses default bail on the gravity of the offence', async () => {
  const { status, body } = await decided('default-refused', { reasons: ['gravity-of-offence'] });
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toContain('reasons');
});

it('refuses to sign other words than the judge saw', async () => {
  const { status, body } = await decided('sessions-granted', { shown: 'a'.repeat(64) });
  expect(status).toBe(400);
  expect(body.msg).toContain('changed after you saw them');
});

it('accepts the call of the specification with a status alone', async () => {
  const { content } = ORDER_MATTERS['magistrate-granted'] ?? {};
  const { body } = await lawyer.post('/applications', content);
  const answer = await judge.put(`/applications/${body._id}`, { status: 'Approved' });
  expect(answer.status).toBe(200);
  expect(await textOf(answer.body.orders[0]._id)).toContain('Nobondissetbythisorder.');
});
