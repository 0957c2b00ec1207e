declare module '#data/store/meta.ts' {
  interface MetaValues {
    /** Whether a model may word the answers of the chat. */
    chatModel: ModelChoice;
  }
}

/** The user's choice about a chat model on this device. */
export interface ModelChoice {
  readonly on: boolean;
  /** The user has seen once which data leaves the device. */
  readonly agreed: boolean;
}
