import { type Api, route } from '../http/route.ts';
import { writeCall } from '../http/write-call.ts';
import type { RecordKind } from '../db/record-kind.ts';
import { updateProfile } from './update-profile.ts';
import { userEntity } from './users.ts';

/** Everybody's own account, and nobody else's. */
export const userKind: RecordKind = {
  entity: 'user',
  inCaseFile: false,
  ofCaller: ({ user, seats }) => userEntity(user, seats),
  routes: (api: Api): void => {
    route(api, 'updateProfile', async (call) => writeCall(api.ports, call, updateProfile(call.body)));
  },
};
