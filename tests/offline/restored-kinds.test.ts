/**
 * After a server restore no record of a user is lost silently, whether lost alone or with its matter. The
 * last test fails if a kind is missing here.
 */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyMineAgain } from '#data/outbox/conflict.ts';
import { sendLostAgain } from '#data/outbox/resend-lost-rows.ts';
import { needsYouItems } from '#data/outbox/sync-state.ts';
import { saveOrderDraft } from '#data/records/application/order-drafts.ts';
import { saveAssessment } from '#data/records/assessment/save-assessment.ts';
import { openCase } from '#data/records/case/open-case.ts';
import { keepPoint } from '#data/records/contested/contested-points.ts';
import { writeEntry } from '#data/records/diary/write-entry.ts';
import { addDocument } from '#data/records/document/add-document.ts';
import { saveReportDraft } from '#data/records/feedback/report-drafts.ts';
import { reportError } from '#data/records/feedback/report-error.ts';
import { scheduleHearing } from '#data/records/hearing/write-hearing.ts';
import { engineOf, KINDS as DEVICE_KINDS } from '#data/records/kinds.ts';
import { keepNote } from '#data/records/note/notes.ts';
import { changeSettings, sendSettings } from '#data/records/user/settings.ts';
import { sweepBytes } from '#data/records/document/document-bytes.ts';
import { syncNow } from '#data/device/sync.ts';
import { addDays, dayInIndia } from '#kernel/calendar-date.ts';
import { fileOne } from '../data/acts.ts';
import { samplePdf } from '../support/sample-files.ts';
import { backupOf } from '../support/server-backup.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { type Device, deviceOf } from './real-device.ts';

let server: TestServer;
let lawyer: Device;
let judge: Device;

beforeEach(async () => {
  server = await startTestServer();
  lawyer = await deviceOf(server, await server.makeUser('lawyer'));
  judge = await deviceOf(server, await server.makeUser('judge'));
});
afterEach(() => server.stop());

/** Syncs after the pause in which further text is awaited. */
async function sync({ db, ports }: Device): Promise<void> {
  const later = { ...ports, now: () => new Date(ports.now().getTime() + 5_000) };
  await syncNow(db, later);
  await sendSettings(db, later);
}

interface Matter {
  readonly id: string;
  readonly caseId: string;
}

const WORDS = 'Written before the server was restored.';
const FACTORS = {
  answers: { criminalHistory: 'low', flightRisk: 'low', severityOfCharges: 'high', socialEconomic: 'low' },
  weights: { criminalHistory: 30, flightRisk: 25, severityOfCharges: 30, socialEconomic: 15 },
} as const;

interface RestoredKind {
  readonly by: 'lawyer' | 'judge';
  readonly table: string;
  readonly make: (device: Device, matter: Matter) => Promise<unknown>;
  /** Nothing of a matter. */
  readonly alone?: true;
}

const KINDS: Readonly<Record<string, RestoredKind>> = {
  application: {
    by: 'lawyer',
    table: 'applications',
    alone: true,
    make: ({ db, ports }) => fileOne(db, ports, { firNumber: '99/2026', bailGrounds: WORDS }),
  },
  case: {
    by: 'lawyer',
    table: 'cases',
    alone: true,
    make: ({ db, ports }) => openCase(db, ports, { applicant: WORDS, court: 'sessions', courtPlace: 'Pune' }),
  },
  assessment: {
    by: 'lawyer',
    table: 'assessments',
    make: ({ db, ports }, { caseId }) => saveAssessment(db, ports, { caseId, ...FACTORS }),
  },
  contested: {
    by: 'judge',
    table: 'contested',
    make: ({ db, ports }, { id }) =>
      keepPoint(db, ports, {
        id: ports.newId(),
        applicationId: id,
        point: { about: 'Custody', says: WORDS, state: 'open' },
      }),
  },
  document: {
    by: 'lawyer',
    table: 'documents',
    make: ({ db, ports }, { id }) =>
      addDocument(db, ports, {
        of: { kind: 'application', id },
        kind: 'annexure',
        name: 'fir.pdf',
        bytes: samplePdf(),
      }),
  },
  diary: {
    by: 'lawyer',
    table: 'diary',
    make: ({ db, ports }, { caseId }) =>
      writeEntry(db, ports, {
        form: { kind: 'new', caseId },
        draft: {
          caseId,
          date: addDays(dayInIndia(ports.now()), -1),
          time: '',
          officer: '',
          location: '',
          description: WORDS,
          attachments: [],
        },
      }),
  },
  feedback: {
    by: 'lawyer',
    table: 'feedback',
    alone: true,
    make: async ({ db, ports }) => {
      const report = { title: 'BNS 303', fault: 'heading', message: WORDS, email: '' } as const;
      await saveReportDraft(db, 'BNS 303', report);
      const card = { card: 'BNS 303', code: 'BNS', section: '303', subject: 'BNS 303: heading' };
      await reportError(db, ports, { ...report, ...card });
    },
  },
  hearing: {
    by: 'judge',
    table: 'hearings',
    make: ({ db, ports }, { id }) =>
      scheduleHearing(db, ports, {
        of: { kind: 'application', id },
        listing: { date: addDays(dayInIndia(ports.now()), 3), time: '10:30', purpose: 'arguments' },
      }),
  },
  note: {
    by: 'lawyer',
    table: 'notes',
    make: ({ db, ports }, { caseId }) => keepNote(db, ports, { id: ports.newId(), caseId, text: WORDS }),
  },
  'order-draft': {
    by: 'judge',
    table: 'order_drafts',
    make: ({ db }, { id }) => saveOrderDraft(db, { applicationId: id, status: 'Rejected' }, { text: WORDS }),
  },
  user: {
    by: 'lawyer',
    table: "users WHERE settings->>'theme' = 'dark'",
    alone: true,
    make: ({ db }) => changeSettings(db, { theme: 'dark' }),
  },
};

