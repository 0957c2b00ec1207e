import { indianNumber } from '#kernel/indian-number.ts';
import type { find as English } from '#text/en/work/find.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/hi/device-word.ts';

export const find: Translated<typeof English> = {
  title: 'सब में खोजें',
  label: 'मामले, आवेदन, सुनवाई, डायरी, दस्तावेज़, कानून और स्क्रीन खोजें',
  hint: `इस ${HELD} पर जो है उसमें खोजता है, नेटवर्क हो या न हो।`,
  close: 'बंद करें',
  results: 'नतीजे',
  reading: 'लोड हो रहा है',
  none: (query) => `इस ${HELD} पर “${query}” नहीं मिला। नाम, FIR नंबर या धारा लिखकर देखें।`,
  count: (n) => (n === 1 ? '1 नतीजा' : `${indianNumber(n)} नतीजे`),
  kinds: {
    screen: 'स्क्रीन',
    case: 'मामले',
    application: 'आवेदन',
    draft: 'मसौदे',
    hearing: 'सुनवाई',
    diary: 'केस डायरी',
    document: 'दस्तावेज़',
    law: 'कानून संग्रह',
  },
  more: (total) => `कुल ${indianNumber(total)}: कम करने के लिए और लिखें`,
  court: {
    title: 'सर्वर पर खोज',
    ask: 'मेरे न्यायालयों में सर्वर पर भी खोजें',
    asking: 'खोज जारी है',
    none: 'इन शब्दों का आपके न्यायालयों का कोई और मामला सर्वर पर नहीं है।',
    more: 'और भी मामले हैं: एक शब्द और लिखें।',
  },
  unnamed: 'अभी नाम नहीं',
  keys: {
    title: 'कीबोर्ड शॉर्टकट',
    close: 'बंद करें',
    list: [
      ['Ctrl K', 'सब में खोजें'],
      ['?', 'ये शॉर्टकट दिखाएँ'],
      ['नीचे तीर, ऊपर तीर', 'नतीजों या टैब में आगे-पीछे जाएँ'],
      ['Enter', 'चुना हुआ खोलें'],
      ['Escape', 'पेज के ऊपर खुला हुआ बंद करें'],
      ['Tab, Shift Tab', 'अगला खाना या लिंक, और पिछला'],
    ],
  },
};
