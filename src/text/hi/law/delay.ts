import { indianNumber } from '#kernel/indian-number.ts';
import type { delay as English } from '#text/en/law/delay.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/hi/device-word.ts';

export const delay: Translated<typeof English> = {
  proposed: (days, counted) =>
    `अभियुक्त के माँगे स्थगन: ${indianNumber(days)} दिन। अब तक विलंब में गिने गए: ${counted === undefined ? 'दर्ज नहीं' : `${indianNumber(counted)} दिन`}।`,
  to: 'से',
  confirm: (days) => `${indianNumber(days)} दिन देरी में गिनें`,
  otherwise: 'या मामले के तथ्यों में दूसरी संख्या भरें।',
  judge:
    'ये दिन तभी गिने जाते हैं जब आप या आवेदक का पक्ष इनकी पुष्टि करे, या दूसरी संख्या भरे। किसने की, यह मामले के इतिहास में दर्ज होता है।',
  days: 'दिनों की कोई और संख्या',
  daysHint: 'पूरे दिन, जैसे 14; अभियुक्त की कोई देरी न हो तो 0।',
  noDays: 'पूरे दिन लिखें, जैसे 14।',
  count: 'यह संख्या गिनें',
  done: { title: 'गिन लिया गया', description: 'तारीखों की गणना फिर से हुई।' },
  failed: {
    title: 'नहीं गिना गया',
    description: `इस ${HELD} का स्टोरेज भर गया है। कुछ जगह खाली करके फिर कोशिश करें।`,
  },
};
