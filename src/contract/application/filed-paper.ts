/** The papers of a filed application, as they were composed when it was filed or amended. */
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { Id, Instant, Version } from '#contract/primitives.ts';
import { Sha256 } from './order.ts';
import { PACKET_PARTS } from './packet.ts';
import { SealedPaper } from './sealed-paper.ts';

/** The packet of the filed choices, without the papers that depend on attached files. */
export const FiledPacketPapers = z.object({
  parts: z.array(z.object({ part: z.enum(PACKET_PARTS), document: SealedPaper })),
  /** The application with its dates inside, if the packet has them apart, and the reverse. */
  otherApplication: z.exactOptional(SealedPaper),
});
export type FiledPacketPapers = z.infer<typeof FiledPacketPapers>;

export const FiledPaper = z.object({
  /** Version of the application that has these words. */
  version: Version,
  at: Instant,
  /** Filed before papers were stored: composed at `at`, in the words of that release. */
  composedLater: z.exactOptional(z.literal(true)),
  /** Of the exact text of `paper`. */
  sha256: Sha256,
  paper: SealedPaper,
  packet: FiledPacketPapers,
});
export type FiledPaper = z.infer<typeof FiledPaper>;

/** The first and the newest. Empty for an application that was filed before papers were stored. */
export const FiledPapers = z.object({ papers: z.array(FiledPaper) });

export const FILED_PAPER_ENDPOINTS = {
  /** For the filer and the court. */
  filedPapers: {
    method: 'GET',
    path: '/api/applications/:_id/papers',
    who: 'signed-in',
    params: z.object({ _id: Id }),
    reply: { status: 200, schema: FiledPapers },
  },
} as const satisfies Record<string, Endpoint>;
