/** A private note on a case, visible only to its writer. */
import * as z from 'zod/mini';
import { Id, Instant, required, Version } from '#contract/primitives.ts';
import { Role } from '#contract/account/user.ts';

const NOTE_MAX = 10_000;
const baseFields = {
  text: required(NOTE_MAX, 'Enter the note.', `Shorten the note to ${NOTE_MAX} characters.`),
};

export const NewNote = z.object({ _id: z.optional(Id), ...baseFields });
export type NewNote = z.infer<typeof NewNote>;

export const Note = z.object({
  _id: Id,
  version: Version,
  caseId: Id,
  ...baseFields,
  at: Instant,
  /** Writing time by the clock of the device. */
  deviceTime: z.optional(Instant),
  by: z.object({ _id: Id, name: z.string(), role: Role }),
});
export type Note = z.infer<typeof Note>;

export const NOTE_PATCHABLE = ['text'] as const;
