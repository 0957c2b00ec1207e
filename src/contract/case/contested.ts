/**
 * A contested point: the other side's statement on one fact or ground of an application. It is visible to the
 * judges of the matter and to the filer.
 */
import * as z from 'zod/mini';
import { Id, Instant, PlainDate, required, text, Version } from '#contract/primitives.ts';
import { Role } from '#contract/account/user.ts';

/** `open`: no response yet. */
export const CONTESTED_STATES = ['open', 'admitted', 'disputed', 'decided'] as const;

/** Party that states the point. A point of an older app is the State's. */
export const POINT_SOURCES = ['state', 'applicant', 'court'] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

/** How the point came before the court. */
export const POINT_PAPERS = ['reply', 'status-report', 'in-court'] as const;

const PAGE = 'Enter the page as a number from 1 to 9,999.';

const baseFields = {
  /** The contested field or ground, as text. */
  about: required(200, 'Enter the contested point.', 'Shorten the statement to 200 characters.'),
  says: required(4_000, 'Enter the stand of the other side.', 'Shorten it to 4,000 characters.'),
  source: z.optional(z.enum(POINT_SOURCES)),
  /** The filer asks for these conditions of the bail in force; `says` holds the reason. The order decides it. */
  conditionsAsked: z.optional(
    required(4_000, 'Enter the conditions that you ask for.', 'Shorten them to 4,000 characters.'),
  ),
  paper: z.optional(z.enum(POINT_PAPERS)),
  /** Date of the reply or report, or of the hearing. */
  on: z.optional(PlainDate),
  state: z.enum(CONTESTED_STATES, 'Choose the status of the point.'),
  /** The judge's note on the state. */
  note: z.optional(text(2_000)),
  /** Source: a document of the file and its page. */
  documentId: z.optional(Id),
  page: z.optional(z.int(PAGE).check(z.gte(1, PAGE), z.lte(9_999, PAGE))),
};

export const NewContested = z.object({ _id: z.optional(Id), ...baseFields });
export type NewContested = z.infer<typeof NewContested>;

export const ContestedPoint = z.object({
  _id: Id,
  version: Version,
  applicationId: Id,
  ...baseFields,
  at: Instant,
  /** Entry time by the clock of the device. */
  deviceTime: z.optional(Instant),
  by: z.object({ _id: Id, name: z.string(), role: Role }),
});
export type ContestedPoint = z.infer<typeof ContestedPoint>;

/** Absent on points of older apps, which had the State's points only. */
export const sourceOf = ({ source = 'state' }: { readonly source?: PointSource | undefined }): PointSource =>
  source;

export const CONTESTED_PATCHABLE = [
  'about',
  'says',
  'source',
  'conditionsAsked',
  'paper',
  'on',
  'state',
  'note',
  'documentId',
  'page',
] as const;
