/** Refusals that this build sends. */
import * as z from 'zod/mini';
import { PROBLEM_CODES } from './problem.ts';

export const SentProblem = z.object({
  msg: z.string(),
  code: z.enum(PROBLEM_CODES),
  fields: z.optional(z.record(z.string(), z.string())),
  /** With `id-taken` and `stale-version`: the current entity. */
  current: z.optional(z.unknown()),
  /** With `internal`: reference for support. */
  incident: z.optional(z.string()),
});

export type SentProblem = z.infer<typeof SentProblem>;
