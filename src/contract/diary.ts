/**
 * The diary of a case: what was done, said and seen in it, written by its maker. An entry is added and never changed; a
 * correction is an entry of its own that names the one it corrects.
 */
import * as z from 'zod/mini';
import { Id, Instant, nameLine, PlainDate, required, text, Version } from './primitives.ts';
import { Role } from './user.ts';

const DESCRIPTION_MAX = 10_000;
export const MOST_ATTACHMENTS = 20;

const said = {
  date: PlainDate,
  /** By the clock of India. */
  time: z.optional(
    z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Write the time as HH:mm, such as 10:30.')),
  ),
  /** Of the police or the jail, or the court. */
  officer: z.optional(nameLine(200)),
  location: z.optional(nameLine(200, 'line')),
  description: required(
    DESCRIPTION_MAX,
    'Write what happened.',
    `Shorten the entry to ${DESCRIPTION_MAX} characters, or write a second one.`,
  ),
  /** Documents of the case; a name as it was when the entry was written. */
  attachments: z._default(
    z
      .array(z.object({ name: required(200, 'Name the document.'), documentId: Id }))
      .check(z.maxLength(MOST_ATTACHMENTS, `Attach at most ${MOST_ATTACHMENTS} documents to one entry.`)),
    [],
  ),
};

export const NewDiaryEntry = z.object({ _id: z.optional(Id), ...said });
export type NewDiaryEntry = z.infer<typeof NewDiaryEntry>;

export const DiaryEntry = z.object({
  _id: Id,
  version: Version,
  caseId: Id,
  ...said,
  /** Also what was written before names were checked. */
  officer: z.optional(text(200)),
  location: z.optional(text(200)),
  /** The entry that this one corrects; that one stays as it is. */
  corrects: z.optional(Id),
  at: Instant,
  /** When it was written, by the clock of the device. */
  deviceTime: z.optional(Instant),
  by: z.object({ _id: Id, name: z.string(), role: Role }),
});
export type DiaryEntry = z.infer<typeof DiaryEntry>;

export type DiarySaid = Omit<NewDiaryEntry, '_id'>;

/** What its writer said of it, without what the server adds. */
export const saidIn = ({
  date,
  time,
  officer,
  location,
  description,
  attachments,
}: DiarySaid): DiarySaid => ({
  date,
  ...(time !== undefined && { time }),
  ...(officer !== undefined && { officer }),
  ...(location !== undefined && { location }),
  description,
  attachments,
});
