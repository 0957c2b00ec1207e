/** The diary of a case. Entries are append-only; a correction is a new entry that names the corrected one. */
import * as z from 'zod/mini';
import { Id, Instant, nameLine, PlainDate, required, text, Version } from '#contract/primitives.ts';
import { Role } from '#contract/account/user.ts';

const DESCRIPTION_MAX = 10_000;
export const MOST_ATTACHMENTS = 20;

const baseFields = {
  date: PlainDate,
  /** Indian Standard Time. */
  time: z.optional(
    z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter the time as HH:mm, such as 10:30.')),
  ),
  /** Police, jail or court officer. */
  officer: z.optional(nameLine(200)),
  location: z.optional(nameLine(200, 'line')),
  description: required(
    DESCRIPTION_MAX,
    'Enter the proceedings.',
    `Shorten the entry to ${DESCRIPTION_MAX} characters, or write a second one.`,
  ),
  /** Documents of the case, with their names at the time of the entry. */
  attachments: z._default(
    z
      .array(z.object({ name: required(200, 'Name the document.'), documentId: Id }))
      .check(z.maxLength(MOST_ATTACHMENTS, `Attach at most ${MOST_ATTACHMENTS} documents to one entry.`)),
    [],
  ),
  /**
   * False: only the writer reads the entry. Absent in a stored entry: written under a release that showed every
   * entry to the court.
   */
  sharedWithCourt: z.optional(z.boolean()),
};

export const NewDiaryEntry = z.object({ _id: z.optional(Id), ...baseFields });
export type NewDiaryEntry = z.infer<typeof NewDiaryEntry>;

export const DiaryEntry = z.object({
  _id: Id,
  version: Version,
  caseId: Id,
  ...baseFields,
  /** Accepts entries that were saved before names were validated. */
  officer: z.optional(text(200)),
  location: z.optional(text(200)),
  /** Id of the corrected entry, which remains unchanged. */
  corrects: z.optional(Id),
  at: Instant,
  /** Writing time by the clock of the device. */
  deviceTime: z.optional(Instant),
  by: z.object({ _id: Id, name: z.string(), role: Role }),
});
export type DiaryEntry = z.infer<typeof DiaryEntry>;

export type DiaryContent = Omit<NewDiaryEntry, '_id'>;

export const isSharedWithCourt = ({ sharedWithCourt }: Pick<DiaryEntry, 'sharedWithCourt'>): boolean =>
  sharedWithCourt !== false;

/** Content of the writer, without server fields. Private unless shared. */
export const diaryContent = ({
  date,
  time,
  officer,
  location,
  description,
  attachments,
  sharedWithCourt = false,
}: DiaryContent): DiaryContent => ({
  date,
  ...(time !== undefined && { time }),
  ...(officer !== undefined && { officer }),
  ...(location !== undefined && { location }),
  description,
  attachments,
  sharedWithCourt,
});
