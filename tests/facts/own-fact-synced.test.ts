/** One row and its texts are enough: the server stores the fact, and a second device of the user has it. */
import { ownAnswer } from './own-fact.ts';
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import { syncNow } from '#data/device/sync.ts';
import { amendOne, fileOne } from '../data/acts.ts';
import { deviceOf } from '../offline/real-device.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();

it('syncs to the server and a second device, also after an amendment', async () => {
  const person = await server.makeUser('lawyer');
  const first = await deviceOf(server, person);
  const second = await deviceOf(server, person);
  const id = await fileOne(first.db, first.ports, ownAnswer('3'));
  await syncNow(first.db, first.ports);
  await syncNow(second.db, second.ports);
  expect((await applicationOf(second.db, id))?.case.person).toMatchObject({ dependants: 3 });
  await amendOne(first.db, first.ports, { id, form: ownAnswer('4') });
  await syncNow(first.db, first.ports);
  await syncNow(second.db, second.ports);
  expect((await applicationOf(second.db, id))?.case.person).toMatchObject({ dependants: 4 });
  const stored = await server.pool.query("SELECT record->'case'->'person' AS person FROM applications");
  expect(stored.rows).toEqual([{ person: { dependants: 4 } }]);
});
