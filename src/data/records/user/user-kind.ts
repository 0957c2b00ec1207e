/** The user's account from the server. Changes that a restored server lost are sent again. */
import { isRecord, patchBetween } from '#kernel/merge-patch.ts';
import { ProfilePatch, type User } from '#contract/account/user.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta, setMeta, stateOf } from '#data/store/meta.ts';
import type { ApplyContext, RecordKind } from '#data/outbox/record-kind.ts';
import { kindOutsideOutbox } from '#data/records/defined-kind.ts';
import { userRecord } from '#records/user.ts';
import { combinePatches } from './settings.ts';

export const userKind: RecordKind = {
  ...kindOutsideOutbox(userRecord), // settings are sent by settings.ts
  applyRecords: async (arrival, records) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what its schema reads arrives
    for (const user of records as readonly User[]) {
      if (user._id === arrival.userId) await applyUser(arrival, user);
    }
  },
  remove: async () => undefined,
  recompute: async () => undefined,
};

async function applyUser({ db, at, serverRolledBack }: ApplyContext, user: User): Promise<void> {
  const { _id, email, role } = user;
  const known = await getMeta(db, 'profile');
  if (known?._id === _id && known.version > user.version) {
    if ((await stateOf(db, 'sync')).resync === undefined) return; // a page that was requested before our last answer
    if (serverRolledBack) await sayAgain(db, { at, ours: known, theirs: user });
  }
  await setMeta(db, 'profile', user);
  const name = (await getMeta(db, 'profilePatch'))?.name ?? user.name;
  await setMeta(db, 'user', { _id, name, email, role });
  await markReadElsewhere(db, user.settings);
}

interface SetBack {
  readonly at: string;
  readonly ours: User;
  readonly theirs: User;
}

/**
 * Queues the difference as the user's change, below their later changes. Picture and address are changed only
 * on the server and stay.
 */
async function sayAgain(db: Db, { at, ours, theirs }: SetBack): Promise<void> {
  const settings = patchBetween(theirs.settings, ours.settings);
  const profile = patchBetween(writtenOf(theirs), writtenOf(ours));
  if (!isRecord(settings) && !isRecord(profile)) return;
  if (isRecord(settings)) {
    await setMeta(db, 'settingsPatch', combinePatches(settings, (await getMeta(db, 'settingsPatch')) ?? {}));
  }
  if (isRecord(profile)) {
    const read = ProfilePatch.safeParse(profile);
    if (read.success)
      await setMeta(db, 'profilePatch', { ...read.data, ...(await getMeta(db, 'profilePatch')) });
  }
  await db.receipts.put({
    key: `lost-${ours._id}-${ours.version}-${at}`,
    at,
    outcome: 'lost',
    op: 'change-profile',
    entity: 'user',
    entityId: ours._id,
    title: ours.name,
    applicationNumber: null,
    record: ours,
  });
}

const writtenOf = ({ name, profession, barCouncilNumber, address, phone }: User) => ({
  name,
  profession,
  barCouncilNumber,
  address,
  phone,
});

/** Marks notifications that the settings list as read on another device. */
async function markReadElsewhere(db: Db, settings: Readonly<Record<string, unknown>>): Promise<void> {
  const seen = settings['notificationsRead'];
  if (!isRecord(seen)) return;
  const unread = await db.notifications.where('read').equals(0).primaryKeys();
  const news = unread.filter((id) => id in seen);
  if (news.length > 0) await db.notifications.where('_id').anyOf(news).modify({ read: 1 });
}
