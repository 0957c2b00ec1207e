/** The picture of one's account: sent at once, since it is no work that could be lost; kept here once the server has it. */
import { ACCOUNT_ENDPOINTS } from '#contract/account-endpoints.ts';
import { Problem } from '#contract/problem.ts';
import { type AvatarFault, avatarPicture } from '#domain/avatar-picture.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { download } from '#data/outbox/exchange.ts';
import type { Db } from '#data/store/db.ts';
import { clearMeta, metaOf, setMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import { askAccount } from './ask-account.ts';

export type AvatarRefusal =
  | { readonly kind: 'fault'; readonly fault: AvatarFault }
  | { readonly kind: 'refused'; readonly msg: string }
  | { readonly kind: 'network' };

interface Device {
  readonly db: Db;
  readonly ports: Ports;
}

const REFUSED: AvatarRefusal = { kind: 'network' };

export async function putAvatar(
  { db, ports }: Device,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<void, AvatarRefusal>> {
  const found = avatarPicture(bytes);
  if (found.kind === 'fault') return err(found);
  const token = await metaOf(db, 'token');
  const { method, path } = ACCOUNT_ENDPOINTS.putAvatar;
  const reply = await ports
    .fetch(path, {
      method,
      headers: {
        'content-type': found.type,
        'x-auth-token': token ?? '',
        'x-client-version': ports.clientVersion,
        'idempotency-key': ports.newId(),
      },
      body: bytes,
      credentials: 'omit',
      signal: AbortSignal.timeout(120_000),
    })
    .catch(() => null);
  const said: unknown = await reply?.json().catch(() => null);
  const answer = ACCOUNT_ENDPOINTS.putAvatar.reply.schema.safeParse(said);
  if (!reply?.headers.has('x-zamanat')) return err(REFUSED);
  if (!reply.ok || !answer.success) {
    const problem = Problem.safeParse(said);
    return err(problem.success ? { kind: 'refused', msg: problem.data.msg } : REFUSED);
  }
  const { user } = answer.data;
  await setMeta(db, 'profile', user);
  await setMeta(db, 'avatar', { sha256: user.avatar ?? '', type: found.type, bytes });
  return ok(undefined);
}

export async function removeAvatar(device: Device): Promise<boolean> {
  const removed = await askAccount(device, ACCOUNT_ENDPOINTS.removeAvatar);
  if (!removed.ok) return false;
  await setMeta(device.db, 'profile', removed.value.user);
  await clearMeta(device.db, 'avatar');
  return true;
}

/** Where another device has chosen one: fetched once, as it is announced; what is gone there goes here. */
export async function fetchAvatar({ db, ports }: Device): Promise<void> {
  const [profile, token, kept] = await Promise.all([
    metaOf(db, 'profile'),
    metaOf(db, 'token'),
    metaOf(db, 'avatar'),
  ]);
  if (!profile || token === null || profile.avatar === kept?.sha256) return;
  if (profile.avatar === undefined) return clearMeta(db, 'avatar');
  const path = ACCOUNT_ENDPOINTS.readAvatar.path.replace(':_id', profile._id);
  const got = await download(ports, token, { method: 'GET', path, bytes: 0 });
  if (got.kind !== 'bytes' || got.status !== 200) return;
  const found = avatarPicture(got.bytes);
  if (found.kind === 'fault') return;
  await setMeta(db, 'avatar', { sha256: profile.avatar, type: found.type, bytes: got.bytes });
}
