import type { preflightWords as English } from '#text/en/preflight.ts';
import type { Translated } from '#text/translated.ts';

export const preflightWords: Translated<typeof English> = {
  missing: (what) => `अभी नहीं दिया गया: ${what}।`,
  undrawable: (characters) => `PDF में ये अक्षर नहीं छप सकते: ${characters}। DOCX लें, या अंग्रेज़ी या हिंदी अक्षरों में लिखें।`,
  size: (mb, limit) =>
    `लगे दस्तावेज़ कुल ${mb} MB के हैं; यह न्यायालय ${limit} MB तक लेता है। सेट बनाते समय चित्र छोटे करें, या कम दस्तावेज़ लगाएँ।`,
  strays: {
    fir: (said, own) => `इस पाठ में FIR ${said} है; याचिका FIR ${own} की है। क्या यह दूसरे मामले का पाठ है?`,
    station: (said, own) => `इस पाठ में थाना ${said} है; याचिका में ${own} है। क्या यह दूसरे मामले का पाठ है?`,
    person: (said, own) => `इस पाठ में प्रार्थी ${said} है; याचिका ${own} की है। क्या यह दूसरे मामले का पाठ है?`,
  },
  wordFile: (name) => `${name} Word फ़ाइल है: सेट में इसकी जगह एक पन्ना रहेगा। PDF के रूप में सहेजें, और वह लगाएँ।`,
  notHere: (name) => `${name} इस डिवाइस पर नहीं है: सेट में इसकी जगह एक पन्ना रहेगा। नेटवर्क आने पर एक बार खोलें।`,
  or: ' या ',
  respondent: (agencies) => `कागज़ में विपक्षी राज्य है; यह मामला ${agencies} का लगता है। विपक्षी कौन हो?`,
  victim: (said) =>
    `क्या “${said}” पीड़ित का, या उसके माता-पिता का नाम है? इस मामले में कानून इसे रोकता है। इसकी जगह “पीड़ित” या नाम के पहले अक्षर लिखें।`,
};
