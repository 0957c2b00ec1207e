import type { caseDocuments as English } from '#text/en/work/case-documents.ts';
import { fileSize } from '#text/en/file-size.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { Translated } from '#text/translated.ts';
import { fileFaults } from '#text/hi/file-faults.ts';
import { HELD } from '#text/hi/device-word.ts';

const TYPE = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
} as const;

export const caseDocuments: Translated<typeof English> = {
  title: 'दस्तावेज़',
  loading: 'दस्तावेज़ खोजे जा रहे हैं',
  none: 'इस मामले का कोई दस्तावेज़ नहीं है।',
  kind: {
    annexure: 'अनुलग्नक',
    order: 'न्यायालय का आदेश',
    identity: 'पहचान का प्रमाण',
    other: 'अन्य दस्तावेज़',
  },
  line: (type, size) => `${TYPE[type]}, ${fileSize(size)}`,
  view: 'देखें',
  remove: 'हटाएँ',
  withApplication: `अभी इस ${HELD} पर हैं। ये आवेदन के साथ भेजे जाएँगे।`,
  notHere: 'डाउनलोड नहीं हुआ',
  keepAll: (size) => `सभी डाउनलोड करें (${fileSize(size)})`,
  keeping: 'डाउनलोड हो रहे हैं',
  kept: { title: 'सभी दस्तावेज़ डाउनलोड हो गए', description: 'ये बिना नेटवर्क के खुलते हैं।' },
  keptNot: (left, why) => ({
    title: `${indianNumber(left)} दस्तावेज़ डाउनलोड नहीं हुए`,
    description:
      why === 'full'
        ? `इस ${HELD} का स्टोरेज भर गया है। कुछ जगह खाली करके फिर कोशिश करें।`
        : 'न्यायालय के सर्वर ने जवाब नहीं दिया। नेटवर्क आने पर फिर कोशिश करें।',
  }),
  add: {
    upload: 'दस्तावेज़ अपलोड करें',
    what: 'दस्तावेज़ का प्रकार',
    file: 'फ़ाइल जोड़ें',
    photo: 'फ़ोटो लें',
    adding: 'जोड़ा जा रहा है',
    hint: 'PDF, DOCX, JPG, PNG, हर एक 10MB तक',
    added: (n) => (n === 1 ? '1 दस्तावेज़ जोड़ा गया' : `${indianNumber(n)} दस्तावेज़ जोड़े गए`),
    addedText: `इस ${HELD} पर सुरक्षित।`,
    isThere: 'पहले से जोड़ा गया है।',
    renamed: (name) => `फ़ाइल का नाम उसके प्रकार से मेल नहीं खाता था। ${name} नाम से जोड़ी गई।`,
    notAdded: 'नहीं जोड़ा गया',
    ways: { again: 'फिर कोशिश करें', smaller: 'छोटा करके जोड़ें' },
    leaveOut: 'छोड़ें',
    fault: {
      ...fileFaults,
      unread: 'यह फ़ाइल पढ़ी नहीं जा सकी। अगर यह क्लाउड में है तो पहले डाउनलोड करें, फिर डाउनलोड से जोड़ें।',
      gone: `यह रिकॉर्ड अब इस ${HELD} पर नहीं है। सूची पर लौटकर उसे फिर खोलें।`,
      full: `इस ${HELD} का स्टोरेज भर गया है। कुछ जगह खाली करके फिर कोशिश करें। यह पेज खुला रखें।`,
      heavyPicture: 'यह तस्वीर 10 MB से बड़ी है। इसे छोटा करके जोड़ें: फ़ोटो लिया गया पन्ना पढ़ने लायक रहता है।',
      smallerNot: 'यह छोटी नहीं हो सकी। नेटवर्क आने पर फिर कोशिश करें, या कम रेज़ोल्यूशन पर फिर लें।',
    },
  },
  removeNot: {
    title: 'नहीं हटाया गया',
    description: 'यह न्यायालय के सर्वर पर हो सकता है। दाखिल दस्तावेज़ हटाया नहीं जा सकता।',
  },
  screen: {
    title: 'दस्तावेज़',
    record: {
      loading: 'दस्तावेज़ खुल रहा है',
      missing: `यह दस्तावेज़ इस ${HELD} पर नहीं है, या आप इसे नहीं देख सकते।`,
      failed: 'दस्तावेज़ नहीं खुल सका।',
      offline: 'नेटवर्क आते ही यह अपने आप खुलेगा।',
    },
    toCase: 'मामला खोलें',
    toApplication: 'आवेदन खोलें',
    save: 'प्रति सहेजें',
    fetching: 'दस्तावेज़ लाया जा रहा है',
    bytes: {
      offline: 'यह दस्तावेज़ डाउनलोड नहीं हुआ; खोलने के लिए नेटवर्क से जुड़ें।',
      missing: 'न्यायालय के सर्वर पर यह दस्तावेज़ अब नहीं है, या आप इसे अब नहीं देख सकते।',
      failed: 'डाउनलोड की हुई फ़ाइल मूल से मेल नहीं खाती। फिर कोशिश करें; फिर भी न हो तो संचालक को बताएँ।',
      'signed-out': 'यह दस्तावेज़ डाउनलोड करने के लिए लॉग इन करें।',
    },
    viewer: {
      loading: 'पन्ने तैयार हो रहे हैं',
      notHere: 'ऐसे दस्तावेज़ दिखाने वाला हिस्सा डाउनलोड नहीं हुआ। एक बार नेटवर्क से जुड़कर पेज फिर खोलें, या प्रति सहेजें।',
      broken: 'यह दस्तावेज़ यहाँ नहीं दिख सकता। प्रति सहेजकर किसी और ऐप में खोलें।',
      tooLarge: 'यह दस्तावेज़ यहाँ दिखाने के लिए बहुत बड़ा है। प्रति सहेजकर किसी और ऐप में खोलें।',
      locked:
        'यह दस्तावेज़ केवल पासवर्ड से खुलता है। प्रति सहेजकर ऐसे ऐप में खोलें जो पासवर्ड पूछता हो, या बिना पासवर्ड की प्रति माँगें।',
      reload: 'पेज फिर खोलें',
    },
    tools: 'कैसे दिखे',
    zoomIn: 'बड़ा करें',
    zoomOut: 'छोटा करें',
    fit: 'पूरा दिखाएँ',
    zoom: (percent) => `${percent} %`,
    page: 'पन्ना',
    pageOf: (pages) => `/ ${indianNumber(pages)}`,
    pageName: (page, pages) => `${pages} में से पन्ना ${page}`,
    previous: 'पिछला पन्ना',
    next: 'अगला पन्ना',
    pages: 'पन्ने',
  },
};
