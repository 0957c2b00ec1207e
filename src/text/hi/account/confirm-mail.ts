import type { confirmMail as English } from '#text/en/account/confirm-mail.ts';
import type { Translated } from '#text/translated.ts';

export const confirmMail: Translated<typeof English> = {
  subject: 'ज़मानत के लिए अपने ईमेल की पुष्टि करें',
  text: (url) =>
    [
      'ज़मानत के एक खाते में यह ईमेल पता है।',
      `दो दिन के भीतर यहाँ पते की पुष्टि करें:\n${url}`,
      'लिंक एक ही बार चलता है। अगर खाता आपका नहीं है, तो यह संदेश अनदेखा करें।',
    ].join('\n\n'),
};
