/** A judge lists hearings, moves them and records their outcomes. */
import { changeHearing, type HearingOf, scheduleHearing } from '#data/records/hearing/write-hearing.ts';
import { NEEDS_YOU } from '#data/store/outbox-row.ts';
import { rowsOf } from '#data/outbox/outbox.ts';
import { courtDayOf } from '#data/store/clock.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Area } from '../area.ts';
import type { Person } from '../person.ts';

const TIMES = ['10:30', '11:00', '14:15'];
const DAYS = [0, 1, 3, 9];

const todayOf = async ({ db, ports }: Pick<Person, 'db' | 'ports'>): Promise<CalendarDate> =>
  (await courtDayOf(db, ports)).day;

async function scheduleOne(person: Person): Promise<boolean> {
  const { db, ports, random, words } = person;
  const of = await somethingToHear(person);
  if (!of) return false;
  const listing = {
    date: addDays(await todayOf(person), random.pick(DAYS)),
    time: random.pick(TIMES),
    purpose: words(),
    ...(random.chance(0.3) && { minutes: 20 }),
  };
  return (await scheduleHearing(db, ports, { of, listing })).ok;
}

async function somethingToHear({ db, random }: Person): Promise<HearingOf | undefined> {
  const applications = await db.applications.toCollection().primaryKeys();
  const cases = await db.cases.toCollection().primaryKeys();
  const all: HearingOf[] = [
    ...applications.map((id) => ({ kind: 'application', id }) as const),
    ...cases.map((id) => ({ kind: 'case', id }) as const),
  ];
  return all.length === 0 ? undefined : random.pick(all);
}

async function changeOne(person: Person): Promise<boolean> {
  const { db, random, device } = person;
  const all = await db.hearings.toArray();
  if (all.length === 0 || device.user.role !== 'judge') return false; // a run begins by asking everybody
  return changeIt(person, random.pick(all)._id);
}

/** Also where its listing has come back: the judge opens it and corrects it. */
export async function changeIt(person: Person, id: string): Promise<boolean> {
  const { db, ports, looksAt } = person;
  const hearing = await db.hearings.get(id);
  if (!hearing) return false;
  looksAt(hearing);
  const { patch, isNew } = await change(person);
  const isPlain = (await rowsOf(db, id)).every(
    ({ op, state }) => op !== 'schedule-hearing' && !NEEDS_YOU.includes(state),
  );
  const done = await changeHearing(db, ports, id, patch);
  return done.ok && isNew && isPlain; // a listing that is unsent or returned is corrected in place
}

interface Change {
  readonly patch: Readonly<Record<string, unknown>>;
  /** The patch contains a new value. */
  readonly isNew: boolean;
}

async function change(person: Person): Promise<Change> {
  const { random, words } = person;
  const today = await todayOf(person);
  const nextDate = addDays(today, 10 + random.below(4));
  const patches: (() => Record<string, unknown>)[] = [
    () => ({ notes: words() }),
    () => ({ courtroom: words() }),
    () => ({ purpose: words(), date: addDays(today, random.pick(DAYS)) }),
    () => ({ state: 'cancelled', notes: words() }),
    () => ({ state: 'adjourned', adjournedBy: 'court', reason: words(), nextDate }),
    () => ({ state: 'heard', notes: words() }),
  ];
  if (random.chance(0.3)) {
    return {
      patch: { date: addDays(today, random.pick(DAYS)), time: random.pick(TIMES) },
      isNew: false,
    };
  }
  return { patch: random.pick(patches)(), isNew: true };
}

export const hearings: Area = {
  'hearing schedule-hearing': { often: 2.5, by: 'judge', doing: scheduleOne },
  'hearing change-hearing': { often: 6, by: 'judge', doing: changeOne },
};
