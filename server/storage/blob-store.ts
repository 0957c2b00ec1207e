/** Where the bytes of documents lie: by their SHA-256, so that the same bytes are kept once and never change. */
export interface BlobStore {
  /** Kept when it answers; a second time it changes nothing. */
  readonly put: (sha256: string, bytes: Buffer) => Promise<void>;
  /** `undefined` where they are not there. */
  readonly get: (sha256: string) => Promise<Buffer | undefined>;
  /** Lets go of what no document has named since `before`: an upload that was cut off, or refused in the end. */
  readonly sweep: (before: Date) => Promise<void>;
}

/** The store does not answer. The failure was reported under `incident`. */
export class BlobStoreUnavailable extends Error {
  readonly incident: string;

  constructor(incident: string) {
    super('The store of documents does not answer.');
    this.incident = incident;
  }
}
