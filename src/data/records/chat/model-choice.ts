/** What this person has said about a model for the chat, on this device. */
export interface ModelChoice {
  readonly on: boolean;
  /** They have seen once what leaves the device. */
  readonly agreed: boolean;
}
