/** The server's law edition and its files. Each file name holds the hash of its content. */
import * as z from 'zod/mini';

/** Our own tables, or official texts loaded by the operator (`law-texts.ts`). */
const LAW_FILE_KINDS = ['table', 'texts'] as const;

export const LawFileName = z.string().check(z.regex(/^[a-z0-9-]{1,80}\.json$/));

const SignedLawFiles = z.object({
  /** Public key of the server, SPKI in base64url. */
  key: z.string().check(z.minLength(1), z.maxLength(400)),
  files: z.array(
    z.object({
      name: LawFileName,
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      bytes: z.int().check(z.positive()),
      /** Of the bytes: ECDSA P-256 with SHA-256, base64url. */
      signature: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
  ),
});
export type SignedLawFiles = z.infer<typeof SignedLawFiles>;

export const LawManifest = z.object({
  /**
   * Day and hash of our tables. Official texts add a plus with the number and hash of the operator's edition.
   */
  lawEdition: z.string().check(z.minLength(1), z.maxLength(80)),
  files: z.array(
    z.object({
      name: LawFileName,
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      bytes: z.int().check(z.positive()),
      kind: z.enum(LAW_FILE_KINDS),
    }),
  ),
  /** Judgments of the operator, apart from `files` because older clients refuse another kind. */
  caseLaw: z.optional(SignedLawFiles),
  /** Drafted grounds of the operator, apart from `caseLaw` because older clients take every file there for judgments. */
  grounds: z.optional(SignedLawFiles),
});
export type LawManifest = z.infer<typeof LawManifest>;

/** Value of `If-None-Match` for the stored edition. */
export const lawTag = (lawEdition: string): string => `"${lawEdition}"`;
