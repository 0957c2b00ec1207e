/** Feedback as typed in one of its forms. */
export interface FeedbackDraft {
  readonly subject: string;
  readonly message: string;
  /** Steps to an error, or the purpose of a request; the general form has none. */
  readonly details: string;
  readonly email: string;
  /** 1 to 5. */
  readonly rating: number | null;
}
