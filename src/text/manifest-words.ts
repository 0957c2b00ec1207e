/** Texts of the installed app on the home screen, one manifest for each language. */
import type { LanguageCode } from '#contract/account/setting-choices.ts';

export interface ManifestWords {
  readonly name: string;
  readonly short: string;
  readonly description: string;
  /** Name and short name of each shortcut. */
  readonly application: readonly [string, string];
  readonly fromPaper: readonly [string, string];
  readonly calculator: readonly [string, string];
  readonly hearings: readonly [string, string];
  readonly law: readonly [string, string];
}

export const MANIFEST_WORDS: Readonly<Record<LanguageCode, ManifestWords>> = {
  en: {
    name: 'Zamanat: bail work',
    short: 'Zamanat',
    description: 'Bail work for India that goes on without signal: applications, eligibility, decisions.',
    application: ['New application', 'New'],
    fromPaper: ['From a photo or PDF', 'From paper'],
    calculator: ['Bail calculator', 'Calculator'],
    hearings: ['Hearings', 'Hearings'],
    law: ['Legal database', 'Law'],
  },
  hi: {
    name: 'ज़मानत: जमानत का काम',
    short: 'ज़मानत',
    description: 'भारत में जमानत का काम, बिना सिग्नल के भी: आवेदन, पात्रता, निर्णय।',
    application: ['नया आवेदन', 'नया'],
    fromPaper: ['फ़ोटो या PDF से', 'कागज़ से'],
    calculator: ['जमानत कैलकुलेटर', 'कैलकुलेटर'],
    hearings: ['सुनवाई', 'सुनवाई'],
    law: ['कानून संग्रह', 'कानून'],
  },
  mr: {
    name: 'जमानत: जामिनाचे काम',
    short: 'जमानत',
    description: 'भारतातील जामिनाचे काम, सिग्नल नसतानाही: अर्ज, पात्रता, निर्णय.',
    application: ['नवीन अर्ज', 'नवीन'],
    fromPaper: ['फोटो किंवा कागदावरून', 'कागदावरून'],
    calculator: ['जामीन कॅल्क्युलेटर', 'कॅल्क्युलेटर'],
    hearings: ['सुनावण्या', 'सुनावण्या'],
    law: ['कायदा संग्रह', 'कायदा'],
  },
  bn: {
    name: 'জমানত: জামিনের কাজ',
    short: 'জমানত',
    description: 'ভারতে জামিনের কাজ, সিগন্যাল ছাড়াও: আবেদন, যোগ্যতা, সিদ্ধান্ত।',
    application: ['নতুন আবেদন', 'নতুন'],
    fromPaper: ['ছবি বা কাগজ থেকে', 'কাগজ থেকে'],
    calculator: ['জামিন ক্যালকুলেটর', 'ক্যালকুলেটর'],
    hearings: ['শুনানি', 'শুনানি'],
    law: ['আইন সংগ্রহ', 'আইন'],
  },
  ta: {
    name: 'ஜமானத்: ஜாமீன் பணி',
    short: 'ஜமானத்',
    description: 'இந்தியாவில் ஜாமீன் பணி, சிக்னல் இல்லாமலும்: மனு, தகுதி, முடிவு.',
    application: ['புதிய மனு', 'புதியது'],
    fromPaper: ['புகைப்படம் அல்லது தாளிலிருந்து', 'தாளிலிருந்து'],
    calculator: ['ஜாமீன் கணிப்பான்', 'கணிப்பான்'],
    hearings: ['விசாரணைகள்', 'விசாரணைகள்'],
    law: ['சட்டத் தொகுப்பு', 'சட்டம்'],
  },
  te: {
    name: 'జమానత్: బెయిల్ పని',
    short: 'జమానత్',
    description: 'భారతదేశంలో బెయిల్ పని, సిగ్నల్ లేకుండా కూడా: దరఖాస్తు, అర్హత, నిర్ణయం.',
    application: ['కొత్త దరఖాస్తు', 'కొత్తది'],
    fromPaper: ['ఫోటో లేదా కాగితం నుండి', 'కాగితం నుండి'],
    calculator: ['బెయిల్ కాలిక్యులేటర్', 'కాలిక్యులేటర్'],
    hearings: ['విచారణలు', 'విచారణలు'],
    law: ['చట్టాల సంగ్రహం', 'చట్టం'],
  },
};
