/** Settings that are read without their schema, for a start and what follows it draw and reckon by them. */
import { type Layout, LAYOUTS } from '#contract/layouts.ts';
import { type Reminder, REMINDERS } from '#contract/reminders.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';

/** As this device knows it: what waits to be sent over what the server has. */
export async function settingOf(db: Db, name: string): Promise<unknown> {
  const profile = await getMeta(db, 'profile'); // one after the other: inside a transaction nothing else may be waited for
  const waiting = await getMeta(db, 'settingsPatch');
  const patch = waiting?.[name];
  return patch === undefined ? profile?.settings[name] : patch;
}

export async function layoutOf(db: Db): Promise<Layout> {
  const asked = await settingOf(db, 'layout');
  return LAYOUTS.find((each) => each === asked) ?? 'grid';
}

export async function reminderOf(db: Db): Promise<Reminder> {
  const asked = await settingOf(db, 'reminder');
  return REMINDERS.find((each) => each === asked) ?? '1-day';
}
