/** Metadata of a file that belongs to a case or an application. */
import * as z from 'zod/mini';
import { Id, Instant, required, Version } from '#contract/primitives.ts';
import { Role } from '#contract/account/user.ts';

export const DOCUMENT_KINDS = ['annexure', 'order', 'identity', 'other'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** File extension by type. The type itself is detected from the bytes (`file-content.ts`). */
export const EXTENSION_OF = {
  'application/pdf': 'pdf',
  [DOCX]: 'docx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const;
export type DocumentType = keyof typeof EXTENSION_OF;

export const DOCUMENT_TYPES = ['application/pdf', DOCX, 'image/jpeg', 'image/png'] as const;

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Use the SHA-256 of the file, in hexadecimals.'));

const Name = required(200, 'Give the file a name.').check(
  z.refine((name) => !HIDDEN.test(name), 'Enter the name in one line, without hidden characters or slashes.'),
);
/** Line breaks and path separators. */
const HIDDEN = /[\n\r\u0085\u2028\u2029/\\]/;

const Kind = z.enum(DOCUMENT_KINDS, 'Choose the document type.');

/** Metadata of an upload. The hash verifies the received bytes. */
export const NewDocument = z.object({
  _id: z.optional(Id),
  kind: Kind,
  name: Name,
  sha256: z.optional(Sha256),
});
export type NewDocument = z.infer<typeof NewDocument>;

export const CaseDocument = z.object({
  _id: Id,
  version: Version,
  caseId: Id,
  /** Set if the file belongs to one application of the case. */
  applicationId: z.optional(Id),
  kind: Kind,
  name: Name,
  type: z.enum(DOCUMENT_TYPES),
  size: z.int().check(z.positive()),
  sha256: Sha256,
  uploadedAt: Instant,
  /** Time of adding by the clock of the device. */
  deviceTime: z.optional(Instant),
  uploadedBy: z.object({ _id: Id, name: z.string(), role: Role }),
  fileUrl: z.string(),
});
export type CaseDocument = z.infer<typeof CaseDocument>;

/** A new document increments the version of its application or case. */
export const UploadAnswer = z.extend(CaseDocument, { parentVersion: Version });

/** Replaces the file extension with the one of its detected type. */
export function nameAs(name: string, type: DocumentType): string {
  const ending = EXTENSION_OF[type];
  const bare = name.replace(/\.(?:pdf|docx?|jpe?g|png|heic)$/i, '');
  return type === 'image/jpeg' && /\.jpe?g$/i.test(name) ? name : `${bare}.${ending}`;
}
