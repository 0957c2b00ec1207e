/**
 * First sync of 10,000 applications and cases, against a bare page that writes the same rows. One Chromium,
 * four times slower, alternating; ratios of time and CPU within a round. The product keeps its live queries
 * open. `node bench/first-sync.mjs [applications]`
 */
import { chromium } from 'playwright-core';
import { LAUNCH } from './launch.mjs';
import { slowDown } from './page-marks.mjs';
import { smallPage } from './small-page.mjs';

const COUNT = Number(process.argv[2] ?? 10_000);
const ROUNDS = 3;
const OWNER = '01939d00-0000-7000-8000-000000000001';

const PAGE = `import { Dexie, liveQuery } from 'dexie';
import { Db } from '../../src/data/store/db.ts';
import { setMeta } from '../../src/data/store/meta.ts';
import { engineOf } from '../../src/data/records/kinds.ts';
import { pull } from '../../src/data/sync/pull.ts';
import { syncState } from '../../src/data/outbox/sync-state.ts';
import { SealThread } from '../../src/parts/row-sealing/seal-thread.ts';
import { ownHearingsAfter } from '../../src/data/records/hearing/own-hearings.ts';
import { layoutOf } from '../../src/data/records/user/light-settings.ts';
import { dashboardFigures } from '../../src/features/work/dashboard/dashboard-figures.ts';
import { recentWork } from '../../src/features/work/dashboard/recent-work.ts';

const ports = {
  fetch: (url, init) => fetch(url, init),
  now: () => new Date(),
  random: Math.random,
  newId: () => crypto.randomUUID(),
  locks: navigator.locks,
  clientVersion: '0.1.0',
  tabId: 'bench',
};
const worker = () => new Worker(new URL('../../src/parts/row-sealing/seal-worker.ts', import.meta.url), { type: 'module' });
const thread = new SealThread(worker);
const sealMany = async (key, rows) => {
  const boxes = await thread.seal(key, rows);
  if (boxes === null) throw new Error('the worker sealed nothing');
  return boxes;
};
const SHOWN = [
  (db) => dashboardFigures(db, new Date()),
  (db) => recentWork(db, 10),
  (db) => ownHearingsAfter(db, '2024-01-01', 5),
  layoutOf,
  syncState,
  (db) => db.notifications.where('read').equals(0).count(),
];

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

window.product = async () => {
  const db = new Db('product-' + crypto.randomUUID());
  await setMeta(db, 'user', { _id: '${OWNER}', name: 'M', email: 'm@example.in', role: 'lawyer' });
  await setMeta(db, 'token', 't');
  let runs = 0;
  const watched = SHOWN.map((read) => liveQuery(() => read(db)).subscribe(() => void (runs += 1)));
  const took = await timed(() => pull(engineOf(db, { ...ports, sealMany })));
  const rows = (await db.applications.count()) + (await db.cases.count());
  for (const each of watched) each.unsubscribe();
  await db.delete();
  return { took, rows, runs };
};

window.bare = async () => {
  const db = new Dexie('bare-' + crypto.randomUUID(), { chromeTransactionDurability: 'strict' });
  db.version(1).stores({
    applications: '_id, caseId, createdAt, status, [status+createdAt], seen',
    cases: '_id, nextHearingDate, [status+nextHearingDate], firNumber, createdAt, seen',
    meta: 'k',
  });
  await db.open();
  const took = await timed(async () => {
    let next = '';
    for (let more = true; more; ) {
      const page = await (await fetch('/api/changes?limit=1000' + (next && '&since=' + next))).json();
      const of = (entity) => page.changes.filter((each) => each.entity === entity).map(({ data }) => ({ ...data, seen: 0 }));
      await db.transaction('rw', ['applications', 'cases', 'meta'], async () => {
        await db.table('applications').bulkPut(of('application'));
        await db.table('cases').bulkPut(of('case'));
        await db.table('meta').put({ k: 'sync', v: { cursor: page.next } });
      });
      ({ next, more } = page);
    }
  });
  const rows = (await db.table('applications').count()) + (await db.table('cases').count());
  await db.delete();
  return { took, rows, runs: 0 };
};
document.title = 'ready';`;

const text =
  'The prosecution says that the applicant was seen near the place on the evening of the offence. ';

/** @type {(n: number, group: number) => string} */
const idOf = (n, group) => `01939d00-0000-7${group}00-8000-${n.toString(16).padStart(12, '0')}`;

/** @type {(n: number) => object} */
const factsOf = (n) => ({
  firNumber: `${n}/2024`,
  firDate: '2024-07-09',
  policeStation: 'Shivajinagar',
  district: 'Pune',
  state: 'Maharashtra',
  court: 'sessions',
  courtPlace: 'Pune',
  sections: ['BNS 303(2)', 'BNS 317(2)'],
  allegations: text.repeat(8),
  custodyStatus: 'judicial',
  arrestDate: '2024-07-10',
  firstRemandDate: '2024-07-11',
  custody: [{ from: '2024-07-10', kind: 'police' }],
  chargesheet: { state: 'not-filed', asOf: '2024-09-01' },
  antecedents: { known: true, rows: [] },
});

