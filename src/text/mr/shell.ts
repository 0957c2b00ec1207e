/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { shell as English } from '#text/en/shell.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from './device-word.ts';

export const shell: Translated<typeof English> = {
  partlyDecided: (decided, of) => `${of} पैकी ${decided} वर निर्णय`,
  interim: (day) =>
    day === null ? 'प्रलंबित, अंतरिम आदेश' : `प्रलंबित, अंतरिम आदेश ${day} पर्यंत`,
  firsGranted: (granted, of) => `${of} पैकी ${granted} एफआयआरमध्ये मंजूर`,
  product: 'जमानत',
  stop: '.',
  home: 'जमानत, मुख्य पान',
  titled: (screen) => `${screen} · जमानत`,
  skip: 'थेट पानावर जा',
  screens: 'स्क्रीन',
  mainScreens: 'मुख्य स्क्रीन',
  menu: 'मेनू',
  closeMenu: 'मेनू बंद करा',
  collapse: 'साइडबार मिटवा',
  expand: 'साइडबार उघडा',
  loading: 'उघडत आहे',
  entries: {
    dashboard: 'डॅशबोर्ड',
    'judge-calendar': 'न्यायालयीन दिनदर्शिका',
    calculator: 'जामीन कॅल्क्युलेटर',
    'risk-assessment': 'जोखीम मूल्यांकन',
    application: 'अर्ज तयार करा',
    'which-bail': 'कोणता जामीन?',
    'case-diary': 'केस डायरी',
    'status-tracking': 'प्रकरणांची स्थिती',
    hearings: 'सुनावण्या',
    'legal-database': 'कायदा संग्रह',
    'predictive-analytics': 'निकालांची आकडेवारी',
    chatbot: 'BNS चॅटबॉट',
    'operator-judges': 'न्यायाधीश आणि न्यायालये',
    'operator-people': 'लोक',
    'operator-audit': 'लेखापरीक्षण नोंद',
    'operator-server': 'अभिप्राय आणि मर्यादा',
    feedback: 'अभिप्राय',
    help: 'मदत',
    settings: 'सेटिंग्ज',
  },
  short: {
    dashboard: 'डॅशबोर्ड',
    'judge-calendar': 'दिनदर्शिका',
    calculator: 'कॅल्क्युलेटर',
    application: 'अर्ज',
    'status-tracking': 'स्थिती',
    'operator-judges': 'न्यायाधीश',
    'operator-people': 'लोक',
    'operator-audit': 'नोंद',
    'operator-server': 'सर्व्हर',
  },
  file: 'अर्ज',
  hearing: 'सुनावणी ठरवा',
  roles: { user: 'वापरकर्ता', lawyer: 'वकील', judge: 'न्यायाधीश', operator: 'चालक' },
  theme: { toDark: 'गडद रंग', toLight: 'फिका रंग' },
  language: 'भाषा',
  account: (name) => `${name} यांचे खाते`,
  help: 'मदत',
  lockNow: 'आता बंद करा',
  logOut: 'लॉग आउट',
  sync: {
    label: 'कामाची स्थिती',
    saved: `या ${HELD}वर जतन`,
    waiting: 'प्रतीक्षेत',
    sent: 'पाठवले',
    needs: 'तुम्हाला पाहावे लागेल',
  },
  offline: {
    signal: (since) => `${since} पासून नेटवर्क नाही. तुम्ही काम सुरू ठेवू शकता: सर्व काही या ${HELD}वर जतन आहे.`,
    server: (since) =>
      `${since} पासून न्यायालयाच्या सर्व्हरकडून उत्तर नाही. तुम्ही काम सुरू ठेवू शकता: सर्व काही या ${HELD}वर जतन आहे.`,
  },
  storage: {
    full: `या ${HELD}वरील साठवण भरली आहे: नवीन मजकूर जतन करता येत नाही. नको असलेले फोटो किंवा ॲप काढून टाका.`,
    low: `या ${HELD}वरील साठवण जवळजवळ भरली आहे: मजकूर जतन होतो, नवीन फाइल होत नाहीत. नको असलेले फोटो किंवा ॲप काढून टाका.`,
    again: `या ${HELD}वरील साठवण भरली आहे. थोडी जागा मोकळी करून पुन्हा प्रयत्न करा.`,
  },
  clock: {
    differs: (device, court) =>
      `या ${HELD}चे घड्याळ ${device} दाखवते; न्यायालयाचा सर्व्हर ${court} दाखवतो. तारखा सर्व्हरच्या तारखेनुसार आहेत. तुमचे घड्याळ बरोबर करा.`,
    impossible: (device, contact) =>
      `या ${HELD}चे घड्याळ ${device} दाखवते, जे चुकीचे आहे. तारखा न्यायालयाच्या सर्व्हरशी झालेल्या शेवटच्या संपर्कानुसार (${contact}) आहेत. घड्याळ बरोबर करा, किंवा नेटवर्कला जोडा.`,
    setSince: (device, contact) =>
      `न्यायालयाच्या सर्व्हरशी झालेल्या शेवटच्या संपर्कानंतर (${contact}) या ${HELD}चे घड्याळ बदलले गेले. तुम्ही नेटवर्कला जोडेपर्यंत तारखा घड्याळानुसार, ${device}, आहेत.`,
    longAgo: (contact) =>
      `न्यायालयाच्या सर्व्हरशी शेवटचा संपर्क: ${contact}. तारखा या ${HELD}च्या घड्याळानुसार आहेत. ते तपासण्यासाठी नेटवर्कला जोडा.`,
  },
  find: { open: 'सर्वत्र शोधा', short: 'शोधा', key: 'Ctrl K' },
  bell: {
    open: 'सूचना',
    count: (unread) => (unread === 1 ? '1 नवीन सूचना' : `${indianNumber(unread)} नवीन सूचना`),
    title: 'सूचना',
    absent: 'सूचना डाउनलोड झालेल्या नाहीत. नेटवर्क असताना पुन्हा उघडा.',
  },
  demo: {
    title: 'डेमो',
    about: `नमुना माहिती, फक्त या ${HELD}वर. काहीही पाठवले जात नाही.`,
    steps: { calculator: '1. कॅल्क्युलेटर', application: '2. अर्ज', order: '3. आदेश' },
    remove: 'डेमो काढून टाका',
  },
  landing: 'जामीन अर्ज, नेटवर्क असो वा नसो',
  ready: 'नेटवर्कशिवाय वापरासाठी तयार',
  readyFor: 'आतापासून प्रत्येक स्क्रीन, PDF आणि DOCX नेटवर्कशिवाय चालतात.',
  foreign: {
    install: 'ऑफलाइन वापरासाठी तयार नाही',
    update: 'अपडेट इन्स्टॉल झाले नाही',
    next: 'हे नेटवर्क ॲपच्या फाइल बदलते. तुमचे काम सुरक्षित आहे. नेटवर्कमध्ये साइन इन करा किंवा दुसरे नेटवर्क वापरा.',
  },
  update: {
    offer: 'अपडेट करा',
    name: 'नवीन आवृत्ती तयार आहे. आता अपडेट करा; तुम्ही लिहिलेले जतन आहे.',
    later: 'नवीन आवृत्ती तयार आहे. अपडेट करण्यासाठी तुमचे काम जतन करा.',
  },
  broken: {
    title: 'ही स्क्रीन बंद पडली आहे',
    safe: `तुम्ही जतन केलेले काम या ${HELD}वर सुरक्षित आहे.`,
    next: 'पुढे जाण्यासाठी पान पुन्हा उघडा. पुन्हा असे झाले तर पहिल्या स्क्रीनवर जा.',
    home: 'पहिल्या स्क्रीनवर जा',
    repair: 'काम जतन करा किंवा ॲप दुरुस्त करा',
  },
  blocked: {
    title: 'हा ब्राउझर जमानतला माहिती साठवू देत नाही',
    next: 'जमानतचे इतर टॅब बंद करा, खाजगी ब्राउझिंगमधून बाहेर या किंवा थोडी जागा मोकळी करा, मग पान पुन्हा उघडा.',
    closed: 'जमानत सध्या या फोनवरील तुमचे काम वाचू किंवा साठवू शकत नाही. ते काहीही पुसत नाही.',
    works: 'हे दोन साठवणुकीशिवाय चालतात:',
    notSaved: 'सध्या या फोनवर काहीही साठवता येत नाही.',
  },
};
