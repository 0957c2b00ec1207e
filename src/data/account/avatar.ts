/** The account picture: uploaded at once, stored here after the server accepted it. */
import { ACCOUNT_ENDPOINTS } from '#contract/account/account-endpoints.ts';
import { type AvatarFinding, avatarPicture } from '#domain/files/avatar-picture.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { download } from '#data/outbox/exchange.ts';
import type { Db } from '#data/store/db.ts';
import { clearCache, getCache, setCache } from '#data/store/cache.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import { type AccountFailure, askAccount } from '#data/outbox/ask-account.ts';

export type AvatarRefusal = Extract<AvatarFinding, { kind: 'fault' }> | AccountFailure;

interface Device {
  readonly db: Db;
  readonly ports: Ports;
}

export async function putAvatar(
  device: Device,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<void, AvatarRefusal>> {
  const found = avatarPicture(bytes);
  if (found.kind === 'fault') return err(found);
  const { type } = found;
  const put = await askAccount(device, ACCOUNT_ENDPOINTS.putAvatar, { file: { type, bytes } });
  if (!put.ok) return put;
  const { user } = put.value;
  await setMeta(device.db, 'profile', user);
  await setCache(device.db, 'avatar', { sha256: user.avatar ?? '', type, bytes });
  return ok(undefined);
}

export async function removeAvatar(device: Device): Promise<Result<void, AccountFailure>> {
  const removed = await askAccount(device, ACCOUNT_ENDPOINTS.removeAvatar);
  if (!removed.ok) return removed;
  await setMeta(device.db, 'profile', removed.value.user);
  await clearCache(device.db, 'avatar');
  return ok(undefined);
}

/** Fetches a picture chosen on another device, and removes one deleted there. */
export async function fetchAvatar({ db, ports }: Device): Promise<void> {
  const [profile, token, kept] = await Promise.all([
    getMeta(db, 'profile'),
    getMeta(db, 'token'),
    getCache(db, 'avatar'),
  ]);
  if (!profile || token === null || profile.avatar === kept?.sha256) return;
  if (profile.avatar === undefined) return clearCache(db, 'avatar');
  const path = ACCOUNT_ENDPOINTS.readAvatar.path.replace(':_id', profile._id);
  const got = await download(ports, token, { method: 'GET', path, bytes: 0 });
  if (got.kind !== 'bytes' || got.status !== 200) return;
  const found = avatarPicture(got.bytes);
  if (found.kind === 'fault') return;
  await setCache(db, 'avatar', { sha256: profile.avatar, type: found.type, bytes: got.bytes });
}
