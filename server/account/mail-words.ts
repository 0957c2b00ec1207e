/** Texts of mails in the account's language, else the page's language; English without a translation. */
import type { LanguageCode } from '#contract/account/setting-choices.ts';
import type { User } from '#contract/account/user.ts';
import { confirmMail } from '#text/en/account/confirm-mail.ts';
import { resetMail } from '#text/en/account/reset-mail.ts';
import { shareMail } from '#text/en/applications/share-mail.ts';
import { confirmMail as confirmMailInHindi } from '#text/hi/account/confirm-mail.ts';
import { resetMail as resetMailInHindi } from '#text/hi/account/reset-mail.ts';
import { shareMail as shareMailInHindi } from '#text/hi/applications/share-mail.ts';
import type { Translated } from '#text/translated.ts';

interface MailWords {
  readonly confirmMail: Translated<typeof confirmMail>;
  readonly resetMail: Translated<typeof resetMail>;
  readonly shareMail: Translated<typeof shareMail>;
}

const ENGLISH: MailWords = { confirmMail, resetMail, shareMail };
const HINDI: MailWords = {
  confirmMail: confirmMailInHindi,
  resetMail: resetMailInHindi,
  shareMail: shareMailInHindi,
};

export const mailWords = ({ settings }: Pick<User, 'settings'>, ofPage?: LanguageCode): MailWords =>
  (settings?.language ?? ofPage) === 'hi' ? HINDI : ENGLISH;
