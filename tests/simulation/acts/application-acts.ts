/**
 * Actions of a lawyer, who files, amends and withdraws applications and updates cases, and of a judge, who
 * decides.
 */
import { contentOf } from '#contract/application/application.ts';
import { draftFromApplication } from '#data/records/application/amend.ts';
import { createDraft, saveDraft, takeOverDraft } from '#data/records/application/drafts.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { withdrawApplication } from '#data/records/application/withdraw.ts';
import { newCaseDraft } from '#data/records/case/new-case-draft.ts';
import { openCase } from '#data/records/case/open-case.ts';
import { saveCase } from '#data/records/case/save-case.ts';
import { isRefused } from '#data/store/outbox-row.ts';
import { rowsOf } from '#data/outbox/outbox.ts';
import type { ApplicationRow, CaseRow } from '#data/store/rows.ts';
import { canBeAmended } from '#domain/case/status-rules.ts';
import { filledForm } from '../../data/test-device.ts';
import type { Area } from '../area.ts';
import { signOrder } from './order-acts.ts';
import type { Person } from '../person.ts';

const NAMES = ['Ramesh Jadhav', 'Sunita Pawar'];
const FIRS = ['123/2026', '0456/2026'];
const PLACES = ['Pune', 'Pune', 'Pune', 'Nashik'];

async function file({ db, ports, random, words, looksAt }: Person): Promise<boolean> {
  const grounds = words();
  const place = { courtPlace: random.pick(PLACES), firNumber: random.pick(FIRS) };
  const form = filledForm({ ...place, fullName: random.pick(NAMES), bailGrounds: grounds });
  looksAt(undefined);
  const { _id } = await createDraft(db, ports, form);
  return random.chance(0.85) && (await fileDraft(db, ports, _id)).ok; // or it stays a draft for now
}

async function ownApplication({ db, random }: Person): Promise<ApplicationRow | undefined> {
  const open = await db.applications.filter(canBeAmended).toArray();
  return open.length === 0 ? undefined : random.pick(open);
}

async function amend(person: Person): Promise<boolean> {
  const { db, ports, random, words, looksAt } = person;
  const row = await ownApplication(person);
  if (!row) return false;
  const draft = await draftFromApplication(db, ports, row._id);
  await takeOverDraft(db, ports, draft._id);
  const text = words();
  const changes = [
    { allegations: text },
    { bailGrounds: text },
    { address: text },
    { address: text, bailGrounds: text },
  ];
  const change = random.pick(changes);
  const saved = await saveDraft(db, ports, draft._id, { form: change });
  if (!saved.ok) return false;
  if (random.chance(0.15)) return false; // left open: it is filed later, or never
  looksAt(draft.under ?? contentOf(row));
  const filed = await fileDraft(db, ports, draft._id);
  return filed.ok;
}

async function withdraw(person: Person): Promise<boolean> {
  const { db, ports } = person;
  const row = await ownApplication(person);
  if (!row) return false;
  return (await withdrawApplication(db, ports, row._id)).ok;
}

export async function anyCase({ db, random }: Person): Promise<CaseRow | undefined> {
  const all = await db.cases.toArray();
  return all.length === 0 ? undefined : random.pick(all);
}

async function openOne({ db, ports, random, words, looksAt }: Person): Promise<boolean> {
  looksAt(undefined);
  await newCaseDraft(db); // the form opens first
  const details = {
    applicant: random.pick(NAMES),
    court: 'sessions',
    courtPlace: random.pick(PLACES),
    firNumber: random.pick(FIRS),
    policeStation: 'Shivajinagar',
    judge: words(), // a field that no application fills
  } as const;
  return (await openCase(db, ports, details)).ok;
}

async function keepCase(person: Person): Promise<boolean> {
  const { db, ports, random, words, looksAt } = person;
  const row = await anyCase(person);
  if (!row) return false;
  looksAt(row);
  const fact = random.pick(['role', 'applicantVersion', 'judge']);
  const joins = (await rowsOf(db, row._id)).some((each) => each.op === 'keep-case' && isRefused(each));
  const patch = fact === 'judge' ? { judge: words() } : { facts: { [fact]: words() } };
  return (await saveCase(db, ports, row._id, patch)).ok && !joins; // then it is part of that act
}

export const applications: Area = {
  'application file': { often: 5, by: 'lawyer', doing: file },
  'application amend': { often: 6, by: 'lawyer', doing: amend },
  'application withdraw': { often: 1, by: 'lawyer', doing: withdraw },
  'application decide': { often: 6, by: 'judge', doing: signOrder },
  'case open-case': { often: 1, by: 'lawyer', doing: openOne },
  'case keep-case': { often: 3, by: 'lawyer', doing: keepCase },
};
