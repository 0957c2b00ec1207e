// @vitest-environment jsdom
/** The live dates of all matters: computed by the clock worker, or by the page without a worker. */
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { forgetFailures, loggedFailures } from '#data/store/failure-log.ts';
import { day } from '#kernel/calendar-date.ts';
import type { LawTables } from '#parts/law-tables/load-law-tables.ts';
import { clockThread } from '#parts/liberty-clock/clock-thread.ts';
import { type Clock, type ClockWatch, watchClock } from '#parts/liberty-clock/watch-clock.ts';
import { serverCase } from '../data/server-records.ts';
import { testDb } from '../data/test-device.ts';
import { TABLES } from '../law/law-tables.ts';
import { lawTablesOnDevice } from '../support/law-tables-on-device.ts';

const TODAY = day('2026-11-20');
const FEW = { open: 2, coming: 2, asking: 1 };
const PATIENCE = { timeout: 15_000 };

let db: Db;
let watch: ClockWatch | undefined;
let clocks: Clock[];

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await testDb();
  clocks = [];
});
afterEach(() => {
  watch?.stop();
  vi.unstubAllGlobals();
  forgetFailures();
  db.close();
});

/** Default bail is open since the 18th. */
const put = (n: number) =>
  db.cases.put({
    ...serverCase({ _id: `case-${n}` }),
    applicant: { name: `Undertrial ${n}` },
    facts: {
      court: 'magistrate',
      sections: ['BNS 303(2)'],
      custodyStatus: 'judicial',
      arrestDate: day('2026-09-18'),
      firstRemandDate: day('2026-09-19'),
      chargesheet: { state: 'not-filed', asOf: TODAY },
      antecedents: { known: true, rows: [] },
      delayByAccusedDays: 0,
    },
    asOf: null,
  });

const breathe = () => Promise.resolve();
const start = (tables: () => Promise<LawTables> = async () => ({ status: 'ready', tables: TABLES })) => {
  watch = watchClock({ db, tables, breathe, say: (clock) => void clocks.push(clock) });
  return watch;
};
const list = () => {
  const last = clocks.at(-1);
  return last?.status === 'ready' ? last.list : null;
};
const counted = (matters: number) => vi.waitFor(() => expect(list()?.matters).toBe(matters), PATIENCE);

it('reports the visible rows and the total', async () => {
  for (let n = 1; n <= 5; n += 1) await put(n);
  start().ask({ asOf: TODAY, shown: FEW });
  await counted(5);
  expect(list()?.open.map(({ matter }) => matter.name)).toEqual(['Undertrial 1', 'Undertrial 2']);
  expect(list()?.counts.open).toBe(5);
  expect(list()?.losing?.matter.name).toBe('Undertrial 3');
  expect(await watch?.dated()).toHaveLength(5);
});

it('shows more rows without a recount, and recounts for another day', async () => {
  await put(1);
  start().ask({ asOf: TODAY, shown: { ...FEW, open: 0 } });
  await counted(1);
  expect(list()?.open).toEqual([]);
  watch?.ask({ asOf: TODAY, shown: FEW });
  expect(list()?.open[0]?.date.daysLeft).toBe(-2);
  watch?.ask({ asOf: day('2026-11-19'), shown: FEW });
  await vi.waitFor(() => expect(list()?.open[0]?.date.daysLeft).toBe(-1), PATIENCE);
  await put(2);
  await counted(2);
});

it('reports missing law tables, and counts when they arrive', async () => {
  await put(1);
  let tables: LawTables = { status: 'missing' };
  start(async () => tables).ask({ asOf: TODAY, shown: FEW });
  await vi.waitFor(() => expect(clocks).toEqual([{ status: 'no-tables' }]), PATIENCE);
  tables = { status: 'ready', tables: TABLES };
  dispatchEvent(new Event('online'));
  await counted(1);
});

const broken = () => Promise.reject(new TypeError('Undertrial 1'));

it('reports a failure and logs it', async () => {
  forgetFailures();
  await put(1);
  start(broken).ask({ asOf: TODAY, shown: FEW });
  await vi.waitFor(() => expect(clocks).toEqual([{ status: 'failed' }]), PATIENCE);
  expect(loggedFailures()).toMatchObject([{ where: 'background', kind: 'TypeError' }]);
});

it('counts in the page when the worker does not start', async () => {
  await put(1);
  const workers: EventTarget[] = [];
  class Unfetched extends EventTarget {
    readonly postMessage = () => undefined;
    readonly terminate = () => undefined;
    constructor() {
      super();
      workers.push(this);
    }
  }
  vi.stubGlobal('Worker', Unfetched);
  watch = clockThread(db, (clock) => void clocks.push(clock));
  watch.ask({ asOf: TODAY, shown: FEW });
  expect(clocks).toEqual([]);
  workers[0]?.dispatchEvent(new Event('error'));
  await counted(1);
  expect(await watch.dated()).toHaveLength(1);
});
