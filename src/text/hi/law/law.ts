import type { law as English } from '#text/en/law/law.ts';
import lawNames from './law-names.json';
import type { Translated } from '#text/translated.ts';
import { cautions } from './law-cautions.ts';
import { errors } from './law-errors.ts';
import { lawFacts } from './law-facts.ts';
import { formula } from './law-formula.ts';
import { reasons } from './law-reasons.ts';

/** The key is the English name. Acts added by an operator keep their own name. */
const NAMES: Readonly<Record<string, string | undefined>> = lawNames;

export const law: Translated<typeof English> = {
  named: (name) => NAMES[name] ?? name,
  kinds: {
    entitled: 'अधिकार है',
    'not-yet': 'अभी नहीं',
    barred: 'रोक है',
    undetermined: 'और तथ्य चाहिए',
    discretion: 'न्यायालय के विवेक पर',
  },
  rules: {
    governing: 'कौन-सी संहिता लागू है',
    bailable: 'अधिकार से जमानत',
    defaultBail: 'डिफ़ॉल्ट जमानत',
    undertrial: 'विचाराधीन बंदी की रिहाई',
    magistrate: 'मजिस्ट्रेट से जमानत',
    sixtyDays: 'साक्ष्य की पहली तारीख से साठ दिन',
    anticipatory: 'अग्रिम जमानत',
    sessionsOrHighCourt: 'सत्र न्यायालय या उच्च न्यायालय से जमानत',
    specialGates: 'विशेष अधिनियमों की शर्तें',
    antil: 'अंतिल (Antil) श्रेणी',
    suspension: 'सज़ा का निलंबन',
  },
  reasons,
  cautions,
  facts: lawFacts,
  shortAsks: {
    offences: 'कौन-सी धाराएँ लगी हैं?',
    principal: 'मूल अपराध कौन-सा है?',
    limb: 'धारा के किस भाग का आरोप है?',
    firDate: 'FIR कब दर्ज हुई?',
    custodyStatus: 'क्या अभियुक्त अभिरक्षा में है?',
    arrestDate: 'गिरफ्तारी की तारीख क्या है?',
    firstRemandDate: 'पहले रिमांड की तारीख क्या है?',
    chargesheet: 'क्या आरोप-पत्र दाखिल हुआ?',
    remandExtension: 'क्या समय बढ़ाया गया?',
    delayByAccusedDays: 'अभियुक्त ने कितने दिन की देरी की?',
    neverConvicted: 'क्या कभी दोषसिद्धि हुई, और क्या दूसरा मामला लंबित है?',
    otherPendingCases: 'क्या कभी दोषसिद्धि हुई, और क्या दूसरा मामला लंबित है?',
    firstEvidenceDate: 'साक्ष्य की पहली तारीख कब की थी?',
    defaultBailClaim: 'क्या आरोप-पत्र से पहले डिफ़ॉल्ट जमानत माँगी गई?',
    defaultBailClaimAt: 'किस समय माँगी गई?',
    chargesheetAt: 'आरोप-पत्र किस समय दाखिल हुआ?',
    orderedOn: 'समय कब बढ़ाया गया, और क्या अभियुक्त को पेश किया गया?',
    classification: 'क्या आरोप जमानती है, और कौन-सा न्यायालय सुनता है?',
    maximumTerm: 'अधिकतम सज़ा कितनी है?',
    production: 'क्या अभियुक्त को मजिस्ट्रेट के सामने लाया गया, और कब?',
    bailOrder: 'क्या अभियुक्त रिहा हुआ, और कब?',
    noticeToAppear: 'क्या हाज़िर होने का नोटिस दिया गया, और किस दिन के लिए?',
    specialCourtOrderOn: 'विशेष न्यायालय ने जमानत पर कब निर्णय दिया?',
    chequeDeposit: 'क्या रकम जमा करने का आदेश हुआ, और कब?',
  },
  calculator: formula,
  errors,
  asOf: 'कानून {about} तक का।',
  caseLawReadTo: 'निर्णय {about} तक पढ़े गए हैं। बाद का निर्णय अलग कह सकता है।',
};
