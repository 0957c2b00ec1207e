/** Blob store, keyed by SHA-256: equal bytes are stored once and never change. */
export interface BlobStore {
  /** Stored on return. Idempotent. */
  readonly put: (sha256: string, bytes: Buffer) => Promise<void>;
  /** `undefined` for unknown bytes. */
  readonly get: (sha256: string) => Promise<Buffer | undefined>;
  /** Deletes bytes without a document since `before`: interrupted or rejected uploads. */
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
