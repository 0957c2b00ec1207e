/** How the API sends a message, and what became of it as far as it is known at once. */
import type { MailOutcome } from '#contract/share.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Who is answered: the person for whom it is sent; left out where nobody is. */
  readonly replyTo?: string;
}

export interface MailPort {
  /** Never throws: what is written in its name stands, whatever became of the message. */
  readonly send: (mail: Mail) => Promise<MailOutcome>;
}
