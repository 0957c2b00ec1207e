import { indianNumber } from '#kernel/indian-number.ts';
import type { shell as English } from '#text/en/shell.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from './device-word.ts';

export const shell: Translated<typeof English> = {
  partlyDecided: (decided, of) => `${of} में से ${decided} पर निर्णय`,
  product: 'ज़मानत',
  stop: '।',
  home: 'ज़मानत, मुख्य पेज',
  titled: (screen) => `${screen} · ज़मानत`,
  skip: 'सीधे पेज पर जाएँ',
  screens: 'स्क्रीन',
  mainScreens: 'मुख्य स्क्रीन',
  menu: 'मेनू',
  closeMenu: 'मेनू बंद करें',
  collapse: 'साइडबार समेटें',
  expand: 'साइडबार खोलें',
  loading: 'खुल रहा है',
  entries: {
    dashboard: 'डैशबोर्ड',
    'judge-calendar': 'न्यायिक कैलेंडर',
    calculator: 'जमानत कैलकुलेटर',
    'risk-assessment': 'जोखिम आकलन',
    application: 'आवेदन बनाएँ',
    'which-bail': 'कौन-सी जमानत?',
    'case-diary': 'केस डायरी',
    'status-tracking': 'आवेदन की स्थिति',
    hearings: 'सुनवाई',
    'legal-database': 'कानून संग्रह',
    'predictive-analytics': 'नतीजों के आँकड़े',
    chatbot: 'BNS चैटबॉट',
    feedback: 'सुझाव',
    help: 'मदद',
    settings: 'सेटिंग',
  },
  short: {
    dashboard: 'डैशबोर्ड',
    'judge-calendar': 'कैलेंडर',
    calculator: 'कैलकुलेटर',
    application: 'आवेदन',
    'status-tracking': 'स्थिति',
  },
  file: 'आवेदन',
  hearing: 'सुनवाई तय करें',
  roles: { user: 'उपयोगकर्ता', lawyer: 'वकील', judge: 'न्यायाधीश', operator: 'संचालक' },
  theme: { toDark: 'गहरा रंग', toLight: 'हल्का रंग' },
  language: 'भाषा',
  account: (name) => `${name} का खाता`,
  help: 'मदद',
  lockNow: 'अभी बंद करें',
  logOut: 'लॉग आउट',
  sync: {
    label: 'काम की स्थिति',
    saved: `इस ${HELD} पर सुरक्षित`,
    waiting: 'प्रतीक्षा में',
    sent: 'भेजा गया',
    needs: 'आपको देखना है',
  },
  offline: {
    signal: (since) => `${since} से नेटवर्क नहीं है। आप काम करते रहें: सब कुछ इस ${HELD} पर सुरक्षित है।`,
    server: (since) =>
      `${since} से न्यायालय के सर्वर का जवाब नहीं आया। आप काम करते रहें: सब कुछ इस ${HELD} पर सुरक्षित है।`,
  },
  storage: {
    full: `इस ${HELD} का स्टोरेज भर गया है: नया पाठ सहेजा नहीं जा सकता। बेकार फ़ोटो या ऐप हटाएँ।`,
    low: `इस ${HELD} का स्टोरेज लगभग भर गया है: पाठ सहेजा जाता है, नई फ़ाइलें नहीं। बेकार फ़ोटो या ऐप हटाएँ।`,
    again: `इस ${HELD} का स्टोरेज भर गया है। कुछ जगह खाली करके फिर कोशिश करें।`,
  },
  clock: {
    differs: (device, court) =>
      `इस ${HELD} की घड़ी ${device} दिखाती है; न्यायालय का सर्वर ${court}। तारीखें सर्वर के अनुसार हैं। अपनी घड़ी ठीक करें।`,
    impossible: (device, contact) =>
      `इस ${HELD} की घड़ी ${device} बताती है, जो गलत है। तारीखें न्यायालय के सर्वर से पिछले संपर्क के दिन, ${contact}, से ली गई हैं। घड़ी ठीक करें, या नेटवर्क से जुड़ें।`,
    setSince: (device, contact) =>
      `न्यायालय के सर्वर से पिछले संपर्क, ${contact}, के बाद इस ${HELD} की घड़ी बदली गई। नेटवर्क से जुड़ने तक तारीखें घड़ी, ${device}, से ली जाती हैं।`,
    longAgo: (contact) =>
      `न्यायालय के सर्वर से पिछला संपर्क: ${contact}। तारीखें इस ${HELD} की घड़ी से ली जाती हैं। उसे जाँचने के लिए नेटवर्क से जुड़ें।`,
  },
  find: { open: 'सब में खोजें', short: 'खोजें', key: 'Ctrl K' },
  bell: {
    open: 'सूचनाएँ',
    count: (unread) => (unread === 1 ? '1 नई सूचना' : `${indianNumber(unread)} नई सूचनाएँ`),
    title: 'सूचनाएँ',
    absent: 'सूचनाएँ डाउनलोड नहीं हुईं। नेटवर्क आने पर फिर खोलें।',
  },
  demo: {
    title: 'डेमो',
    about: `केवल इस ${HELD} पर नमूना डेटा। कुछ भी भेजा नहीं जाता।`,
    steps: { calculator: '1. कैलकुलेटर', application: '2. आवेदन', order: '3. आदेश' },
    remove: 'डेमो हटाएँ',
  },
  landing: 'जमानत आवेदन, नेटवर्क हो या न हो',
  ready: 'बिना नेटवर्क के लिए तैयार',
  readyFor: 'अब से हर स्क्रीन, PDF और DOCX बिना नेटवर्क के चलते हैं।',
  foreign: {
    install: 'ऑफ़लाइन उपयोग के लिए तैयार नहीं',
    update: 'अपडेट इंस्टॉल नहीं हुआ',
    next: 'यह नेटवर्क ऐप की फ़ाइलें बदलता है। आपका काम सुरक्षित है। नेटवर्क में लॉग इन करें या दूसरा नेटवर्क लें।',
  },
  update: {
    offer: 'अपडेट करें',
    name: 'नया संस्करण तैयार है। अभी अपडेट करें; आपका लिखा हुआ सुरक्षित है।',
    later: 'नया संस्करण तैयार है। अपडेट के लिए अपना काम सहेजें।',
  },
  broken: {
    title: 'यह स्क्रीन रुक गई है',
    safe: `आपका सहेजा हुआ काम इस ${HELD} पर सुरक्षित है।`,
    next: 'आगे बढ़ने के लिए पेज फिर खोलें। फिर ऐसा हो तो पहली स्क्रीन पर जाएँ।',
    home: 'पहली स्क्रीन पर जाएँ',
    repair: 'काम सहेजें या ऐप ठीक करें',
  },
  blocked: {
    title: 'यह ब्राउज़र ज़मानत का स्टोरेज रोक रहा है',
    next: 'ज़मानत के दूसरे टैब बंद करें, प्राइवेट ब्राउज़िंग से निकलें या कुछ जगह खाली करें, फिर पेज दोबारा खोलें।',
    closed: 'ज़मानत अभी इस फ़ोन पर आपका काम न पढ़ सकता है, न सहेज सकता है। वह कुछ नहीं मिटाता।',
    works: 'ये दोनों स्टोरेज के बिना भी चलते हैं:',
    notSaved: 'अभी इस फ़ोन पर कुछ सहेजा नहीं जा सकता।',
  },
};
