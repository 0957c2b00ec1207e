import { indianNumber } from '#kernel/indian-number.ts';
import type { calculator as English } from '#text/en/calculator/calculator.ts';
import type { Translated } from '#text/translated.ts';
import { dates, picture } from './calculator-dates.ts';
import { choices, fields, first, hints } from './calculator-entries.ts';
import { faults } from './calculator-faults.ts';
import { report } from './calculator-report.ts';
import { score } from './calculator-score.ts';
import { HELD } from '#text/hi/device-word.ts';

const conditions = (n: number) => (n === 1 ? '1 शर्त' : `${indianNumber(n)} शर्तें`);

export const calculator: Translated<typeof English> = {
  title: 'जमानत कैलकुलेटर',
  asOf: 'तारीख:',
  lawAsOf: 'कानून इस तारीख तक का:',
  ofRecord: (name, fir) => `${name} · FIR ${fir}`,
  recordGone: 'यह मामला नहीं मिला, या आप इसे नहीं देख सकते। आप अपने आँकड़ों से आगे बढ़ सकते हैं।',
  tabs: { label: 'प्रक्रिया संहिता', crpc: 'CrPC के प्रावधान', bnss: 'BNSS के प्रावधान' },
  crpcNote:
    '01-07-2024 से विचाराधीन बंदियों की रिहाई धारा 479 BNSS से होती है, पुराने मामलों में भी। उत्तर इसी से है। पुराना नियम, धारा 436A CrPC, उत्तर के नीचे दिखता है।',
  inputs: 'आपकी प्रविष्टियाँ',
  calculate: 'गणना करें',
  again: 'विवरण बदलें',
  unfold: 'विवरण दिखाएँ',
  fresh: 'नई गणना',
  kept: 'ये आपकी पिछली प्रविष्टियाँ हैं। दूसरे मुवक्किल के लिए नई गणना शुरू करें।',
  changed: 'आपने विवरण बदला है। नए परिणाम के लिए फिर “गणना करें” दबाएँ।',
  opening: 'कानून की सारणियाँ लोड हो रही हैं',
  noTables: 'कानून की सारणियाँ अभी डाउनलोड नहीं हुईं। यह पेज एक बार ऑनलाइन खोलें। आपकी प्रविष्टियाँ सुरक्षित हैं।',
  before: {
    title: 'अभी कोई परिणाम नहीं',
    text: 'धारा और गिरफ्तारी की तारीख (या काटे गए वर्ष) भरकर “गणना करें” दबाएँ। जो पता न हो उसे खाली छोड़ें; परिणाम में अपूर्ण विवरण दिखेगा।',
  },
  fields,
  hints,
  more: 'मामले की तारीखें',
  person: 'आवेदक का विवरण और निर्णय के बाद की स्थिति',
  routes: (n) => `अन्य उपाय: गिरफ्तारी, रिहाई और मुकदमे पर ${indianNumber(n)} प्रश्न`,
  optional: '(ज़रूरी नहीं)',
  breaks: {
    title: 'अंतरिम जमानत',
    add: 'अंतरिम जमानत की अवधि जोड़ें',
    remove: (n) => `अंतरिम जमानत ${n} हटाएँ`,
  },
  choices,
  first,
  faults,
  answer: { title: 'परिणाम' },
  figures: {
    custody: 'दिन अभिरक्षा में',
    needed: { '1/3': 'दिन एक तिहाई के लिए', '1/2': 'दिन आधी अवधि के लिए', whole: 'दिन अधिकतम सज़ा के लिए' },
    investigation: 'दिन आरोप-पत्र के लिए',
    past: 'दिन ऊपर बीते',
    sinceMayBe: 'दिन तब से',
    left: 'दिन बाकी',
  },
  formerHalf: (day) =>
    `पुराना नियम, धारा 436A CrPC: अधिकतम सज़ा की आधी अवधि ${day} को। अब रिहाई इससे तय नहीं होती।`,
  estimated: 'लिखे गए वर्षों से गणना: सभी तारीखें अनुमानित हैं।',
  certificate: 'न्यायालय में अभिरक्षा प्रमाण-पत्र प्रस्तुत करें।',
  proceed: 'आवेदन की ओर बढ़ें',
  proceedFailed: {
    title: 'मसौदा नहीं बना',
    description: `इस ${HELD} का स्टोरेज भर गया है। जगह खाली करके फिर कोशिश करें; परिणाम सुरक्षित है।`,
  },
  report,
  custody: {
    title: 'अभिरक्षा',
    none: 'अभिरक्षा की समय-रेखा के लिए गिरफ्तारी की तारीख भरें।',
  },
  conditions: {
    title: (n) => `क्यों: ${conditions(n)}`,
    counts: (met, unknown, not) =>
      [`${met} पूरी`, unknown > 0 ? `${unknown} अभी साबित नहीं` : '', not > 0 ? `${not} लागू नहीं` : '']
        .filter(Boolean)
        .join(', '),
    met: (n) => (n === 1 ? 'पूरी हुई 1 शर्त दिखाएँ' : `पूरी हुई ${indianNumber(n)} शर्तें दिखाएँ`),
  },
  from: {
    you: (date) => `आपने, ${date}`,
    record: 'मामले का रिकॉर्ड',
    table: 'अपराधों की सारणी',
    years: 'आपके भरे हुए वर्ष',
    nothing: 'दर्ज नहीं',
    notKnown: 'आपने “पता नहीं” चुना',
    certificate: 'अभिरक्षा प्रमाण-पत्र संलग्न नहीं',
  },
  discretion: {
    title: 'न्यायालय के विवेक पर जमानत',
    waitsFor: (facts) => `आवश्यक विवरण: ${facts.join(', ')}।`,
    asked: 'इस भाग के प्रश्न',
    conditions: (n) => `${conditions(n)} और सूचना की आवश्यकताएँ दिखाएँ`,
    beside: 'लोक अभियोजक को सूचना और सुनवाई',
  },
  readings: {
    title: 'विधि के अनिर्णीत प्रश्न',
    of: {
      'several-offences': 'धारा 479(2) BNSS, एक मामले में कई अपराध',
      ceiling: 'धारा 187(3) BNSS, साठ या नब्बे दिन',
      'principal-offence': 'मूल अपराध की अवधि',
      limb: 'धारा का वह भाग जिसका आरोप है',
      extension: 'समय बढ़ाने के आदेश की वैधता',
    },
    literal: 'शाब्दिक अर्थ: एक मामले में कई अपराध हों तो पूरी अवधि से पहले रिहाई पर रोक है।',
    caseLevel: {
      entitled: (date) => `मामले के स्तर पर: केवल दूसरा मामला रिहाई रोकता है। रिहाई ${date} को देय थी।`,
      'not-yet': (date) => `मामले के स्तर पर: केवल दूसरा मामला रिहाई रोकता है। रिहाई ${date} को देय है।`,
      other: () => 'मामले के स्तर पर: केवल दूसरा मामला रिहाई रोकता है।',
    },
    earlier: (days, date) => `${days} दिन: अधिकार ${date} को उत्पन्न होता है। यहाँ पहले की तारीख ली गई है।`,
    later: (days, date) => `${days} दिन: अधिकार ${date} को उत्पन्न होता है।`,
    ifFails: (date) =>
      `समय बढ़ाने का आदेश निरस्त हो तो: अधिकार ${date} को उत्पन्न होता है। यहाँ पहले की तारीख ली गई है।`,
    ifStands: (date) => `आदेश वैध ठहरे तो: अधिकार ${date} को उत्पन्न होता है।`,
  },
  further: {
    title: 'अन्य उपाय',
    fold: (settled, asking) =>
      [
        settled > 0 ? `${indianNumber(settled)} अन्य उपाय` : '',
        asking > 0
          ? `${settled > 0 ? `${indianNumber(asking)} और` : `${indianNumber(asking)} अन्य उपायों`} के लिए तथ्य चाहिए`
          : '',
      ]
        .filter((part) => part !== '')
        .join('; '),
    alsoOpen: (names) => `यह भी उपलब्ध: ${names.join('; ')}। “अन्य उपाय” देखें।`,
  },
  beside: 'टिप्पणियाँ',
  points: (n) => (n === 1 ? '1 टिप्पणी दिखाएँ' : `${indianNumber(n)} टिप्पणियाँ दिखाएँ`),
  missing: {
    title: 'अपूर्ण विवरण',
    go: 'उत्तर दें',
    goTo: (fact) => `उत्तर दें: ${fact}`,
  },
  dates,
  picture,
  score,
};
