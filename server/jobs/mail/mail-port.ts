/** Port for sending messages. */
import type { MailOutcome } from '#contract/share/share.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Reply address: the user on whose behalf the message is sent. */
  readonly replyTo?: string;
}

export interface MailPort {
  /** Never throws. The act that caused the message stays valid. */
  readonly send: (mail: Mail) => Promise<MailOutcome>;
}
