import { indianNumber } from '#kernel/indian-number.ts';
import type { secondFactor as English } from '#text/en/account/second-factor.ts';
import type { Translated } from '#text/translated.ts';

export const secondFactor: Translated<typeof English> = {
  title: 'प्रमाणक ऐप',
  lead: 'लॉग इन का दूसरा चरण: पासवर्ड के बाद फ़ोन के ऐप का कोड। बिना नेटवर्क का काम पहले जैसा चलता है।',
  needed: 'न्यायाधीश के नाते फ़ाइलें पढ़ने और आदेश पर हस्ताक्षर करने से पहले आपको प्रमाणक ऐप या पासकी चाहिए।',
  again: 'लॉग आउट करें, फिर अपने दूसरे प्रमाण के साथ लॉग इन करें: इस बार केवल पासवर्ड से लॉग इन हुआ था।',
  retry: 'प्रमाणक ऐप की जानकारी फिर लाएँ',
  password: 'आपका पासवर्ड',
  passwordMissing: 'अपना पासवर्ड लिखें।',
  begin: 'ऐप जोड़ें',
  beginning: 'तैयार हो रहा है',
  scan: 'ऐप से यह कोड स्कैन करें, या कुंजी उसमें लिखें। फिर ऐप में दिखते छह अंक यहाँ लिखें।',
  qr: 'प्रमाणक ऐप के लिए क्यूआर कोड',
  key: 'कुंजी',
  code: 'ऐप के छह अंक',
  codeMissing: 'ऐप के छह अंक लिखें।',
  confirm: 'चालू करें',
  confirming: 'जाँच हो रही है',
  codesTitle: 'रिकवरी कोड',
  codesLead: 'हर कोड एक बार ऐप की जगह चलता है। इन्हें अभी छाप लें या लिख लें: ये फिर नहीं दिखाए जाएँगे।',
  codesKept: 'मैंने इन्हें सुरक्षित रख लिया',
  isOn: 'ऐप जुड़ा हुआ है।',
  codesLeft: (n) => `बचे हुए रिकवरी कोड: ${indianNumber(n)}।`,
  newCodes: 'नए रिकवरी कोड',
  remove: 'ऐप हटाएँ',
  removed: { title: 'ऐप हट गया', description: 'लॉग इन में अब उसका कोड नहीं माँगा जाएगा।' },
  lost: 'फ़ोन खो गया? रिकवरी कोड से लॉग इन करें। कोड न हों, तो संचालक से दूसरा प्रमाण हटाने को कहें।',
};
