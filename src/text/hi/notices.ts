import type { notices as English } from '#text/en/notices.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from './device-word.ts';

export const notices: Translated<typeof English> = {
  region: 'सूचनाएँ',
  loginSuccess: { title: 'सफल', description: 'आप लॉग इन हो गए हैं' },
  registered: {
    title: 'पंजीकरण हो गया',
    description: 'आपका खाता बन गया है। अब लॉग इन करें।',
  },
  registrationFailed: 'पंजीकरण नहीं हुआ',
  loggedOut: { title: 'लॉग आउट हो गया', description: 'आप लॉग आउट हो गए हैं' },
  logoutProblem: { title: 'गड़बड़ी', description: 'लॉग आउट नहीं हो सका। फिर कोशिश करें।' },
  logoutAbsent: {
    title: 'आप अब भी लॉग इन हैं',
    description: `ऐप का यह हिस्सा अभी इस ${HELD} पर नहीं है। नेटवर्क आने पर पेज फिर खोलें और दोबारा लॉग आउट करें।`,
  },
  demoProblem: {
    title: 'डेमो नहीं खुला',
    description: 'नेटवर्क के साथ पेज फिर खोलें और दोबारा कोशिश करें। कुछ भी बदला नहीं गया है।',
  },
  noLanguage: {
    title: 'भाषा नहीं बदली',
    description: `उसके शब्द अभी इस ${HELD} पर नहीं हैं। नेटवर्क होने पर फिर चुनिए।`,
  },
  accountLanguage: {
    title: 'आपके खाते की भाषा बदल गई',
    description: 'आपके दूसरे डिवाइस की स्क्रीन भी नेटवर्क मिलते ही इसी भाषा में होगी।',
  },
  network: 'नेटवर्क नहीं मिला। अपना इंटरनेट देख लें।',
  server: 'सर्वर में गड़बड़ी है। थोड़ी देर बाद फिर कोशिश करें।',
  otherUser: {
    title: 'किसी और खाते से लॉग इन है',
    description: 'दूसरे टैब में खाता बदल गया। आपका लिखा हुआ पहले खाते में सुरक्षित है।',
  },
};
