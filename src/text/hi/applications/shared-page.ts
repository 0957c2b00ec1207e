import type { Hideable } from '#contract/share/share.ts';
import type { sharedPage as English } from '#text/en/applications/shared-page.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/hi/device-word.ts';

const HIDDEN: Readonly<Record<Hideable, string>> = { phone: 'फ़ोन नंबर', address: 'पते' };

export const sharedPage: Translated<typeof English> = {
  over: 'आपके साथ साझा की गई, केवल पढ़ने के लिए',
  title: 'जमानत आवेदन',
  loading: 'आवेदन लोड हो रहा है',
  document: 'आवेदन, जैसा दाखिल हुआ',
  amendments: 'दाखिल होने के बाद के संशोधन',
  amended: 'संशोधन की तारीख:',
  removed: 'हटाया गया:',
  added: 'जोड़ा गया:',
  notPrinted: 'छपा हुआ पाठ नहीं बदला।',
  filed: 'दाखिल',
  asOf: 'इस समय तक:',
  asOfWhy: 'इसके बाद न्यायालय जो करता है वह यहाँ नहीं दिखता।',
  until: 'यह लिंक तब तक खुलेगा:',
  leftOut: (hide) => `भेजने वाले ने ${hide.map((what) => HIDDEN[what]).join(' और ')} हटा दिए हैं।`,
  private: 'यह एक व्यक्ति के बारे में न्यायालय का कागज़ है। इसे आगे न भेजें।',
  offline: `नेटवर्क नहीं है: यह वह प्रति है जो पिछली बार लिंक खोलने पर इस ${HELD} ने रखी थी।`,
  keptNowhere: `इस ${HELD} में प्रति रखने की जगह नहीं थी: बिना नेटवर्क के लिंक नहीं खुलेगा।`,
  tryAgain: 'फिर कोशिश करें',
  closed: {
    expired: {
      title: 'इस लिंक का समय खत्म हो गया',
      text: 'लिंक सीमित समय तक खुलते हैं। भेजने वाले से नया लिंक माँगें।',
    },
    ended: {
      title: 'यह लिंक रद्द कर दिया गया',
      text: 'साझा करने वाले ने यह लिंक बंद कर दिया है। अब भी ज़रूरत हो तो उनसे नया माँगें।',
    },
    unknown: {
      title: 'लिंक नहीं मिला',
      text: 'देख लें कि पूरा लिंक, आखिरी अक्षर तक, कॉपी हुआ है। हुआ हो तो भेजने वाले से नया माँगें।',
    },
    offline: {
      title: 'नेटवर्क नहीं है, और यहाँ प्रति नहीं',
      text: `यह लिंक इस ${HELD} पर पहले नहीं खोला गया। नेटवर्क आने पर फिर खोलें।`,
    },
    busy: {
      title: 'अभी बहुत बार खोला गया',
      text: 'एक मिनट रुककर फिर कोशिश करें।',
    },
    failed: {
      title: 'अभी नहीं खुल सका',
      text: 'न्यायालय का सर्वर जवाब नहीं दे सका। एक मिनट में फिर कोशिश करें; लिंक वैसा ही है।',
    },
    old: {
      title: 'यह पेज न्यायालय के सर्वर से पुराना है',
      text: 'इसे नया करने के लिए फिर खोलें।',
    },
  },
};
