/** Why a call that a person waited for did not succeed, as a form shows it. */
export interface Refusal {
  /** The server's own sentence, or the specification's. */
  readonly msg: string;
  /** By field of the body, where the server named some. */
  readonly fields: Readonly<Record<string, string>>;
}