const SILENT = new Set(['order-draft', 'user']);
const countOf = async (table: string) =>
  Number((await server.pool.query(`SELECT count(*) AS n FROM ${table}`)).rows[0]?.n);
const rowsOf = async ({ db }: Device) =>
  (await needsYouItems(db)).flatMap((item) => (item.kind === 'row' ? [item.row] : []));

async function file(): Promise<Matter> {
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  await sync(judge);
  return { id, caseId: (await lawyer.db.applications.get(id))?.caseId ?? '' };
}

/** Resends all lost rows at once; conflicts are resolved first. */
async function sendAll(device: Device): Promise<void> {
  await sendLostAgain(engineOf(device.db, device.ports));
  await sync(device);
  for (const { n, state } of await device.db.outbox.toArray()) {
    if (state === 'conflict') await applyMineAgain(engineOf(device.db, device.ports), { n });
  }
  await sync(device);
}

/**
 * First the matter from its owner's device, then the records in it, and both again for rows that waited on
 * the other.
 */
async function everybodySends(): Promise<void> {
  for (const device of [lawyer, judge, lawyer, judge]) {
    await sync(device);
    await sendAll(device);
  }
}

const NAMES = Object.entries(KINDS);

describe.each([
  ['alone', NAMES],
  ['with its matter', NAMES.filter(([, { alone }]) => !alone)],
] as const)('a record lost by a restored server, %s', (how, kinds) => {
  it.each(kinds)('returns to its user and is saved again: %s', async (entity, { by, table, make }) => {
    const early = await backupOf(server);
    const matter = await file();
    const restore = how === 'alone' ? await backupOf(server) : early;
    const before = how === 'alone' ? await countOf(table) : 0;
    const device = by === 'lawyer' ? lawyer : judge;
    await make(device, matter);
    await sync(device);
    expect(await countOf(table)).toBe(before + 1);
    await restore();
    expect(await countOf(table)).toBe(before);

    await sync(device);
    const lostRows = (await device.db.outbox.toArray()).filter(
      ({ lastError }) => lastError?.code === 'lost-by-server',
    );
    const isTold = lostRows.some((row) => row.entity === entity);
    expect(isTold || SILENT.has(entity) || how === 'with its matter').toBe(true);
    await everybodySends();
    expect(await countOf(table)).toBe(before + 1);
    for (const each of [lawyer, judge]) expect(await rowsOf(each)).toEqual([]);
  });
});

it('keeps sent document bytes for ninety days for a restore', async () => {
  const { id } = await file();
  await KINDS['document']?.make(lawyer, { id, caseId: '' });
  await sync(lawyer);
  const [paper] = await lawyer.db.documents.toArray();
  await sweepBytes(lawyer.db, lawyer.ports, { most: 0 });
  expect(await lawyer.db.blobs.get(paper?.sha256 ?? '')).toBeDefined();
  const later = new Date(lawyer.ports.now().getTime() + 91 * 86_400_000);
  await sweepBytes(lawyer.db, { now: () => later }, { most: 0 });
  expect(await lawyer.db.blobs.get(paper?.sha256 ?? '')).toBeUndefined();
});

it('covers every kind of record', () => {
  expect(Object.keys(KINDS).toSorted()).toEqual(DEVICE_KINDS.all.map(({ entity }) => entity).toSorted());
});
