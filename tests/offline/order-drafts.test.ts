/** Two devices of one judge: a draft order of one is shown on the other, and neither overwrites it. */
import 'fake-indexeddb/auto';
import { v7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import {
  discardOrderDraft,
  orderDraftOf,
  type OrderKey,
  saveOrderDraft,
} from '#data/records/application/order-drafts.ts';
import { putAwayOrders } from '#data/records/application/decision-outcomes.ts';
import { ordersElsewhere, settleElsewhere } from '#data/records/order-draft/shared-orders.ts';
import { syncNow } from '#data/device/sync.ts';
import { type Device, deviceOf, lostAfter, lostBefore } from './real-device.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();
let phone: Device;
let desk: Device;
let key: OrderKey;

beforeEach(async () => {
  const person = await server.makeUser('judge');
  phone = await deviceOf(server, person);
  desk = await deviceOf(server, person);
  key = { applicationId: v7(), status: 'Rejected' };
});

const sync = (device: Device) => syncNow(device.db, device.ports);
const write = (device: Device, text: string) => saveOrderDraft(device.db, key, { text });
const here = async (device: Device) => (await orderDraftOf(device.db, key))?.text;
const elsewhere = async (device: Device) =>
  (await ordersElsewhere(device.db, key)).map(({ draft }) => draft.text);

it('appears once on the other device despite a lost answer', async () => {
  await write(phone, 'Gravity');
  phone.ports.fetch = lostBefore;
  await sync(phone);
  phone.ports.fetch = lostAfter(phone.online); // done, and the answer lost
  await sync(phone);
  phone.ports.fetch = phone.online;
  await sync(phone);
  await write(phone, 'Gravity of the offence');
  await sync(phone);
  await sync(desk);
  expect(await elsewhere(desk)).toEqual(['Gravity of the offence']);
  expect(await here(desk)).toBeUndefined();
  expect(await elsewhere(phone)).toEqual([]);
});

it('keeps both drafts when both devices write', async () => {
  await write(phone, 'On the phone');
  await write(desk, 'On the desk');
  await sync(phone);
  await sync(desk);
  await sync(phone);
  expect([await here(phone), await elsewhere(phone)]).toEqual(['On the phone', ['On the desk']]);
  expect([await here(desk), await elsewhere(desk)]).toEqual(['On the desk', ['On the phone']]);
});

it('leaves the other device when signed or discarded, with a receipt', async () => {
  await write(phone, 'On the phone');
  await sync(phone);
  await sync(desk);
  await settleElsewhere(desk.db, key);
  expect(await elsewhere(desk)).toEqual([]);
  await sync(desk);
  await sync(phone);
  expect(await here(phone)).toBeUndefined();
  expect((await putAwayOrders(phone.db, 9)).map(({ text }) => text)).toEqual(['On the phone']);
  await write(phone, 'Begun again');
  await sync(phone);
  await sync(desk);
  expect(await elsewhere(desk)).toEqual(['Begun again']);
  await discardOrderDraft(phone.db, key);
  await sync(phone);
  await sync(desk);
  expect(await elsewhere(desk)).toEqual([]);
});

it('leaves both devices when the copied draft is discarded', async () => {
  await write(phone, 'The same');
  await sync(phone);
  await sync(desk);
  await write(desk, 'The same');
  await sync(desk);
  await discardOrderDraft(desk.db, key);
  await sync(desk);
  await sync(phone);
  expect(await here(phone)).toBeUndefined();
});

it('stays on its device when edited after the other device signs', async () => {
  await write(phone, 'On the phone');
  await sync(phone);
  await sync(desk);
  await write(phone, 'On the phone, and more');
  await settleElsewhere(desk.db, key);
  await sync(desk);
  await sync(phone);
  expect(await here(phone)).toBe('On the phone, and more');
  await sync(phone);
  await sync(desk);
  expect(await elsewhere(desk)).toEqual(['On the phone, and more']);
});
