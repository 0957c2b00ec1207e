/** The diary of a case: entries are added, and corrected by other entries. */
import { writeEntry } from '#data/records/diary/write-entry.ts';
import type { DiaryForm } from '#data/records/diary/diary-drafts.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { courtDayOf } from '#data/store/clock.ts';
import type { Area } from '../area.ts';
import type { Person } from '../person.ts';

/** Of a day that has passed by both clocks, now and then of today. */
async function enter(person: Person, form: DiaryForm, caseId: string): Promise<boolean> {
  const { db, ports, random, words } = person;
  const { day } = await courtDayOf(db, ports);
  const draft = {
    caseId,
    date: addDays(day, random.chance(0.2) ? 0 : -1),
    time: '',
    officer: '',
    location: '',
    description: words(),
    attachments: [],
    sharedWithCourt: random.chance(0.5),
  };
  return (await writeEntry(db, ports, { form, draft })).ok;
}

async function addOne(person: Person): Promise<boolean> {
  const { db, random } = person;
  const about = await db.cases.toCollection().primaryKeys();
  if (about.length === 0) return false;
  const caseId = random.pick(about);
  return enter(person, { kind: 'new', caseId }, caseId);
}

async function correctOne(person: Person): Promise<boolean> {
  const { db, random, looksAt } = person;
  const all = await db.diary.toArray();
  if (all.length === 0) return false;
  const entry = random.pick(all);
  looksAt(entry);
  return enter(person, { kind: 'correction', of: entry._id }, entry.caseId);
}

export const diary: Area = {
  'diary add-diary-entry': { often: 4, by: 'lawyer', doing: addOne },
  'diary correct-diary-entry': { often: 2, by: 'lawyer', doing: correctOne },
};
