/** A paper as it was composed when it was signed or filed. It is printed as it is stored. */
import * as z from 'zod/mini';
import { LANGUAGES } from '#contract/account/setting-choices.ts';
import { Id } from '#contract/primitives.ts';
import { Sha256 } from './order.ts';
import { PageFormat } from './page-format.ts';

const text = z.string();
const level = z.union([z.literal(2), z.literal(3)]);
const party = z.object({ description: text, label: text });
const kept = { keepWithNext: z.exactOptional(z.boolean()) };

/** The printed fields of a block (`src/documents/model.ts`). */
const SealedBlock = z.discriminatedUnion('kind', [
  z.object({ ...kept, kind: z.literal('court'), text }),
  z.object({ ...kept, kind: z.literal('docket'), text }),
  z.object({ ...kept, kind: z.literal('title'), text }),
  z.object({ ...kept, kind: z.literal('parties'), applicant: party, versus: text, respondent: party }),
  z.object({
    ...kept,
    kind: z.literal('heading'),
    text,
    level,
    newPage: z.exactOptional(z.boolean()),
    restart: z.exactOptional(z.boolean()),
  }),
  z.object({ ...kept, kind: z.literal('paragraph'), text }),
  z.object({ ...kept, kind: z.literal('numbered'), number: z.int(), text }),
  z.object({ ...kept, kind: z.literal('lettered'), letter: text, text }),
  z.object({
    ...kept,
    kind: z.literal('table'),
    head: z.array(text),
    rows: z.array(z.array(text)),
    shares: z.exactOptional(z.array(z.number())),
  }),
  z.object({
    ...kept,
    kind: z.literal('signature'),
    left: z.array(text),
    right: z.array(text),
  }),
]);

export const SealedPaper = z.object({
  language: z.enum(LANGUAGES),
  /** Size of the page; default A4. */
  paper: z.optional(z.enum(['a4', 'legal'])),
  page: z.optional(PageFormat),
  pageWords: z.exactOptional(z.object({ before: text, between: text })),
  lawEdition: text,
  title: text,
  number: z.nullable(text),
  blocks: z.array(SealedBlock),
});
export type SealedPaper = z.infer<typeof SealedPaper>;

/** `paper` is absent for an order that was signed before papers were stored. */
export const SealedOrder = z.object({ orderId: Id, sha256: Sha256, paper: z.exactOptional(SealedPaper) });
export type SealedOrder = z.infer<typeof SealedOrder>;
