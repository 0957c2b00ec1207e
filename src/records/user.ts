/** The account of the signed-in user. Devices send changed settings outside the outbox. */
import { User } from '#contract/account/user.ts';
import { defineRecord } from './define-record.ts';

export const userRecord = defineRecord({
  kind: 'user',
  schema: User,
  parent: null,
  seenBy: 'owner',
  verbs: {},
  patchable: [],
  table: null,
  indexes: [],
  screen: '/settings',
});
