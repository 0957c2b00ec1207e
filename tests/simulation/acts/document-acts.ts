/** Adds documents to applications, cases and drafts, and removes unsent ones. */
import { createHash } from 'node:crypto';
import { createDraft } from '#data/records/application/drafts.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { addDocument } from '#data/records/document/add-document.ts';
import type { DocumentOf } from '#data/records/document/document-parent.ts';
import { removeDocument } from '#data/records/document/remove-document.ts';
import { filledForm } from '../../data/test-device.ts';
import { samplePdf } from '../../support/sample-files.ts';
import type { Area } from '../area.ts';
import type { Person } from '../person.ts';

async function addOne(person: Person): Promise<boolean> {
  const { db, random } = person;
  const keys = async (table: 'applications' | 'cases' | 'drafts') => db[table].toCollection().primaryKeys();
  const all: DocumentOf[] = [
    ...(await keys('applications')).map((id) => ({ kind: 'application', id }) as const),
    ...(await keys('cases')).map((id) => ({ kind: 'case', id }) as const),
    ...(await keys('drafts')).map((id) => ({ kind: 'draft', id }) as const),
  ];
  return all.length > 0 && add(person, random.pick(all));
}

/** True if it is sent on its own; a draft's document is sent when the draft is filed. */
async function add(person: Person, of: DocumentOf): Promise<boolean> {
  const { db, ports, words } = person;
  const name = `${words()}pdf`;
  const added = await addDocument(db, ports, { of, kind: 'annexure', name, bytes: fileFor(person, name) });
  if (!added.ok || added.value.as === 'known') return false;
  return of.kind !== 'draft' || (await db.drafts.get(of.id))?.amends !== undefined;
}

/** Now and then one that was added before, somewhere. */
function fileFor({ device, random }: Person, name: string): Uint8Array<ArrayBuffer> {
  const { files } = device.around.server;
  if (files.size > 0 && random.chance(0.2)) return random.pick([...files.values()]);
  const bytes = samplePdf(1, { trailer: `/Name (${name}) ` });
  files.set(createHash('sha256').update(bytes).digest('hex'), bytes);
  return bytes;
}

async function fileWithOne(person: Person): Promise<boolean> {
  const { db, ports, words } = person;
  const { _id } = await createDraft(db, ports, filledForm({ bailGrounds: words() }));
  await add(person, { kind: 'draft', id: _id });
  return (await fileDraft(db, ports, _id)).ok;
}

async function takeAway({ db, ports, random }: Person): Promise<boolean> {
  const here = await db.documents.toCollection().primaryKeys();
  if (here.length > 0) await removeDocument(db, ports, random.pick(here));
  return false;
}

export const documents: Area = {
  'document add-document': { often: 4, doing: addOne },
  'file with a paper': { often: 1.5, by: 'lawyer', doing: fileWithOne },
  'take a paper away': { often: 0.7, doing: takeAway },
};
