/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import type { notices as English } from '#text/en/notices.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from './device-word.ts';

export const notices: Translated<typeof English> = {
  region: 'सूचना',
  loginSuccess: { title: 'यशस्वी', description: 'तुम्ही लॉग इन झाला आहात' },
  registered: { title: 'नोंदणी झाली', description: 'तुमचे खाते तयार झाले आहे. आता लॉग इन करा.' },
  registrationFailed: 'नोंदणी झाली नाही',
  loggedOut: { title: 'लॉग आउट झाले', description: 'तुम्ही लॉग आउट झाला आहात' },
  logoutProblem: { title: 'अडचण', description: 'लॉग आउट करताना अडचण आली' },
  logoutAbsent: {
    title: 'तुम्ही अजूनही लॉग इन आहात',
    description: `ॲपचा हा भाग अजून या ${HELD}वर नाही. नेटवर्क आल्यावर पान पुन्हा उघडा आणि पुन्हा लॉग आउट करा.`,
  },
  demoProblem: {
    title: 'डेमो उघडला नाही',
    description: 'नेटवर्क असताना पान पुन्हा उघडा आणि पुन्हा प्रयत्न करा. काहीही बदललेले नाही.',
  },
  noLanguage: {
    title: 'भाषा बदलली नाही',
    description: `तिचे शब्द अजून या ${HELD}वर नाहीत. नेटवर्क असताना ती पुन्हा निवडा.`,
  },
  accountLanguage: {
    title: 'तुमच्या खात्याची भाषा बदलली',
    description: 'तुमच्या इतर डिव्हाइसवरील स्क्रीनही पुढच्या संपर्कात याच भाषेत होतील.',
  },
  network: 'नेटवर्कमध्ये अडचण आहे. तुमचे इंटरनेट तपासा.',
  server: 'सर्व्हरमध्ये अडचण आहे. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  otherUser: {
    title: 'दुसऱ्या खात्याने लॉग इन झाले आहे',
    description: 'दुसऱ्या टॅबमध्ये खाते बदलले. तुम्ही लिहिलेले पहिल्या खात्यात जतन आहे.',
  },
};
