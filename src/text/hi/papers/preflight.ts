import { indianNumber } from '#kernel/indian-number.ts';
import type { preflightWords as English } from '#text/en/papers/preflight.ts';
import type { Translated } from '#text/translated.ts';
import { paperKinds } from './paper-kinds.ts';

export const preflightWords: Translated<typeof English> = {
  missing: (what) => `अभी नहीं दिया गया: ${what}।`,
  blank: (heading) => `आधार “${heading}” में खाली जगह भरें।`,
  undrawable: (characters) => `PDF में ये अक्षर नहीं छप सकते: ${characters}। DOCX लें, या अंग्रेज़ी या हिंदी अक्षरों में लिखें।`,
  legacyFont: (typed, unicode) =>
    `“${typed}” कृति देव जैसे फ़ॉन्ट में लिखा गया है। कागज़ पर इसे कोई नहीं पढ़ सकेगा। यह ऐसे पढ़ा जाता है: ${unicode}`,
  size: (mb, limit) =>
    `लगे दस्तावेज़ कुल ${mb} MB के हैं; इस न्यायालय के लिए तय सीमा ${limit} MB है। सेट बनाते समय चित्र छोटे करें, या कम दस्तावेज़ लगाएँ।`,
  differs: {
    paper: ({ label, own, other, from }) =>
      `“${label}” आवेदन में ${own} है, पर पढ़े गए कागज़ (${from}) में ${other}। दोनों मान देखें।`,
    papers: paperKinds,
    words: ({ match, at, own, ownAt }) => `“${at}” में “${match}” लिखा है, पर “${ownAt}” ${own} है। दोनों मान देखें।`,
    counted: 'तारीखों से गिनी गई अभिरक्षा',
    days: (count) => `${indianNumber(count)} दिन`,
    cases: (count) => `${indianNumber(count)} अन्य मामले`,
    ofCase: ({ label, own, other }) =>
      `“${label}” आवेदन में ${own} है, पर जिस मामले में यह जुड़ेगा, उसमें ${other}। दोनों मान देखें।`,
    notListed: ({ fir, station, name, label }) =>
      `आपके मामलों में ${name} की FIR ${fir}, थाना ${station}, है, पर “${label}” में नहीं है। वही व्यक्ति हो तो जोड़ें।`,
  },
  stops: {
    needed: (field) => `इस राहत के लिए “${field}” आवश्यक है। इसे भरें, या राहत बदलें।`,
    part: (part) =>
      `प्रकटन अनुलग्नक का भाग ${part} खाली है, जिस पर शपथ ली जाती है। उसके तथ्य भरें, या उसे छोड़ने का कारण लिखें।`,
  },
  transitLink:
    'कागज़ में इस न्यायालय के क्षेत्र से आवेदक का कोई संबंध नहीं बताया गया है। ट्रांज़िट जमानत का तैयार आधार लें, या अपना लिखें।',
  otherCourt: (form, court) =>
    `सेट के कागज़ों का शीर्षक ${form} का है; आवेदन ${court} की है। आवेदन का न्यायालय बदलें, या सेट में उसका रूप चुनें।`,
  pages: (count, limit) =>
    `लगे दस्तावेज़ों में आवेदन के बिना ${count} पन्ने हैं; यह न्यायालय एक फ़ाइल में ${limit} लेता है। कम पन्ने लगाएँ, या दो खंडों में दाखिल करें।`,
  paper: (name, paper) =>
    `${name} के कुछ पन्ने इस न्यायालय के कागज़, ${paper}, के नहीं हैं। वे वैसे ही लगेंगे। कार्यालय एक ही आकार माँगे तो पहले ${paper} कागज़ पर प्रिंट करें।`,
  strays: {
    fir: ({ match, at, own, ownAt }) =>
      `“${at}” में FIR ${match} है, पर “${ownAt}” में ${own} है। क्या यह पाठ दूसरे मामले का है?`,
    station: ({ match, at, own, ownAt }) =>
      `“${at}” में थाना ${match} है, पर “${ownAt}” में ${own} है। क्या यह पाठ दूसरे मामले का है?`,
    person: ({ match, at, own, ownAt }) =>
      `“${at}” में आवेदक ${match} है, पर “${ownAt}” में ${own} है। क्या यह पाठ दूसरे मामले का है?`,
  },
  wordFile: (name) => `${name} Word फ़ाइल है: सेट में इसकी जगह एक पन्ना रहेगा। PDF के रूप में सहेजें, और वह लगाएँ।`,
  notHere: (name) => `${name} डाउनलोड नहीं हुआ: खाली पन्ना लगाया गया है। एक बार ऑनलाइन खोलें।`,
  or: ' या ',
  respondent: (agencies) => `कागज़ में विपक्षी राज्य है; यह मामला ${agencies} का लगता है। विपक्षी कौन हो?`,
  condition: 'उच्चतम न्यायालय ऐसी शर्त की अनुमति नहीं देता, आवेदक स्वयं प्रस्ताव करे तब भी। इसे हटाएँ, या इसका प्रयोजन लिखें।',
  withheldVictim: (quotedText) =>
    `“${quotedText}” पीड़ित का नाम लगता है; इस मामले में कानून इसे रोकता है। कागज़ों में इसकी जगह X छपता है। यदि यह किसी और का नाम है, तो वाक्य बदलें।`,
  victim: (quotedText) =>
    `क्या “${quotedText}” पीड़ित का, या उसके माता-पिता का नाम है? इस मामले में कानून इसे रोकता है। इसकी जगह “पीड़ित” या नाम के पहले अक्षर लिखें।`,
};
