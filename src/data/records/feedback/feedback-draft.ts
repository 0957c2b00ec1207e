/** Feedback as it is typed in one of its forms. */
export interface FeedbackDraft {
  readonly subject: string;
  readonly message: string;
  /** The steps to an error, or what a wish is for; the general form has none. */
  readonly details: string;
  readonly email: string;
  /** 1 to 5. */
  readonly rating: number | null;
}
