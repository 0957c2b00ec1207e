/** Private notes on a case, from another program: this app has no place for them yet, and keeps what comes as it came. */
import type { Area } from './area.ts';
import type { Person } from './person.ts';

async function noteElsewhere({ device, db, words, random }: Person): Promise<boolean> {
  const { server, ledger } = device.around;
  const { _id: userId } = device.user;
  const own = [...server.state.notes.values()].filter(({ by }) => by._id === userId);
  const about = await db.cases.toCollection().primaryKeys();
  const note = own.length > 0 && random.chance(0.6) ? random.pick(own) : undefined;
  if (!note && about.length === 0) return false;
  const call = note
    ? random.chance(0.4)
      ? { method: 'DELETE', path: `/api/notes/${note._id}` }
      : { method: 'PUT', path: `/api/notes/${note._id}`, body: { text: words() } }
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

export const notes: Area = { 'a note elsewhere': { often: 0.7, doing: noteElsewhere } };
