/**
 * What a person can do, one act for each operation of each kind of record (`kinds.ts`): `acts.test.ts` says which one is
 * missing when a kind or an operation is added. An act answers whether something was queued.
 */
import { DEFAULT_ANSWERS, DEFAULT_WEIGHTS } from '#law/risk/checklist.ts';
import { contentOf } from '#contract/application.ts';
import { draftFromApplication } from '#data/records/application/amend.ts';
import { undoDecision } from '#data/records/application/decide.ts';
import { putAwayReturned, signedDecisions } from '#data/records/application/decision-outcomes.ts';
import { createDraft, saveDraft, takeOverDraft } from '#data/records/application/drafts.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { withdrawApplication } from '#data/records/application/withdraw.ts';
import { saveAssessment } from '#data/records/assessment/save-assessment.ts';
import { setCategory } from '#data/records/case/case-category.ts';
import { saveCaseFacts } from '#data/records/case/case-facts.ts';
import { saveReportDraft } from '#data/records/feedback/report-drafts.ts';
import { reportError } from '#data/records/feedback/report-error.ts';
import { changeSettings } from '#data/records/user/settings.ts';
import type { ApplicationRow, CaseRow } from '#data/store/db.ts';
import { keepAsDraft } from '#parts/decision-panel/keep-as-draft.ts';
import { order as orderWords } from '#text/en/order.ts';
import { mayBeAmended } from '#domain/status-rules.ts';
import { filledForm } from '../data/test-device.ts';
import { changeOne, scheduleOne } from './hearing-acts.ts';
import { changeNote, noteElsewhere, removeOne, writeNote } from './note-acts.ts';
import { discardOrder, signOrder, takeOrderIn, writeOrder } from './order-acts.ts';
import type { Person } from './person.ts';

/** True where it queued something, false where there was nothing to do it to, or it was refused. */
type Doing = (person: Person) => Promise<boolean>;

const NAMES = ['Ramesh Jadhav', 'Sunita Pawar'];
const FIRS = ['123/2026', '0456/2026'];
export const PLACES = ['Pune', 'Pune', 'Pune', 'Nashik'];

async function file({ db, ports, random, words, looksAt }: Person): Promise<boolean> {
  const grounds = words();
  const place = { courtPlace: random.pick(PLACES), firNumber: random.pick(FIRS) };
  const form = filledForm({ ...place, fullName: random.pick(NAMES), bailGrounds: grounds });
  looksAt(undefined);
  const { _id } = await createDraft(db, ports, form);
  return random.chance(0.85) && (await fileDraft(db, ports, _id)).ok; // or it stays a draft for now
}

/** A draft that was begun earlier, on this device. */
async function fileBegun(person: Person): Promise<boolean> {
  const { db, ports, random, looksAt } = person;
  const drafts = await db.drafts.toArray();
  if (drafts.length === 0) return false;
  const { _id } = random.pick(drafts);
  const draft = await takeOverDraft(db, ports, _id);
  if (!draft) return false;
  looksAt(draft.under);
  const filed = await fileDraft(db, ports, _id);
  return filed.ok && draft.amends === undefined; // an amendment may say nothing new
}

async function ownApplication({ db, random }: Person): Promise<ApplicationRow | undefined> {
  const open = await db.applications.filter(({ status }) => mayBeAmended(status)).toArray();
  return open.length === 0 ? undefined : random.pick(open);
}

async function amend(person: Person): Promise<boolean> {
  const { db, ports, random, words, looksAt, device } = person;
  const row = await ownApplication(person);
  if (!row || device.user.role === 'judge') return false;
  const draft = await draftFromApplication(db, ports, row._id);
  await takeOverDraft(db, ports, draft._id);
  const text = words();
  const changes = [
    { allegations: text },
    { bailGrounds: text },
    { address: text },
    { address: text, bailGrounds: text },
    { courtPlace: random.pick(PLACES) },
  ];
  const change = random.pick(changes);
  const saved = await saveDraft(db, ports, draft._id, { form: change });
  if (!saved.ok) return false;
  if (random.chance(0.15)) return false; // left open: it is filed later, or never
  looksAt(draft.under ?? contentOf(row));
  const filed = await fileDraft(db, ports, draft._id);
  return filed.ok && !('courtPlace' in change);
}

async function withdraw(person: Person): Promise<boolean> {
  const { db, ports, device } = person;
  const row = await ownApplication(person);
  if (!row || device.user.role === 'judge') return false;
  return (await withdrawApplication(db, ports, row._id)).ok;
}

