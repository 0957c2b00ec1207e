/** A section that a query names. */
export interface AskedSection {
  readonly code: string | null;
  /** In the form of `sectionKey`. */
  readonly number: string;
  /** Number without its letter, used if no such section exists ("304 b", "302 a man"). */
  readonly orNumber: string | null;
  /** Clearly a section: by a code, a sign, its form, or as the whole query. */
  readonly sure: boolean;
}
