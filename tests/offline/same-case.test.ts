/**
 * The case of an application is computed on the device and on the server. Both must agree after every filing,
 * amendment, withdrawal, case change and decision.
 */
import 'fake-indexeddb/auto';
import { fc } from '../support/fast-check.ts';
import { expect, it } from 'vitest';
import { decideApplication, UNDO_MS } from '#data/records/application/decide.ts';
import { withdrawApplication } from '#data/records/application/withdraw.ts';
import { saveCaseFacts } from '#data/records/case/case-facts.ts';
import { syncNow } from '#data/device/sync.ts';
import { stationKey } from '#domain/case/fir.ts';
import { firKey } from '#domain/case/fir-key.ts';
import { canBeAmended, canBeDecided } from '#domain/case/status-rules.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { placeKey } from '#kernel/place-key.ts';
import { amendOne, fileOne } from '../data/acts.ts';
import { type Device, deviceOf } from './real-device.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();

const texts = fc.record({
  firNumber: fc.constantFrom('218/2024', '0218/2024', '218 / 2024', '77/2025'),
  policeStation: fc.constantFrom('Shivaji Nagar', 'shivajinagar', 'Hadapsar'),
  fullName: fc.constantFrom('Ramesh Jadhav', 'RAMESH JADHAV', 'Suresh Pawar'),
  state: fc.constantFrom('', 'Maharashtra'),
  phone: fc.constantFrom('', '98765 43210'),
  sections: fc.constantFrom('BNS 303(2)', 'BNS 303(2), BNS 317(2)'),
  advocateName: fc.constantFrom('', 'Meera Kulkarni'),
});

const steps = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('file' as const), form: texts }),
    fc.record({ act: fc.constant('amend' as const), form: texts, which: fc.nat(9) }),
    fc.record({
      act: fc.constantFrom('withdraw' as const, 'grant' as const, 'say' as const),
      which: fc.nat(9),
    }),
    fc.record({ act: fc.constant('send' as const) }),
  ),
  { minLength: 3, maxLength: 14 },
);

it('computes the same case on the device and on the server', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (acts) => {
      const lawyer = await deviceOf(server, await server.makeUser('lawyer'));
      const judge = await deviceOf(server, await server.makeUser('judge'));
      const world: World = { lawyer, judge, filed: [] };
      for (const step of [...acts, { act: 'send' as const }]) {
        lawyer.ports.wait(1_000);
        await take(world, step);
      }
      const cases = await serverCases(world);
      expect(new Set(cases.map(matterOf)).size, 'one case of one person in one FIR').toBe(cases.length);
      await Promise.all([lawyer.db.delete(), judge.db.delete()]);
    }),
    { numRuns: 25, seed: 20261122 },
  );
});

interface World {
  readonly lawyer: Device;
  readonly judge: Device;
  readonly filed: string[];
}

interface Step {
  readonly act: 'file' | 'amend' | 'withdraw' | 'grant' | 'say' | 'send';
  readonly form?: Partial<ApplicationForm>;
  readonly which?: number;
}

const take = (world: World, step: Step): Promise<unknown> => ACTS[step.act](world, step);

const ACTS: Readonly<Record<Step['act'], (world: World, step: Step) => Promise<unknown>>> = {
  file: async ({ lawyer, filed }, { form }) => filed.push(await fileOne(lawyer.db, lawyer.ports, form)),
  send,
  amend: async ({ lawyer, filed }, { form = {}, which }) => {
    const known = await one(lawyer, filed, which);
    if (!known || !canBeAmended(known)) return;
    const { firNumber: _f, policeStation: _p, fullName: _n, ...inTheMatter } = form;
    await amendOne(lawyer.db, lawyer.ports, { id: known._id, form: inTheMatter });
  },
  withdraw: async ({ lawyer, filed }, { which }) => {
    const known = await one(lawyer, filed, which);
    if (known) await withdrawApplication(lawyer.db, lawyer.ports, known._id);
  },
  say: async ({ lawyer, filed }, { which }) => {
    const known = await one(lawyer, filed, which);
    if (known) {
      await saveCaseFacts(lawyer.db, lawyer.ports, known.caseId, { delayByAccusedDays: which });
    }
  },
  grant: async (world, { which }) => {
    const { lawyer, judge, filed } = world;
    await send(world);
    const known = await one(lawyer, filed, which);
    if (!known || !canBeDecided(known.status)) return;
    await decideApplication(judge.db, judge.ports, known._id, { status: 'Approved' });
    judge.ports.wait(UNDO_MS);
    await syncNow(judge.db, judge.ports);
    await syncNow(lawyer.db, lawyer.ports);
  },
};

const one = async ({ db }: Device, filed: readonly string[], which = 0) =>
  db.applications.get(filed[which % Math.max(1, filed.length)] ?? '');

/** The device shows the same before sending, on the server and after sending. */
async function send(world: World): Promise<void> {
  const { lawyer, judge } = world;
  const before = await deviceCases(lawyer);
  expect(await syncNow(lawyer.db, lawyer.ports)).toMatchObject({ drain: { kind: 'drained' } });
  const onServer = (await serverCases(world)).map(withoutLocalFields);
  expect(onServer).toEqual(before);
  expect(await deviceCases(lawyer)).toEqual(before);
  expect(await lawyer.db.bases.count()).toBe(0);
  await syncNow(judge.db, judge.ports);
}

async function serverCases({ lawyer }: World): Promise<Record<string, unknown>[]> {
  const owner = (await lawyer.db.meta.get('user'))?.v;
  const found = await server.pool.query('SELECT record FROM cases WHERE owner_id = $1 ORDER BY _id', [
    isRecord(owner) && owner['_id'],
  ]);
  return found.rows.map(({ record }) => record);
}

const deviceCases = async ({ db }: Device) =>
  (await db.cases.orderBy('_id').toArray()).map(withoutLocalFields);

/** Version and instants are each side's own. */
function withoutLocalFields(record: object): object {
  const {
    version: _v,
    asOf: _a,
    seen: _s,
    createdAt: _c,
    filingDate: _f,
    ...rest
  } = { ...record } as Record<string, unknown>;
  return rest;
}

const matterOf = ({ firNumber, policeStation, applicant }: Record<string, unknown>): string =>
  JSON.stringify([
    firKey(String(firNumber)),
    stationKey(String(policeStation)),
    isRecord(applicant) && placeKey(String(applicant['name'])),
  ]);
