/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { notices as English } from '#text/en/notices.ts';
import type { Translated } from '#text/translated.ts';
import { ON_THIS } from './device-word.ts';

export const notices: Translated<typeof English> = {
  region: 'నోటిఫికేషన్లు',
  loginSuccess: { title: 'విజయవంతం', description: 'మీరు లాగిన్ అయ్యారు' },
  registered: { title: 'నమోదు పూర్తయింది', description: 'మీ నమోదు పూర్తయింది. ఇప్పుడు లాగిన్ అవ్వండి.' },
  registrationFailed: 'నమోదు జరగలేదు',
  loggedOut: { title: 'లాగ్ అవుట్ అయ్యారు', description: 'మీరు ఖాతా నుండి లాగ్ అవుట్ అయ్యారు' },
  logoutProblem: { title: 'లోపం', description: 'లాగ్ అవుట్ చేయడంలో సమస్య వచ్చింది' },
  logoutAbsent: {
    title: 'మీరు ఇంకా లాగిన్ అయ్యే ఉన్నారు',
    description: `యాప్‌లోని ఈ భాగం ఇంకా ${ON_THIS} లేదు. నెట్‌వర్క్ ఉన్నప్పుడు ఈ పేజీని మళ్ళీ తెరిచి, మళ్ళీ లాగ్ అవుట్ అవ్వండి.`,
  },
  demoProblem: {
    title: 'డెమో తెరుచుకోలేదు',
    description: 'నెట్‌వర్క్ ఉన్నప్పుడు పేజీని మళ్ళీ తెరిచి ప్రయత్నించండి. ఏదీ మారలేదు.',
  },
  noLanguage: {
    title: 'భాష మారలేదు',
    description: `దాని పదాలు ఇంకా ${ON_THIS} లేవు. నెట్‌వర్క్ ఉన్నప్పుడు మళ్ళీ ఎంచుకోండి.`,
  },
  accountLanguage: {
    title: 'మీ ఖాతా భాష మారింది',
    description: 'తదుపరి సంప్రదింపులో మీ ఇతర పరికరాల స్క్రీన్‌లు కూడా ఈ భాషలోకి మారతాయి.',
  },
  network: 'నెట్‌వర్క్ లోపం. మీ ఇంటర్నెట్ కనెక్షన్ చూడండి.',
  server: 'సర్వర్ లోపం. కొంతసేపటి తర్వాత మళ్ళీ ప్రయత్నించండి.',
  otherUser: {
    title: 'వేరొకరిగా లాగిన్ అయ్యారు',
    description: 'వేరే ట్యాబ్‌లో ఖాతా మారింది. మీరు రాసినది మొదటి ఖాతాలో భద్రంగా ఉంది.',
  },
};
