/** From the operator's import to the device, by the real routes and database: at the next sync, and back. */
import 'fake-indexeddb/auto';
import { beforeAll, expect, it } from 'vitest';
import { LawTextsFile } from '#contract/law/law-texts.ts';
import { heldEdition, officialFiles } from '#data/law/law-edition.ts';
import { type LawPull, pullLaw } from '#data/law/pull-law.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { syncNow } from '#data/device/sync.ts';
import { LAW_EDITION } from '#law/law-edition.ts';
import { importLawTexts, revertEdition } from '../../server/law/change-edition.ts';
import { lawFileOf, TEXT } from '../support/law-texts-file.ts';
import { type Device, deviceOf, lostAfter } from './real-device.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();
let device: Device;
const shared = new SharedDb(`shared-${crypto.randomUUID()}`);

beforeAll(async () => {
  device = await deviceOf(server, await server.makeUser('lawyer'));
});

const texts = async (): Promise<string[]> => {
  const files = await officialFiles(shared);
  return files.flatMap(({ bytes }) =>
    LawTextsFile.parse(JSON.parse(new TextDecoder().decode(bytes))).texts.map(({ text }) => text),
  );
};

/** One round, as the page and the worker do it. */
async function sync(fetch = device.online): Promise<LawPull | undefined> {
  const pulls: Promise<LawPull>[] = [];
  const ports = { ...device.ports, fetch };
  const afterPull = () => {
    pulls.push(pullLaw(shared, device.db, ports));
  };
  await syncNow(device.db, { ...ports, afterPull });
  const [pulled] = await Promise.all(pulls);
  return pulled;
}

it('stores the shipped edition and then finds it current', async () => {
  expect(await sync()).toBe('new');
  expect([await heldEdition(shared), await texts()]).toEqual([LAW_EDITION, []]);
  expect(await sync()).toBe('current');
});

it('fetches imported texts at the next sync, removes them after a revert', async () => {
  const operator = { ...server.ports, operator: 'clerk' };
  await importLawTexts(operator, LawTextsFile.parse(lawFileOf()));
  expect(await sync(lostAfter(device.online))).toBeUndefined(); // not even the pull was answered
  expect(await sync()).toBe('new');
  expect(await texts()).toEqual([TEXT.text]);
  expect(await sync()).toBe('current');
  await revertEdition(operator);
  expect(await sync()).toBe('new');
  expect([await texts(), await shared.lawTexts.count()]).toEqual([[], 0]);
});
