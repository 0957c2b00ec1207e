/** Contested points of an application: entered, marked and removed by its judge. */
import { CONTESTED_STATES } from '#contract/case/contested.ts';
import { keepPoint, removePoint } from '#data/records/contested/contested-points.ts';
import type { ContestedRow } from '#data/store/rows.ts';
import type { Area } from '../area.ts';
import type { Person } from '../person.ts';

async function enter(person: Person): Promise<boolean> {
  const { db, ports, random, words } = person;
  const about = await db.applications.toCollection().primaryKeys();
  if (about.length === 0) return false;
  const point = { about: 'Custody', says: words(), state: random.pick(CONTESTED_STATES) };
  return (await keepPoint(db, ports, { id: random.id(), applicationId: random.pick(about), point })).ok;
}

async function anyPoint({ db, random }: Person): Promise<ContestedRow | undefined> {
  const all = await db.contested.toArray();
  return all.length === 0 ? undefined : random.pick(all);
}

async function mark(person: Person): Promise<boolean> {
  const { db, ports, random, words, looksAt } = person;
  const found = await anyPoint(person);
  if (!found) return false;
  looksAt(found);
  const { _id: id, applicationId, about, says, note } = found;
  const point = {
    about,
    says: random.chance(0.5) ? `${says} ${words()}` : says,
    state: random.pick(CONTESTED_STATES),
    ...(note !== undefined && { note }),
  };
  await keepPoint(db, ports, { id, applicationId, point });
  return false; // merged into the queued row
}

async function removeOne(person: Person): Promise<boolean> {
  const { db, ports, looksAt } = person;
  const found = await anyPoint(person);
  if (!found) return false;
  looksAt(found);
  await removePoint(db, ports, found._id);
  return false; // an unsent record leaves nothing to send
}

export const contested: Area = {
  'contested contest-point': { often: 3, by: 'judge', doing: enter },
  'contested change-point': { often: 3, by: 'judge', doing: mark },
  'contested remove-point': { often: 0.7, by: 'judge', doing: removeOne },
};
