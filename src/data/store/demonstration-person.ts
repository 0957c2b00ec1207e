/** The user of the demonstration, which no server knows. */
import type { StoredUser } from '#contract/account/user.ts';
import type { Db } from './db.ts';
import { getMeta } from './meta.ts';

export const DEMONSTRATION: StoredUser = {
  _id: '01900000-0000-7000-8000-00000000d000',
  name: 'Demonstration',
  email: 'nobody@demonstration.invalid',
  role: 'lawyer',
};

export const isDemonstration = async (db: Db): Promise<boolean> =>
  (await getMeta(db, 'user'))?._id === DEMONSTRATION._id;
