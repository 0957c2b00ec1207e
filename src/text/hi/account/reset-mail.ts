import type { resetMail as English } from '#text/en/account/reset-mail.ts';
import type { Translated } from '#text/translated.ts';

export const resetMail: Translated<typeof English> = {
  subject: 'ज़मानत का नया पासवर्ड',
  text: (url) =>
    [
      'किसी ने, शायद आपने ही, इस पते के खाते के लिए नया पासवर्ड माँगा है।',
      `इसे यहाँ 30 मिनट के भीतर चुनें:\n${url}`,
      'लिंक एक ही बार चलता है। नया पासवर्ड बनते ही हर डिवाइस लॉग आउट हो जाता है; उन पर रखा काम वहीं बंद रहता है और लॉग इन करने पर फिर खुलता है।',
      'अगर आपने नहीं माँगा, तो कुछ न करें: आपका पासवर्ड वही रहेगा।',
    ].join('\n\n'),
};