async function anyApplication({ db, random }: Person): Promise<ApplicationRow | undefined> {
  const all = await db.applications.toArray();
  return all.length === 0 ? undefined : random.pick(all);
}

async function anyCase({ db, random }: Person): Promise<CaseRow | undefined> {
  const all = await db.cases.toArray();
  return all.length === 0 ? undefined : random.pick(all);
}

async function keepCase(person: Person): Promise<boolean> {
  const { db, ports, random, words, looksAt, device } = person;
  const row = await anyCase(person);
  if (!row || device.user.role === 'judge') return false;
  looksAt(row);
  const fact = random.pick(['role', 'applicantVersion']);
  return (await saveCaseFacts(db, ports, row._id, { [fact]: words() })).ok;
}

async function manageCase(person: Person): Promise<boolean> {
  const { db, ports, random, looksAt, device } = person;
  const row = await anyCase(person);
  if (!row || device.user.role !== 'judge') return false;
  looksAt(row);
  await setCategory(db, ports, row._id, random.pick(['Standard', 'Expedited', 'Complex']));
  return false; // the same choice again queues nothing
}

async function assess(person: Person): Promise<boolean> {
  const { db, ports } = person;
  const row = await anyCase(person);
  if (!row) return false;
  const saved = { caseId: row._id, factors: [], answers: DEFAULT_ANSWERS, weights: DEFAULT_WEIGHTS };
  return (await saveAssessment(db, ports, saved)).ok;
}

async function report({ db, ports, words }: Person): Promise<boolean> {
  const card = 'BNS 304';
  const draft = { title: card, fault: 'punishment', message: words(), email: '' } as const;
  await saveReportDraft(db, card, draft);
  const subject = `${card}: Wrong punishment or classification`;
  return (await reportError(db, ports, { ...draft, card, code: 'BNS', section: '304', subject })).ok;
}

/** In general, from another program: a device queues it only where a restored server has lost it. */
async function sendFeedback({ device, words, random }: Person): Promise<boolean> {
  const { server, ledger } = device.around;
  const key = random.id();
  ledger.elsewhere.add(key);
  server.answer('/api/feedback', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-auth-token': server.signIn(device.user._id),
      'idempotency-key': key,
    },
    body: JSON.stringify({
      _id: random.id(),
      feedbackType: 'general',
      subject: 'In general',
      message: words(),
    }),
  });
  return false;
}

/** By the name of the kind and of its operation, as `kinds.ts` has them. */
export const ACT_OF: Readonly<Record<string, Doing>> = {
  'application file': file,
  'application amend': amend,
  'application withdraw': withdraw,
  'application decide': signOrder,
  'case keep-case': keepCase,
  'case manage-case': manageCase,
  'assessment assess': assess,
  'feedback report-error': report,
  'feedback send-feedback': sendFeedback,
  'hearing schedule-hearing': scheduleOne,
  'hearing change-hearing': changeOne,
  'note write-note': writeNote,
  'note change-note': changeNote,
  'note remove-note': removeOne,
};

/** Its words are in the form again before the order goes. */
async function undo(person: Person): Promise<boolean> {
  const { db, ports } = person;
  const row = await anyApplication(person);
  const signed = row && (await signedDecisions(db, row._id)).at(-1);
  if (!row || !signed) return false;
  const kept = await keepAsDraft(db, row._id, { signed, words: orderWords });
  if (kept) await undoDecision(db, ports, row._id);
  return false;
}

const textOf = ({ text = '' }: { readonly text?: string | undefined }): string => text;

async function putAway(person: Person): Promise<boolean> {
  const row = await anyApplication(person);
  if (row) await putAwayReturned(person.db, person.ports, { id: row._id, textOf });
  return false;
}

async function bookmark({ db, random, device, words }: Person): Promise<boolean> {
  const change = random.chance(0.3) ? null : words();
  const setting = random.pick(['sim-a', 'sim-b', `sim-${device.name.slice(-2)}`]);
  const kept = await changeSettings(db, { [setting]: change });
  if (kept.ok) device.settings.set(setting, change);
  return false;
}

/** What is done beside the outbox, or to a row that waits in it. */
export const OTHER_ACTS: Readonly<Record<string, Doing>> = {
  'file begun': fileBegun,
  undo,
  'put away': putAway,
  bookmark,
  'write order': writeOrder,
  'take order in': takeOrderIn,
  'discard order': discardOrder,
  'note elsewhere': noteElsewhere,
};
