/** The user of the demonstration, which no server knows. */
import type { StoredUser } from '#contract/account/user.ts';

export const DEMONSTRATION: StoredUser = {
  _id: '01900000-0000-7000-8000-00000000d000',
  name: 'Demonstration',
  email: 'nobody@demonstration.invalid',
  role: 'lawyer',
};

/** Start of the guided path. */
export const DEMO_DRAFT = '01900000-0000-7000-8000-00000000d001';
export const DEMO_ORDER = '01900000-0000-7000-8000-00000000d002';
