import type { shareMail as English } from '#text/en/applications/share-mail.ts';
import type { Translated } from '#text/translated.ts';

export const shareMail: Translated<typeof English> = {
  subject: (number) => `जमानत आवेदन ${number}`,
  text: ({ by, number, url, until }) =>
    [
      `${by} ने जमानत आवेदन ${number} आपके साथ साझा किया है।`,
      `इसे यहाँ खोलें, खाता नहीं चाहिए:\n${url}`,
      `यह ${until} तक पढ़ी जा सकती है, यदि पहले बंद न कर दी जाए। जिसके पास लिंक है वह पढ़ सकता है: आगे न भेजें।`,
      `इस संदेश का उत्तर ${by} को जाएगा।`,
    ].join('\n\n'),
};
