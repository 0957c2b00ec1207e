/** An earlier application is found on the device by each FIR of an application in several. */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { recordedOf } from '#data/records/application/same-matter-applications.ts';
import { fileOne } from './acts.ts';
import { testDb, testPorts } from './test-device.ts';

const further = {
  firNumber: '31/2026',
  firDate: '',
  policeStation: 'Kothrud',
  district: '',
  state: '',
  sections: 'BNS 316(2)',
  allegations: 'A deposit for a flat was kept.',
};

it('finds it by a further FIR, and not by an FIR that it does not name', async () => {
  const db = await testDb();
  const ports = testPorts();
  const free = {
    court: 'sessions',
    custodyStatus: 'not-arrested',
    arrestDate: '',
    relief: 'anticipatory',
  } as const;
  const _id = await fileOne(db, ports, { ...free, firNumber: '218/2026', furtherFirs: [further] });
  const found = async (firNumber: string, policeStation: string) =>
    (await recordedOf(db, { firNumber, policeStation })).map((row) => row._id);
  expect(await found('31/2026', 'P.S. Kothrud')).toEqual([_id]);
  expect(await found('32/2026', 'Kothrud')).toEqual([]);
  const ofBoth = await recordedOf(db, {
    firNumber: '99/2026',
    policeStation: 'Aundh',
    furtherFirs: [{ firNumber: '31/2026', policeStation: 'Kothrud' }],
  });
  expect(ofBoth.map((row) => row._id)).toEqual([_id]);
});
