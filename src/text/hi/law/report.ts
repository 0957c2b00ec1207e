import type { ProvisionFault } from '#contract/account/feedback.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { report as English } from '#text/en/law/report.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/hi/device-word.ts';

const faults: Readonly<Record<ProvisionFault, string>> = {
  heading: 'संख्या या शीर्षक',
  punishment: 'सज़ा या वर्गीकरण',
  outdated: 'पुराना हो गया',
  'cross-reference': 'दूसरी धारा का हवाला',
  other: 'कुछ और',
};

const characters = (n: number): string => `${indianNumber(n)} अक्षर`;

export const report: Translated<typeof English> = {
  act: 'गलती बताएँ',
  goOn: 'अपनी रिपोर्ट आगे लिखें',
  title: (card) => `${card} में गलती बताएँ`,
  about: `यह इस सेवा के संचालक को जाता है, न्यायालय को नहीं। किसी मुवक्किल या मामले का नाम न लिखें। भेजने तक आपका लिखा हुआ इस ${HELD} पर रहता है।`,
  fault: 'क्या गलत है',
  faults,
  message: 'विवरण लिखें',
  messageHint: (most) => `कार्ड पर क्या लिखा है, और क्या होना चाहिए? स्रोत बताएँ। अधिकतम ${characters(most)}।`,
  left: (n) => (n >= 0 ? `${characters(n)} बाकी` : `${characters(-n)} ज़्यादा`),
  email: 'ईमेल (ज़रूरी नहीं)',
  emailHint: 'जवाब के लिए। न चाहें तो खाली छोड़ें।',
  send: 'रिपोर्ट भेजें',
  sending: 'सहेजा जा रहा है',
  close: 'बंद करें',
  subject: (card, fault) => (fault === '' ? card : `${card}: ${faults[fault]}`),
  done: {
    title: 'रिपोर्ट सहेजी गई',
    description: `इस ${HELD} पर सुरक्षित। यह अपने आप संचालक को भेजी जाएगी।`,
  },
  gone: 'दूसरी विंडो से भेजी जा चुकी है। ज़रूरत हो तो नई रिपोर्ट शुरू करें।',
  failed: 'सहेजा नहीं गया। अपना लिखा हुआ कॉपी करें, पेज फिर खोलें और दोबारा कोशिश करें।',
  yours: 'आपने इस कार्ड की गलती बताई है',
  earlier: (n) => (n === 1 ? 'और पहले की 1 रिपोर्ट' : `और पहले की ${n} रिपोर्टें`),
};
