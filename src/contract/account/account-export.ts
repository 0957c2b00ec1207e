/** Export of all data that the server stores about one user. */
import * as z from 'zod/mini';
import { DeviceSession } from './account.ts';
import { Passkey } from './passkey.ts';
import { Instant } from '#contract/primitives.ts';
import { User } from './user.ts';

export const AccountExport = z.object({
  format: z.literal('zamanat-account-1'),
  exportedAt: Instant,
  user: User,
  devices: z.array(DeviceSession),
  passkeys: z.array(Passkey),
  /** By record kind, in the shape of that kind's own endpoint. */
  records: z.record(z.string(), z.array(z.unknown())),
  /** Audit log rows of the user's own actions. */
  log: z.array(z.object({ at: Instant, action: z.string(), entity: z.optional(z.string()) })),
});
export type AccountExport = z.infer<typeof AccountExport>;
