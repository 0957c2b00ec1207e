/** One's own account, as the server has it. */
import { User } from '#contract/user.ts';
import { seenElsewhere } from '#data/notifications/seen-elsewhere.ts';
import { setMeta } from '#data/store/meta.ts';
import type { RecordKind } from '#data/records/record-kind.ts';

export const userKind: RecordKind = {
  entity: 'user',
  table: null,
  operations: {},
  read: () => ({ kind: 'unreachable' }), // settings go by a way of their own (settings.ts)
  reads: (data) => User.safeParse(data).success,
  arrive: async ({ db, userId }, records) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what its schema reads arrives
    for (const user of records as readonly User[]) {
      const { _id, name, email, role } = user;
      if (_id !== userId) continue;
      await setMeta(db, 'profile', user);
      await setMeta(db, 'user', { _id, name, email, role });
      await seenElsewhere(db, user.settings);
    }
  },
  remove: async () => undefined,
  recompute: async () => undefined,
};
