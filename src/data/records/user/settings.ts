/**
 * One's own settings, bookmarks among them, the same on every device. A change is kept here as a merge patch over what
 * the server has and sent when there is a network. Unlike the acts of the outbox, of two changes to the same setting
 * only the last one matters, so they wait as one patch and not as a queue.
 */
import * as z from 'zod/mini';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { isRecord, mergePatch, same } from '#kernel/merge-patch.ts';
import { type ProfilePatch, Settings, User } from '#contract/user.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { Db } from '#data/store/db.ts';
import { exchange } from '#data/outbox/exchange.ts';
import { saveServerContact } from '#data/store/clock.ts';
import { clearMeta, getMeta, setMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import { saveInTransaction, type StorageFull } from '#data/store/save-transaction.ts';

export type SettingsPatch = Readonly<Record<string, unknown>>;

/** As they stand on this device: the server's, with what waits laid over them. */
export async function settingsOf(db: Db): Promise<User['settings']> {
  const profile = await getMeta(db, 'profile');
  const merged = mergePatch(profile?.settings ?? {}, (await getMeta(db, 'settingsPatch')) ?? {});
  const read = Settings.safeParse(merged);
  return read.success ? read.data : {};
}

/** Whether some change has not reached the server. */
export const hasUnsentSettings = async (db: Db): Promise<boolean> =>
  (await getMeta(db, 'settingsPatch')) !== null || (await getMeta(db, 'profilePatch')) !== null;

export function changeSettings(db: Db, patch: SettingsPatch): Promise<Result<void, StorageFull>> {
  return saveInTransaction(db, [], async () => {
    await setMeta(db, 'settingsPatch', combinePatches((await getMeta(db, 'settingsPatch')) ?? {}, patch));
    return ok(undefined);
  });
}

/** One's own account as this device shows it; null before the server first told of it. */
export async function profileOf(db: Db): Promise<User | null> {
  const profile = await getMeta(db, 'profile');
  if (!profile) return null;
  const read = User.safeParse(mergePatch(profile, (await getMeta(db, 'profilePatch')) ?? {}));
  return { ...(read.success ? read.data : profile), settings: await settingsOf(db) };
}

/** The name in the header is changed with it. */
export function changeProfile(db: Db, patch: ProfilePatch): Promise<Result<void, StorageFull>> {
  return saveInTransaction(db, [], async () => {
    await setMeta(db, 'profilePatch', { ...(await getMeta(db, 'profilePatch')), ...patch });
    const user = await getMeta(db, 'user');
    if (user && patch.name !== undefined) await setMeta(db, 'user', { ...user, name: patch.name });
    return ok(undefined);
  });
}

/** What fails is sent again in the next round: the same patch twice does the same as once. */
export async function sendSettings(db: Db, ports: Ports): Promise<void> {
  const token = await getMeta(db, 'token');
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

interface SettingsRequest {
  readonly settings: SettingsPatch | null;
  readonly profile: ProfilePatch | null;
}

const Answer = z.object({ user: User });

/** What was changed while the patch was on its way still waits. */
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

/** Two patches as one; unlike `mergePatch` a `null` stays, for it still has to be said. */
export function combinePatches(first: SettingsPatch, then: SettingsPatch): SettingsPatch {
  const both: Record<string, unknown> = { ...first };
  for (const [key, value] of Object.entries(then)) {
    const before = both[key];
    both[key] = isRecord(before) && isRecord(value) ? combinePatches(before, value) : value;
  }
  return both;
}

/** The patch without what another one has said; undefined where nothing is left. */
function without(patch: SettingsPatch, said: SettingsPatch): SettingsPatch | undefined {
  const left = Object.entries(patch).flatMap(([key, value]): [string, unknown][] => {
    const other = said[key];
    if (isRecord(value) && isRecord(other)) {
      const inner = without(value, other);
      return inner === undefined ? [] : [[key, inner]];
    }
    return key in said && same(value, other) ? [] : [[key, value]];
  });
  return left.length === 0 ? undefined : Object.fromEntries(left);
}
