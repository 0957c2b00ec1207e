import { indianDate, isDay } from '#kernel/calendar-date.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { notifications as English } from '#text/en/notifications.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from './device-word.ts';

const dated = (date = '', time = ''): string =>
  [isDay(date) ? indianDate(date) : date, time].filter(Boolean).join(', ');

export const notifications: Translated<typeof English> = {
  title: 'सूचनाएँ',
  loading: 'सूचनाएँ खुल रही हैं',
  none: 'कुछ नया नहीं।',
  noneText: 'निर्णय, सुनवाई, बनने वाले अधिकार और खोले गए लिंक यहाँ दिखते हैं।',
  all: 'सभी सूचनाएँ',
  list: 'सबसे नई पहले',
  more: 'और दिखाएँ',
  unread: 'नई',
  markRead: 'पढ़ी हुई करें',
  markAll: 'सभी को पढ़ी हुई करें',
  of: (title) => `: ${title}`,
  untitled: 'मामला जो इस डिवाइस पर नहीं है',
  needsYou: (n) => (n === 1 ? '1 काम आपको देखना है' : `${indianNumber(n)} काम आपको देखने हैं`),
  docketOf: (date) => `${dated(date)} की आपकी याचिकाएँ`,
  noNumber: 'अभी नंबर नहीं',
  full: {
    title: 'पढ़ी हुई नहीं हो सकी',
    description: `इस ${HELD} में जगह नहीं है। कुछ जगह खाली करके फिर कोशिश करें।`,
  },
  what: {
    decided: (status) => `निर्णय: ${status}`,
    removed: 'अब आपकी सूची में नहीं',
    hearing: (date, time) => `सुनवाई लगी: ${dated(date, time)}`,
    'hearing-soon': (date, time) => `याद दिलाना: सुनवाई ${dated(date, time)}`,
    docket: (matters, time) => `याद दिलाना: ${indianNumber(matters)} सुनवाई, पहली ${time ?? ''} बजे`,
    right: (right, date) => [right, dated(date)].filter(Boolean).join(', '),
    'share-opened': 'इस याचिका का आपका लिंक खोला गया',
  },
  remind: {
    title: 'सुनवाई की याद',
    lead: {
      label: 'कितना पहले',
      '1-hour': '1 घंटा',
      '3-hours': '3 घंटे',
      '1-day': '1 दिन',
      '2-days': '2 दिन',
      '1-week': '1 सप्ताह',
    },
    ask: `मुझे इस ${HELD} पर याद दिलाएँ`,
    asking: 'पूछा जा रहा है',
    on: `इस ${HELD} पर याद दिलाया जाता है, ज़मानत बंद हो तब भी। संदेश केवल बताता है कि कुछ है, मामले का एक शब्द भी नहीं।`,
    stop: `इस ${HELD} पर अब याद न दिलाएँ`,
    off: `तब ज़मानत बंद हो तो भी इस ${HELD} पर याद दिलाया जाएगा।`,
    always: 'दोनों हालत में: सुनवाई की तारीखें अपने कैलेंडर में जोड़ें (.ics), वह बिना किसी सर्वर के बजता है।',
    calendar: 'सुनवाई',
    judgesCalendar: 'न्यायिक कैलेंडर',
    failed: {
      denied: `यह ${HELD} ज़मानत को याद दिलाने की अनुमति नहीं देता। ब्राउज़र की सेटिंग में सूचनाओं की अनुमति दें, या कैलेंडर की फ़ाइल लें।`,
      full: `इस ${HELD} में जगह नहीं है, इसलिए कुछ तय नहीं हुआ। बेकार फ़ोटो या ऐप हटाकर फिर कोशिश करें, या कैलेंडर की फ़ाइल लें।`,
      offline:
        'न्यायालय के सर्वर ने जवाब नहीं दिया, इसलिए कुछ तय नहीं हुआ। नेटवर्क आने पर फिर कोशिश करें, या कैलेंडर की फ़ाइल लें।',
      service:
        'इस ब्राउज़र की पुश सेवा ने जवाब नहीं दिया, इसलिए कुछ तय नहीं हुआ। बाद में या दूसरे नेटवर्क से कोशिश करें, या कैलेंडर की फ़ाइल लें।',
      unsupported:
        'यह ब्राउज़र याद नहीं दिला सकता। iPhone पर पहले ज़मानत को होम स्क्रीन पर जोड़ें; कैलेंडर की फ़ाइल हर जगह चलती है।',
    },
  },
};
