/**
 * A demonstration account with invented matters on this device alone, removed like any account. Without a
 * token it sends and fetches nothing.
 */
import type { Order } from '#contract/application/order.ts';
import { type ApplicationForm, BLANK_FORM } from '#domain/application/application-form.ts';
import { addDays, type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';
import { beginDraft } from '#data/records/application/drafts.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { type Db, openUserDb } from '#data/store/db.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { announce } from '#data/store/session-channel.ts';
import { setCurrentUser, type SharedDb } from '#data/store/shared-db.ts';
import { DEMONSTRATION } from '#data/store/demonstration-person.ts';
import { DEMO_DRAFT, DEMO_ORDER } from './demonstration-records.ts';

export async function startDemonstration(shared: SharedDb, ports: Ports): Promise<void> {
  const db = await openUserDb(DEMONSTRATION._id);
  try {
    if (!(await getMeta(db, 'profile'))) await fill(db, ports);
    await setMeta(db, 'user', DEMONSTRATION);
  } finally {
    db.close();
  }
  await setCurrentUser(shared, DEMONSTRATION._id);
  announce({ kind: 'signed-in', userId: DEMONSTRATION._id });
}

async function fill(db: Db, ports: Ports): Promise<void> {
  const today = dayInIndia(ports.now());
  await setMeta(db, 'user', DEMONSTRATION);
  await file(db, ports, { id: DEMO_ORDER, form: theft(today) });
  await file(db, ports, { id: ports.newId(), form: cheating(today) });
  await asIfSent(db, ports);
  await decide(db, ports);
  await beginDraft(db, ports, { id: DEMO_DRAFT, form: vehicle(today) });
  await setMeta(db, 'profile', { ...DEMONSTRATION, version: 1, settings: {} });
}

interface Filing {
  readonly id: string;
  readonly form: Partial<ApplicationForm>;
}

async function file(db: Db, ports: Ports, { id, form }: Filing): Promise<void> {
  await beginDraft(db, ports, { id, form });
  const filed = await fileDraft(db, ports, id);
  if (!filed.ok) throw new Error(`the demonstration cannot be filed: ${JSON.stringify(filed.error)}`);
}

/** Marks the rows as a server would have answered them. */
async function asIfSent(db: Db, ports: Ports): Promise<void> {
  const at = nowIso(ports);
  let count = 0;
  await db.transaction('rw', [db.applications, db.cases, db.outbox, db.bases], async () => {
    await db.outbox.clear();
    await db.bases.clear();
    for (const { _id } of await db.applications.toArray()) {
      count += 1;
      await db.applications.update(_id, {
        applicationNumber: `DEMO/${at.slice(0, 4)}/000${count}`,
        version: 1,
        asOf: at,
      });
    }
    await db.cases.toCollection().modify({ version: 1, asOf: at });
  });
}

async function decide(db: Db, ports: Ports): Promise<void> {
  const record = await db.applications.get(DEMO_ORDER);
  if (!record) return;
  const order: Order = {
    _id: ports.newId(),
    at: nowIso(ports),
    from: 'Pending',
    to: 'Approved',
    by: {
      name: 'A. Sample',
      designation: 'Judicial Magistrate',
      court: 'Court of the Magistrate, Pune',
      seat: { kind: 'magistrate', place: 'Pune' },
    },
    reasons: ['long-custody', 'trial-will-take-time'],
    text: 'The applicant has been in custody since the arrest, and the trial has not begun. Sample order.',
    conditions: [
      { code: 'attend', text: 'Shall attend on every date of hearing.', concern: 'Progress of the trial' },
    ],
    bond: { amount: 25_000, sureties: 1 },
  };
  await db.applications.update(DEMO_ORDER, { status: 'Approved', orders: [order], version: 2 });
  await db.cases.update(record.caseId, { status: 'Approved', version: 2 });
}

const COMMON: Partial<ApplicationForm> = {
  ...BLANK_FORM,
  gender: 'male',
  court: 'magistrate',
  courtPlace: 'Pune',
  custodyStatus: 'judicial',
  previousBail: 'none',
  bailConditions: 'standard',
  advocateName: DEMONSTRATION.name,
};

const theft = (today: CalendarDate): Partial<ApplicationForm> => ({
  ...COMMON,
  fullName: 'Ravi Shinde',
  age: '27',
  occupation: 'Delivery rider',
  address: 'Sample Nagar, Hadapsar, Pune',
  firNumber: '101/2026',
  policeStation: 'Hadapsar',
  sections: 'BNS 303(2)',
  allegations: 'Is said to have taken a two-wheeler from a parking place.',
  arrestDate: addDays(today, -74),
  offenceDate: addDays(today, -76),
  bailGrounds: 'The vehicle is recovered, and nothing remains to be recovered from the applicant.',
});

const cheating = (today: CalendarDate): Partial<ApplicationForm> => ({
  ...COMMON,
  fullName: 'Sunita Pawar',
  age: '41',
  gender: 'female',
  occupation: 'Tailor',
  address: 'Sample Chawl, Kothrud, Pune',
  firNumber: '212/2026',
  policeStation: 'Kothrud',
  sections: 'BNS 318(4)',
  allegations: 'Is said to have taken deposits for a savings scheme and not returned them.',
  arrestDate: addDays(today, -20),
  offenceDate: addDays(today, -60),
  bailGrounds: 'The case rests on documents that the police already hold.',
  bailConditions: 'reporting',
});

const vehicle = (today: CalendarDate): Partial<ApplicationForm> => ({
  ...COMMON,
  fullName: 'Imran Shaikh',
  age: '33',
  occupation: 'Mechanic',
  address: 'Sample Peth, Pune',
  firNumber: '305/2026',
  policeStation: 'Kothrud',
  court: 'sessions',
  sections: 'BNS 318(4)',
  allegations: 'Is said to have taken money for a vehicle and not delivered it.',
  arrestDate: addDays(today, -5),
  offenceDate: addDays(today, -6),
  bailGrounds: 'The money was returned before the arrest, and the applicant has a fixed home.',
});
