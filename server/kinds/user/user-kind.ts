import { type Api, route, type WithRoutes } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import { userRecord } from '#records/user.ts';
import type { RecordKind } from '#server/storage/record-kind.ts';
import { issuedIdentity } from '#server/account/issued-identity.ts';
import { userEntity, lockUser, tidyProfile, type UserRow } from '#server/storage/users.ts';
import { isRecord, mergePatch } from '#kernel/merge-patch.ts';
import { type ProfilePatch, Settings, type User } from '#contract/account/user.ts';
import { fieldErrors } from '#contract/primitives.ts';
import { ok } from '#server/http/answer.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Effect } from '#server/http/write.ts';
import { checkVersion } from '#server/records/authored.ts';

/** Visible to the user only. */
export const userKind: WithRoutes<RecordKind> = {
  entity: userRecord.kind,
  inCaseFile: false,
  ofCaller: ({ user, seats }) => userEntity(user, seats),
  routes: (api: Api): void => {
    route(api, 'updateProfile', async (call) => writeCall(api.ports, call, updateProfile(call.body)));
  },
};

const SETTINGS_MAX = 64_000;

/** Changes the user's profile and settings by merge patch. */
export const updateProfile =
  (body: ProfilePatch): Effect =>
  async (write) => {
    const { sql, caller, touch, note } = write;
    const row = await lockUser(sql, caller.user._id);
    if (!row) throw new Refusal('unauthenticated');
    checkVersion(write, userEntity(row, caller.seats));
    const { name = row.name, settings, ...profile } = body;
    refuseOtherName(row, name);
    const next = {
      ...row,
      name,
      profile: tidyProfile(mergePatch(row.profile, profile)),
      settings: settingsAfter(row.settings, settings),
      version: row.version + 1,
    };
    await sql.query('UPDATE users SET name = $2, profile = $3, settings = $4, version = $5 WHERE _id = $1', [
      row._id,
      next.name,
      JSON.stringify(next.profile),
      JSON.stringify(next.settings),
      next.version,
    ]);
    touch({ entity: 'user', id: row._id, version: next.version, ownerId: row._id });
    note({ action: 'update', entity: 'user', id: row._id, version: next.version });
    return ok({ user: userEntity(next, caller.seats) });
  };

/** Orders carry the issued name. */
function refuseOtherName(user: UserRow, name: string): void {
  const issued = issuedIdentity(user);
  if (!issued || issued.verifiedName === name) return;
  throw new Refusal('forbidden', {
    msg: 'The operator issued your name, designation and court. Ask the operator to change them.',
  });
}

function settingsAfter(before: User['settings'], patch: unknown): User['settings'] {
  if (!isRecord(patch)) return before;
  const parsed = Settings.safeParse(mergePatch(before, patch));
  if (!parsed.success) {
    const fields = Object.entries(fieldErrors(parsed.error)).map(([path, text]) => [
      `settings.${path}`,
      text,
    ]);
    throw invalid(Object.fromEntries(fields));
  }
  if (JSON.stringify(parsed.data).length > SETTINGS_MAX) {
    throw invalid({ settings: 'These settings are too large to keep.' });
  }
  return parsed.data;
}
