/** All that the server keeps of one person, in one answer. */
import * as z from 'zod/mini';
import { DeviceSession } from './account.ts';
import { Passkey } from './passkey.ts';
import { Instant } from './primitives.ts';
import { User } from './user.ts';

export const AccountExport = z.object({
  format: z.literal('zamanat-account-1'),
  exportedAt: Instant,
  user: User,
  devices: z.array(DeviceSession),
  passkeys: z.array(Passkey),
  /** By kind, each as its own call answers it. */
  records: z.record(z.string(), z.array(z.unknown())),
  /** What the log says that this person has done. */
  log: z.array(z.object({ at: Instant, action: z.string(), entity: z.optional(z.string()) })),
});
export type AccountExport = z.infer<typeof AccountExport>;
