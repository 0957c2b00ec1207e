import { indianDate, isDay } from '#kernel/calendar-date.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { notifications as English } from '#text/en/work/notifications.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/hi/device-word.ts';

const dated = (date = '', time = ''): string =>
  [isDay(date) ? indianDate(date) : date, time].filter(Boolean).join(', ');

export const notifications: Translated<typeof English> = {
  title: 'सूचनाएँ',
  loading: 'सूचनाएँ खुल रही हैं',
  none: 'कोई नई सूचना नहीं।',
  noneText: 'निर्णय, अंतरण, सुनवाई, बनने वाले अधिकार और खोले गए लिंक यहाँ दिखते हैं।',
  all: 'सभी सूचनाएँ',
  list: 'सबसे नई पहले',
  more: 'और दिखाएँ',
  unread: 'नई',
  markRead: 'पढ़ी हुई करें',
  markAll: 'सभी को पढ़ी हुई करें',
  of: (title) => `: ${title}`,
  untitled: 'मामला डाउनलोड नहीं हुआ',
  needsYou: (n) => (n === 1 ? '1 काम में आपकी कार्रवाई आवश्यक' : `${indianNumber(n)} कामों में आपकी कार्रवाई आवश्यक`),
  docketOf: (date) => `${dated(date)} की आपके आवेदन`,
  noNumber: 'अभी नंबर नहीं',
  what: {
    decided: (status) => `निर्णय: ${status}`,
    decidedInPart: (status) => `निर्णय: कुछ FIR में ${status}`,
    removed: 'अब आपकी सूची में नहीं',
    hearing: (date, time) => `सुनवाई लगी: ${dated(date, time)}`,
    'hearing-soon': (date, time) => `याद दिलाना: सुनवाई ${dated(date, time)}`,
    docket: (matters, time) => `याद दिलाना: ${indianNumber(matters)} सुनवाई, पहली ${time ?? ''} बजे`,
    right: (right, date) => [right, dated(date)].filter(Boolean).join(', '),
    'share-opened': 'इस आवेदन का आपका लिंक खोला गया',
    'conditions-asked': 'जमानत की अन्य शर्तें माँगी गईं',
    transferred: (court = 'दूसरे न्यायालय') => `${court} को अंतरित, वहाँ फिर सूचीबद्ध होगा`,
  },
  remind: {
    title: 'सुनवाई की याद',
    lead: {
      label: 'कितना पहले याद दिलाएँ',
      '1-hour': '1 घंटा',
      '3-hours': '3 घंटे',
      '1-day': '1 दिन',
      '2-days': '2 दिन',
      '1-week': '1 सप्ताह',
    },
    ask: `मुझे इस ${HELD} पर याद दिलाएँ`,
    asking: 'लोड हो रहा है',
    on: 'ज़मानत बंद हो तब भी याद दिलाया जाता है। उसमें मामले का विवरण नहीं होता।',
    stop: 'याद दिलाना बंद करें',
    off: 'ज़मानत बंद हो तब भी आपको याद दिलाया जाता है।',
    always: 'या सुनवाइयाँ फ़ोन के कैलेंडर में जोड़ें (.ics)।',
    calendar: 'सुनवाई',
    judgesCalendar: 'न्यायिक कैलेंडर',
    failed: {
      denied: `इस ${HELD} पर सूचनाएँ बंद हैं। ब्राउज़र की सेटिंग में उनकी अनुमति दें, या कैलेंडर की फ़ाइल लें।`,
      offline:
        'न्यायालय के सर्वर ने जवाब नहीं दिया, इसलिए कुछ तय नहीं हुआ। नेटवर्क आने पर फिर कोशिश करें, या कैलेंडर की फ़ाइल लें।',
      service:
        'इस ब्राउज़र की पुश सेवा ने जवाब नहीं दिया, इसलिए कुछ तय नहीं हुआ। बाद में या दूसरे नेटवर्क से कोशिश करें, या कैलेंडर की फ़ाइल लें।',
      unsupported:
        'यह ब्राउज़र याद नहीं दिला सकता। iPhone पर पहले ज़मानत को होम स्क्रीन पर जोड़ें; कैलेंडर की फ़ाइल हर जगह चलती है।',
    },
  },
};
