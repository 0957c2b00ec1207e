/** Avatar of an account. The type is detected from the bytes; only the user may read it. */
import { createHash } from 'node:crypto';
import { AVATAR_MAX_BYTES, AVATAR_TYPES, type AvatarType } from '#domain/files/avatar-picture.ts';
import { avatarFaults } from '#text/en/account/avatar-faults.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { ok } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, route } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import type { Effect } from '#server/http/write.ts';
import { lockUser, userEntity } from '#server/storage/users.ts';
import type { Ports } from '#server/ports.ts';

/** Receive more than the limit, so that the error names the picture and not the body. */
const RECEIVED = 8 * AVATAR_MAX_BYTES;

export function avatarRoutes({ app, ports }: Api): void {
  // own scope: all other calls keep rejecting bodies that are not JSON
  void app.register(async (scope) => {
    scope.addContentTypeParser<Buffer>(
      [...AVATAR_TYPES, 'application/octet-stream'],
      { parseAs: 'buffer', bodyLimit: RECEIVED },
      (_request, body, done) => done(null, body),
    );
    route({ app: scope, ports }, 'putAvatar', async (call) => {
      const { body } = call.request;
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const type = await typeOf(ports, call.caller.user._id, bytes);
      return writeCall(ports, { ...call, content: sha256 }, putAvatar(bytes, { sha256, type }));
    });
  });
  route({ app, ports }, 'removeAvatar', async (call) => writeCall(ports, call, removeAvatar));
  route({ app, ports }, 'readAvatar', async ({ caller, params }) => {
    if (params._id !== caller.user._id) throw new Refusal('not-found');
    const found = await sqlOf(ports.pool).query<{ type: string; bytes: Buffer }>(
      'SELECT type, bytes FROM avatars WHERE user_id = $1',
      [params._id],
    );
    const [picture] = found.rows;
    if (!picture) throw new Refusal('not-found');
    return ok(picture.bytes, { 'content-type': picture.type });
  });
}

async function typeOf({ tasks }: Ports, userId: string, bytes: Buffer): Promise<AvatarType> {
  const found = await tasks.run(userId, 'checkAvatar', new Uint8Array(bytes));
  if (found.kind === 'picture') return found.type;
  const code = found.fault === 'too-large' ? 'too-large' : 'unsupported-media';
  throw new Refusal(code, { msg: avatarFaults[found.fault] });
}

interface AvatarFile {
  readonly sha256: string;
  readonly type: AvatarType;
}

const putAvatar =
  (bytes: Buffer, { sha256, type }: AvatarFile): Effect =>
  async (write) => {
    await write.sql.query(
      `INSERT INTO avatars (user_id, sha256, type, bytes) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id) DO UPDATE SET sha256 = excluded.sha256, type = excluded.type, bytes = excluded.bytes`,
      [write.caller.user._id, sha256, type, bytes],
    );
    return nameAvatar(write, sha256);
  };

const removeAvatar: Effect = async (write) => {
  await write.sql.query('DELETE FROM avatars WHERE user_id = $1', [write.caller.user._id]);
  return nameAvatar(write, null);
};

/** Stores the hash in the account, so that other devices fetch the picture. */
async function nameAvatar(
  { sql, caller, touch, note }: Parameters<Effect>[0],
  avatar: string | null,
): ReturnType<Effect> {
  const row = await lockUser(sql, caller.user._id);
  if (!row) throw new Refusal('unauthenticated');
  const version = row.version + 1;
  await sql.query('UPDATE users SET avatar = $2, version = $3 WHERE _id = $1', [row._id, avatar, version]);
  touch({ entity: 'user', id: row._id, version, ownerId: row._id });
  note({ action: 'update', entity: 'user', id: row._id, version, detail: { avatar } });
  return ok({ user: userEntity({ ...row, avatar, version }, caller.seats) });
}
