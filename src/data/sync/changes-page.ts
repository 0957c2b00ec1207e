/** A page of `/api/changes`, parsed loosely: additions of a newer server must not stop the pull. */
import * as z from 'zod/mini';
import { quickCheck } from '#contract/law/quick-check.ts';

export const PulledChange = z.object({
  entity: z.string(),
  id: z.string(),
  version: z.int(),
  deleted: z.optional(z.boolean()),
  because: z.optional(z.string()),
  reason: z.optional(z.string()),
  data: z.optional(z.unknown()),
});
export type PulledChange = z.infer<typeof PulledChange>;

export const PulledPage = z.object({ changes: z.array(PulledChange), next: z.string(), more: z.boolean() });
export type PulledPage = z.infer<typeof PulledPage>;

const fits = quickCheck(PulledPage);
export const isPage = (body: unknown): body is PulledPage => fits(body);
