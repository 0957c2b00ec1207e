/** Private notes on a case: written, changed and removed here, and with another program. */
import { keepNote, removeNote } from '#data/records/note/notes.ts';
import type { NoteRow } from '#data/store/rows.ts';
import type { Area } from '../area.ts';
import type { Person } from '../person.ts';

/** Types a note; more text may follow while it is queued. */
async function writeNote(person: Person): Promise<boolean> {
  const { db, ports, random, words } = person;
  const about = await db.cases.toCollection().primaryKeys();
  if (about.length === 0) return false;
  const note = { id: random.id(), caseId: random.pick(about) };
  const firstText = words();
  if (!(await keepNote(db, ports, { ...note, text: firstText })).ok) return false;
  if (random.chance(0.5)) await keepNote(db, ports, { ...note, text: `${firstText} ${words()}` });
  return true;
}

async function anyNote({ db, random }: Person): Promise<NoteRow | undefined> {
  const all = await db.notes.toArray();
  return all.length === 0 ? undefined : random.pick(all);
}

async function changeNote(person: Person): Promise<boolean> {
  const { db, ports, words, looksAt } = person;
  const note = await anyNote(person);
  if (!note) return false;
  looksAt(note);
  const { _id: id, caseId, text } = note;
  await keepNote(db, ports, { id, caseId, text: `${text} ${words()}` });
  return false; // merged into the queued row
}

async function removeOne(person: Person): Promise<boolean> {
  const { db, ports, looksAt } = person;
  const note = await anyNote(person);
  if (!note) return false;
  looksAt(note);
  await removeNote(db, ports, note._id);
  return false; // an unsent record leaves nothing to send
}

async function noteElsewhere({ device, db, words, random }: Person): Promise<boolean> {
  const { server, ledger } = device.around;
  const { _id: userId } = device.user;
  const own = [...server.state.notes.values()].filter(({ by }) => by._id === userId);
  const about = await db.cases.toCollection().primaryKeys();
  const note = own.length > 0 && random.chance(0.6) ? random.pick(own) : undefined;
  if (!note && about.length === 0) return false;
  const call = note
    ? random.chance(0.4) && !ledger.acts.some(({ row }) => row.entityId === note._id)
      ? { method: 'DELETE', path: `/api/notes/${note._id}` }
      : { method: 'PUT', path: `/api/notes/${note._id}`, body: { text: `${note.text} ${words()}` } }
    : {
        method: 'POST',
        path: `/api/cases/${random.pick(about)}/notes`,
        body: { _id: random.id(), text: words() },
      };
  const key = random.id();
  ledger.elsewhere.add(key);
  server.answer(call.path, {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      'x-auth-token': server.signIn(userId),
      'idempotency-key': key,
      ...(note && { 'if-match': `"${note.version}"` }),
    },
    ...('body' in call && { body: JSON.stringify(call.body) }),
  });
  return false;
}

export const notes: Area = {
  'note write-note': { often: 3, doing: writeNote },
  'note change-note': { often: 3, doing: changeNote },
  'note remove-note': { often: 0.7, doing: removeOne },
  'a note elsewhere': { often: 0.7, doing: noteElsewhere },
};