/** @type {(n: number) => readonly object[]} */
function changesOf(n) {
  const at = new Date(Date.UTC(2024, 0, 1) + n * 3_600_000).toISOString();
  const facts = factsOf(n);
  const applicant = { name: `Applicant ${n}`, age: 30, gender: 'male', address: '12 Shivaji Nagar, Pune' };
  const application = {
    _id: idOf(n, 0),
    caseId: idOf(n, 1),
    version: 1,
    applicationNumber: `BA/2024/${n}`,
    status: n % 3 === 0 ? 'Pending' : 'Approved',
    createdAt: at,
    createdBy: OWNER,
    applicantId: OWNER,
    language: 'en',
    applicant,
    case: facts,
    bail: { relief: 'regular-sessions', grounds: text.repeat(12), previousApplications: 'none' },
    advocate: { name: 'Meera Kulkarni', enrolmentNumber: 'MAH/1/2015' },
    updates: [{ description: 'Filed.', date: at, by: 'Meera Kulkarni' }],
    documents: [],
    hearings: [],
    orders: [],
  };
  const record = {
    _id: idOf(n, 1),
    version: 1,
    ownerId: OWNER,
    title: `Applicant ${n} v. State of Maharashtra`,
    firNumber: `${n}/2024`,
    policeStation: 'Shivajinagar',
    court: 'sessions',
    courtPlace: 'Pune',
    filingDate: '2024-07-12',
    applicant: { name: applicant.name, firstName: 'Applicant', lastName: String(n) },
    respondent: 'State of Maharashtra',
    charges: ['BNS 303(2)', 'BNS 317(2)'],
    description: text.repeat(8),
    status: application.status,
    dcmCategory: 'Standard',
    facts,
    createdAt: at,
  };
  return [
    { entity: 'application', id: application._id, version: 1, data: application },
    { entity: 'case', id: record._id, version: 1, data: record },
  ];
}

const changes = Array.from({ length: COUNT }, (_, n) => changesOf(n)).flat();
const pages = new Map();

/** @type {(url: URL) => string} */
function pageAt({ searchParams }) {
  const since = Number(searchParams.get('since') ?? 0);
  const next = since + Number(searchParams.get('limit') ?? 500);
  const key = `${since}-${next}`;
  const page = { changes: changes.slice(since, next), next: String(next), more: next < changes.length };
  if (!pages.has(key)) pages.set(key, JSON.stringify(page));
  return pages.get(key);
}

const bench = await smallPage(PAGE);
const server = await bench.serve((url) => (url.pathname === '/api/changes' ? pageAt(url) : null));

const browser = await chromium.launch(LAUNCH);
/** @type {(which: 'product' | 'bare') => Promise<{ took: number, worked: number, rows: number, runs: number }>} */
async function once(which) {
  const page = await browser.newPage();
  await page.goto(server.url);
  await page.waitForFunction(() => document.title === 'ready');
  await slowDown(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await busy(cdp);
  const done = await page.evaluate(
    (name) =>
      Reflect.get(window, name)().catch((e) => {
        throw new Error(name + ': ' + e.name + ' ' + e.message);
      }),
    which,
  );
  const worked = (await busy(cdp)) - before;
  await page.close();
  return { ...done, worked };
}

/** @type {(cdp: import('playwright-core').CDPSession) => Promise<number>} */
async function busy(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

const rounds = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const bare = await once('bare');
  const product = await once('product');
  if (product.rows !== bare.rows) throw new Error(`product ${product.rows} rows, bare ${bare.rows}`);
  rounds.push({ bare, product, ratio: product.took / bare.took, work: product.worked / bare.worked });
}
await browser.close();
await server.stop();
bench.remove();

for (const { bare, product, ratio, work } of rounds) {
  const [times, worked] = [
    [bare.took, product.took],
    [bare.worked, product.worked],
  ].map((each) => each.map(Math.round).join(' / '));
  process.stdout.write(`bare / product: ${times} ms, ${ratio.toFixed(2)} x; `);
  process.stdout.write(`thread ${worked} ms, ${work.toFixed(2)} x; ${product.runs} queries\n`);
}
/** @type {(values: readonly number[]) => string} */
const middle = (values) =>
  values.toSorted((left, right) => left - right)[values.length >> 1]?.toFixed(2) ?? '';
process.stdout.write(
  `first sync of ${COUNT} applications and cases: ${middle(rounds.map(({ ratio }) => ratio))} x, ` +
    `thread ${middle(rounds.map(({ work }) => work))} x\n`,
);
