/** A judge says how a case is managed. */
import { setCategory } from '#data/records/case/case-category.ts';
import { anyCase } from './application-acts.ts';
import type { Area } from '../area.ts';
import type { Person } from '../person.ts';

async function manageCase(person: Person): Promise<boolean> {
  const { db, ports, random, looksAt, device } = person;
  const row = await anyCase(person);
  if (!row || device.user.role !== 'judge') return false; // a run begins by asking everybody
  looksAt(row);
  await setCategory(db, ports, row._id, random.pick(['Standard', 'Expedited', 'Complex']));
  return false; // the same choice again queues nothing
}

export const managing: Area = { 'case manage-case': { often: 3, by: 'judge', doing: manageCase } };
