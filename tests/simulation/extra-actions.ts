/** Actions outside the outbox or on queued rows: open drafts, an undo, a discarded order, settings. */
import { undoDecision } from '#data/records/application/decide.ts';
import { putAwayReturned, signedDecisions } from '#data/records/application/decision-outcomes.ts';
import { takeOverDraft } from '#data/records/application/drafts.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { changeSettings } from '#data/records/user/settings.ts';
import type { ApplicationRow } from '#data/store/rows.ts';
import { keepAsDraft } from '#parts/order-editor/keep-as-draft.ts';
import type { Area } from './area.ts';
import type { Person } from './person.ts';

/** Files an earlier draft of this device. */
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

async function anyApplication({ db, random }: Person): Promise<ApplicationRow | undefined> {
  const all = await db.applications.toArray();
  return all.length === 0 ? undefined : random.pick(all);
}

/** The form has the text again before the row is removed. */
async function undo(person: Person): Promise<boolean> {
  const { db, ports } = person;
  const row = await anyApplication(person);
  const signed = row && (await signedDecisions(db, row._id)).at(-1);
  if (!row || !signed) return false;
  await keepAsDraft(db, row._id, signed);
  await undoDecision(db, ports, row._id);
  return false;
}

const textOf = ({ text = '' }: { readonly text?: string | undefined }): string => text;

async function discardReturned(person: Person): Promise<boolean> {
  const row = await anyApplication(person);
  if (row) await putAwayReturned(person.db, person.ports, { id: row._id, textOf });
  return false;
}

async function bookmark({ db, random, device, words }: Person): Promise<boolean> {
  const change = random.chance(0.3) ? null : words();
  const setting = random.pick(['sim-a', 'sim-b', `sim-${device.name.slice(-2)}`]);
  await changeSettings(db, { [setting]: change });
  device.settings.set(setting, change);
  return false;
}

export const besides: Area = {
  'file begun': { often: 2, by: 'lawyer', doing: fileBegun },
  undo: { often: 1, by: 'judge', doing: undo },
  'put away': { often: 0.5, by: 'judge', doing: discardReturned },
  bookmark: { often: 1.5, doing: bookmark },
};
