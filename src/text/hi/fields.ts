import { indianNumber } from '#kernel/indian-number.ts';
import type { fields as English } from '#text/en/fields.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from './device-word.ts';

export const fields: Translated<typeof English> = {
  problem: 'कुछ ठीक करना है',
  optional: '(ज़रूरी नहीं)',
  none: 'चुनें',
  unkept: {
    full: `इस ${HELD} का स्टोरेज भर गया है: आपका लिखा हुआ केवल इस पेज पर है। पेज खुला रखें और कुछ जगह खाली करें; फिर यह अपने आप सुरक्षित होगा।`,
    failed: 'सुरक्षित नहीं हुआ: आपका लिखा हुआ केवल इस पेज पर है। पेज खुला रखें; फिर कोशिश होती रहेगी।',
  },
  back: 'यह पहले लिखा गया था और अभी सहेजा नहीं गया है।',
  date: {
    form: 'दिन-माह-वर्ष',
    calendar: 'कैलेंडर',
    read: (day) => `${day} पढ़ा गया।`,
    ask: (day) => `क्या यह ${day} है?`,
    take: (day) => `${day} लें`,
    other: (day) => `इसकी जगह ${day} लें`,
    unread: 'अभी तारीख के रूप में नहीं पढ़ा गया। दिन, महीना और वर्ष लिखें, जैसे 12-03-2026.',
  },
  legacy: {
    found: 'यह पाठ कृति देव जैसे फ़ॉन्ट में लिखा गया है। उस फ़ॉन्ट के बिना इसे कोई नहीं पढ़ सकता।',
    mixed: 'इसके अंग्रेज़ी शब्द वैसे ही रहेंगे। परिणाम जाँच लें।',
    reads: 'यूनिकोड में यह ऐसे पढ़ा जाता है:',
    take: 'यह पाठ लें',
    taken: 'पाठ यूनिकोड में बदल दिया गया।',
    undo: 'वापस लें',
    paper: (n) =>
      `इस कागज़ में ${indianNumber(n)} पंक्ति कृति देव जैसे फ़ॉन्ट की है, जिसे कोई नहीं पढ़ सकेगा। पहले पाठ ठीक करें। पहली पंक्ति:`,
  },
  password: { show: 'दिखाएँ', hide: 'छिपाएँ', showName: 'पासवर्ड दिखाएँ', hideName: 'पासवर्ड छिपाएँ' },
};
