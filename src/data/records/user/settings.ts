/**
 * Settings of the user, including bookmarks, the same on every device. Changes are one merge patch, not a
 * queue, because only the last value of a setting matters.
 */
import * as z from 'zod/mini';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { isRecord, mergePatch, same } from '#kernel/merge-patch.ts';
import { type ProfilePatch, Settings, User } from '#contract/account/user.ts';
import type { Db } from '#data/store/db.ts';
import { exchange } from '#data/outbox/exchange.ts';
import { saveServerContact } from '#data/store/clock.ts';
import { clearMeta, getMeta, setMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';

export type SettingsPatch = Readonly<Record<string, unknown>>;

/** Current settings: the server's with unsent changes applied. */
export async function settingsOf(db: Db): Promise<User['settings']> {
  const profile = await getMeta(db, 'profile');
  const merged = mergePatch(profile?.settings ?? {}, (await getMeta(db, 'settingsPatch')) ?? {});
  const read = Settings.safeParse(merged);
  return read.success ? read.data : {};
}

/** True if a change has not reached the server. */
export const hasUnsentSettings = async (db: Db): Promise<boolean> =>
  (await getMeta(db, 'settingsPatch')) !== null || (await getMeta(db, 'profilePatch')) !== null;

export function changeSettings(db: Db, patch: SettingsPatch): Promise<void> {
  return saveInTransaction(db, [], async () => {
    await setMeta(db, 'settingsPatch', combinePatches((await getMeta(db, 'settingsPatch')) ?? {}, patch));
  });
}

/** The user's account as shown; null before the first pull. */
export async function profileOf(db: Db): Promise<User | null> {
  const profile = await getMeta(db, 'profile');
  if (!profile) return null;
  const read = User.safeParse(mergePatch(profile, (await getMeta(db, 'profilePatch')) ?? {}));
  return { ...(read.success ? read.data : profile), settings: await settingsOf(db) };
}

/** Also updates the name in the header. */
export function changeProfile(db: Db, patch: ProfilePatch): Promise<void> {
  return saveInTransaction(db, [], async () => {
    await setMeta(db, 'profilePatch', { ...(await getMeta(db, 'profilePatch')), ...patch });
    const user = await getMeta(db, 'user');
    if (user && patch.name !== undefined) await setMeta(db, 'user', { ...user, name: patch.name });
  });
}

/** A failed call is repeated in the next round: applying the patch twice has the same effect. */
export async function sendSettings(db: Db, ports: Ports): Promise<void> {
  const token = await getMeta(db, 'token');
  await dropRefusedName(db);
  const sent = { settings: await getMeta(db, 'settingsPatch'), profile: await getMeta(db, 'profilePatch') };
  if (!token || (!sent.settings && !sent.profile) || (await getMeta(db, 'paused'))) return;
  const { method, path } = ENDPOINTS.updateProfile;
  const answered = await exchange(ports, token, {
    method,
    path,
    body: { ...sent.profile, ...(sent.settings && { settings: sent.settings }) },
    headers: { 'idempotency-key': ports.newId() },
  });
  if (answered.kind === 'unreachable') return;
  await saveServerContact(db, ports, answered.clockOffset);
  if (answered.status !== 200) return;
  const read = Answer.safeParse(answered.body);
  if (read.success) await keep(db, read.data.user, sent);
}

/** The operator has issued another name since, so the server refuses this one with all other changes. */
async function dropRefusedName(db: Db): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const patch = await getMeta(db, 'profilePatch');
    const issued = (await getMeta(db, 'profile'))?.issued;
    if (patch?.name === undefined || !issued) return;
    const { name: _name, ...rest } = patch;
    if (Object.keys(rest).length === 0) await clearMeta(db, 'profilePatch');
    else await setMeta(db, 'profilePatch', rest);
  });
}

interface SettingsRequest {
  readonly settings: SettingsPatch | null;
  readonly profile: ProfilePatch | null;
}

const Answer = z.object({ user: User });

/** Changes made during the call stay unsent. */
function keep(db: Db, user: User, sent: SettingsRequest): Promise<void> {
  return db.transaction('rw', db.meta, async () => {
    const known = await getMeta(db, 'profile');
    if (!known || known.version <= user.version) await setMeta(db, 'profile', user);
    const left = without((await getMeta(db, 'settingsPatch')) ?? {}, sent.settings ?? {});
    if (left === undefined) await clearMeta(db, 'settingsPatch');
    else await setMeta(db, 'settingsPatch', left);
    const unsaid = without((await getMeta(db, 'profilePatch')) ?? {}, sent.profile ?? {});
    if (unsaid === undefined) await clearMeta(db, 'profilePatch');
    else await setMeta(db, 'profilePatch', unsaid);
  });
}

/** Combine two patches. Keep null, unlike mergePatch: the server must still delete the field. */
export function combinePatches(first: SettingsPatch, then: SettingsPatch): SettingsPatch {
  const both: Record<string, unknown> = { ...first };
  for (const [key, value] of Object.entries(then)) {
    const before = both[key];
    both[key] = isRecord(before) && isRecord(value) ? combinePatches(before, value) : value;
  }
  return both;
}

/** The patch without values that were sent; undefined if nothing is left. */
function without(patch: SettingsPatch, sentPatch: SettingsPatch): SettingsPatch | undefined {
  const left = Object.entries(patch).flatMap(([key, value]): [string, unknown][] => {
    const other = sentPatch[key];
    if (isRecord(value) && isRecord(other)) {
      const inner = without(value, other);
      return inner === undefined ? [] : [[key, inner]];
    }
    return key in sentPatch && same(value, other) ? [] : [[key, value]];
  });
  return left.length === 0 ? undefined : Object.fromEntries(left);
}
