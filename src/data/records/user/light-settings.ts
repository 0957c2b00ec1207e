/** Reads settings without their schema, for code that runs at start. */
import { type Layout, LAYOUTS } from '#contract/account/layouts.ts';
import { type Reminder, REMINDERS } from '#contract/account/reminders.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';

/** The current value: the unsent change, otherwise the server's. */
export async function settingOf(db: Db, name: string): Promise<unknown> {
  const profile = await getMeta(db, 'profile'); // sequential: inside a transaction only Dexie promises may be awaited
  const unsentPatch = await getMeta(db, 'settingsPatch');
  const patch = unsentPatch?.[name];
  return patch === undefined ? profile?.settings[name] : patch;
}

export async function layoutOf(db: Db): Promise<Layout> {
  const storedLayout = await settingOf(db, 'layout');
  return LAYOUTS.find((each) => each === storedLayout) ?? 'grid';
}

export async function reminderOf(db: Db): Promise<Reminder> {
  const storedReminder = await settingOf(db, 'reminder');
  return REMINDERS.find((each) => each === storedReminder) ?? '1-day';
}
