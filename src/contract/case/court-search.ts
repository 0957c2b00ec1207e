/** `GET /api/cases/judge/search`: matters of the caller's courts, found by the words that a device finds them by. */
import * as z from 'zod/mini';
import { Id } from '#contract/primitives.ts';

/** Matters of one answer. */
export const MOST_FOUND = 50;

const FoundMatter = z.object({
  kind: z.enum(['case', 'application']),
  _id: Id,
  caseId: Id,
  /** The name is withheld if the app withholds it. */
  title: z.string(),
  /** Case number, application number or FIR; '' if there is none. */
  number: z.string(),
});
export type FoundMatter = z.infer<typeof FoundMatter>;

export const CourtSearch = z.object({
  /** Newest first. */
  found: z.array(FoundMatter),
  /** More matters fit: add a word. */
  more: z.boolean(),
});
export type CourtSearch = z.infer<typeof CourtSearch>;

const words = z
  .string('Write a name or a number.')
  .check(
    z.trim(),
    z.minLength(2, 'Write at least two letters.'),
    z.maxLength(200, 'Write at most 200 letters.'),
  );

export const COURT_SEARCH_ENDPOINTS = {
  searchCourt: {
    method: 'GET',
    path: '/api/cases/judge/search',
    who: 'judge',
    query: z.object({ q: words }),
    reply: { status: 200, schema: CourtSearch },
  },
} as const;
