/** What a mail says, in the language that the account has chosen, else in that of the page that asked; in English where it has no mails yet. */
import type { LanguageCode } from '#contract/setting-choices.ts';
import type { User } from '#contract/user.ts';
import { resetMail } from '#text/en/reset-mail.ts';
import { shareMail } from '#text/en/share-mail.ts';
import { resetMail as resetMailInHindi } from '#text/hi/reset-mail.ts';
import { shareMail as shareMailInHindi } from '#text/hi/share-mail.ts';
import type { Translated } from '#text/translated.ts';

interface MailWords {
  readonly resetMail: Translated<typeof resetMail>;
  readonly shareMail: Translated<typeof shareMail>;
}

const ENGLISH: MailWords = { resetMail, shareMail };
const HINDI: MailWords = { resetMail: resetMailInHindi, shareMail: shareMailInHindi };

export const mailWords = ({ settings }: Pick<User, 'settings'>, ofPage?: LanguageCode): MailWords =>
  (settings?.language ?? ofPage) === 'hi' ? HINDI : ENGLISH;
