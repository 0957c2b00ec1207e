/** Delta pull: all changes visible to the caller in one order, including removals. */
import * as z from 'zod/mini';
import { REMOVALS } from './case/history-events.ts';

export const ENTITIES = [
  'application',
  'case',
  'hearing',
  'document',
  'contested',
  'diary',
  'assessment',
  'note',
  'order-draft',
  'feedback',
  'notification',
  'user',
] as const;

export const Entity = z.enum(ENTITIES);
export type Entity = z.infer<typeof Entity>;

export const Change = z.object({
  entity: Entity,
  id: z.string(),
  version: z.int(),
  deleted: z.optional(z.literal(true)),
  /** Reason of the removal: code and English text. */
  because: z.optional(z.enum(REMOVALS)),
  reason: z.optional(z.string()),
  data: z.optional(z.unknown()),
});
export type Change = z.infer<typeof Change>;

export const ChangesQuery = z.object({
  /** A judge's cursor holds one position per court. */
  since: z.optional(z.string().check(z.maxLength(4000))),
  limit: z._default(
    z.coerce
      .number('limit is 1 to 1000.')
      .check(
        z.int('limit is 1 to 1000.'),
        z.gte(1, 'limit is 1 to 1000.'),
        z.lte(1000, 'limit is 1 to 1000.'),
      ),
    500,
  ),
});

export const ChangesPage = z.object({
  changes: z.array(Change),
  next: z.string(),
  more: z.boolean(),
  /** Generation of the server database. A different value means that a backup was restored. */
  generation: z.optional(z.string()),
});
export type ChangesPage = z.infer<typeof ChangesPage>;
