import { indianNumber } from '#kernel/indian-number.ts';
import type { calculator as English } from '#text/en/calculator.ts';
import type { Translated } from '#text/translated.ts';
import { dates, picture } from './calculator-dates.ts';
import { choices, fields, first, hints } from './calculator-entries.ts';
import { faults } from './calculator-faults.ts';
import { report } from './calculator-report.ts';
import { score } from './calculator-score.ts';
import { HELD } from './device-word.ts';

const conditions = (n: number) => (n === 1 ? '1 शर्त' : `${indianNumber(n)} शर्तें`);

export const calculator: Translated<typeof English> = {
  title: 'जमानत कैलकुलेटर',
  asOf: 'तारीख:',
  lawAsOf: 'कानून इस तारीख तक का:',
  ofRecord: (name, fir) => `${name} · FIR ${fir}`,
  recordGone: 'यह मामला नहीं मिला, या आप इसे नहीं देख सकते। आप अपने आँकड़ों से आगे बढ़ सकते हैं।',
  tabs: { label: 'प्रक्रिया संहिता', crpc: 'CrPC के प्रावधान', bnss: 'BNSS के प्रावधान' },
  crpcNote:
    '01-07-2024 से विचाराधीन बंदियों की रिहाई धारा 479 BNSS से होती है, पुराने मामलों में भी। यह टैब धारा 436A CrPC की स्थिति बताता है।',
  inputs: 'आप जो भरते हैं',
  calculate: 'गणना करें',
  again: 'विवरण बदलें',
  unfold: 'विवरण दिखाएँ',
  fresh: 'नई गणना',
  kept: 'यह विवरण यहाँ पिछली बार भरा गया था। किसी और व्यक्ति के लिए नई गणना शुरू करें।',
  changed: 'आपने कुछ बदला है। नए उत्तर के लिए फिर “गणना करें” दबाएँ।',
  opening: 'कानून की सारणियाँ खुल रही हैं',
  noTables: 'कानून की सारणियाँ अभी इस डिवाइस पर नहीं हैं। नेटवर्क के साथ यह पेज एक बार खोलें; आपका लिखा हुआ सुरक्षित है।',
  before: {
    title: 'अभी कोई उत्तर नहीं',
    text: 'धारा और गिरफ्तारी की तारीख, या काटे गए वर्ष लिखें, और “गणना करें” दबाएँ। जो पता न हो उसे खाली छोड़ दें: उत्तर बताएगा कि क्या कम है।',
  },
  fields,
  hints,
  more: 'मामले की तारीखें',
  person: 'व्यक्ति, और निर्णय के बाद',
  routes: (n) => `दूसरे रास्ते: गिरफ्तारी, रिहाई और मुकदमे पर ${indianNumber(n)} सवाल`,
  optional: '(ज़रूरी नहीं)',
  breaks: {
    title: 'अंतरिम जमानत',
    add: 'अंतरिम जमानत की अवधि जोड़ें',
    remove: (n) => `अंतरिम जमानत ${n} हटाएँ`,
  },
  choices,
  first,
  faults,
  answer: { title: 'उत्तर' },
  figures: {
    custody: 'दिन अभिरक्षा में',
    needed: { '1/3': 'दिन एक तिहाई के लिए', '1/2': 'दिन आधी अवधि के लिए', whole: 'दिन अधिकतम सज़ा के लिए' },
    investigation: 'दिन आरोप-पत्र के लिए',
    past: 'दिन उसके बाद',
    sinceMayBe: 'दिन तब से',
    left: 'दिन बाकी',
  },
  served: (term) => `कैलेंडर से अभिरक्षा में ${term}।`,
  estimated: 'आपके लिखे वर्षों से पीछे गिना गया: हर तारीख लगभग है।',
  certificate: 'न्यायालय को अभिरक्षा प्रमाण-पत्र दिखाना होगा।',
  proceed: 'याचिका की ओर बढ़ें',
  proceedFailed: {
    title: 'याचिका शुरू नहीं हुई',
    description: `इस ${HELD} में मसौदे के लिए जगह नहीं है। कुछ जगह खाली करके फिर कोशिश करें; नतीजा यहीं रहेगा।`,
  },
  report,
  custody: {
    title: 'अभिरक्षा',
    none: 'गिरफ्तारी की तारीख के बिना चित्र नहीं बन सकता।',
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
    years: 'आपके लिखे वर्ष',
    nothing: 'अभी नहीं बताया',
    notKnown: 'आपने: पता नहीं',
    certificate: 'अभिरक्षा प्रमाण-पत्र: यहाँ नहीं देखा गया',
  },
  discretion: {
    title: 'न्यायालय के विवेक पर जमानत',
    waitsFor: (facts) => `इनकी प्रतीक्षा है: ${facts.join(', ')}।`,
    asked: 'इस भाग के लिए पूछना है',
    conditions: (n) => `${conditions(n)} और सुनी जाने वाली बातें दिखाएँ`,
    beside: 'सुनी और कही जाने वाली बातें',
  },
  readings: {
    title: 'जहाँ कानून स्पष्ट नहीं',
    of: {
      'several-offences': 'धारा 479(2) BNSS, एक मामले में कई अपराध',
      ceiling: 'धारा 187(3) BNSS, साठ या नब्बे दिन',
      'principal-offence': 'उस अपराध की अवधि जिससे आरोप जुड़ा है',
      extension: 'समय बढ़ाने का आदेश टिकता है या नहीं',
    },
    literal: 'शब्दशः: एक मामले में कई अपराध हों तो पूरी सज़ा से पहले रिहाई पर रोक है।',
    caseLevel: {
      entitled: (date) => `मामले के हिसाब से: केवल दूसरा मामला रोकता है। रिहाई का अधिकार ${date} से है।`,
      'not-yet': (date) => `मामले के हिसाब से: केवल दूसरा मामला रोकता है। रिहाई का अधिकार ${date} को होगा।`,
      other: () => 'मामले के हिसाब से: केवल दूसरा मामला रोकता है।',
    },
    earlier: (days, date) => `${days} दिन: अधिकार ${date} को बनता है। यहाँ यही पहले की तारीख दी गई है।`,
    later: (days, date) => `${days} दिन: अधिकार ${date} को बनता है।`,
    ifFails: (date) => `आदेश न टिके तो: अधिकार ${date} को बनता है। यहाँ यही पहले की तारीख दी गई है।`,
    ifStands: (date) => `आदेश टिके तो: अधिकार ${date} को बनता है।`,
  },
  further: {
    title: 'दूसरे रास्ते',
    fold: (settled, asking) =>
      [
        settled > 0 ? `${settled === 1 ? '1 रास्ता' : `${indianNumber(settled)} रास्ते`} दिखाएँ` : '',
        asking > 0
          ? `${settled > 0 ? 'और ' : ''}${asking === 1 ? '1 रास्ता' : `${indianNumber(asking)} रास्ते`} जो किसी तथ्य से खुल सकते हैं`
          : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    alsoOpen: (names) => `दूसरे रास्ते से यह भी खुला है: ${names.join('; ')}। “दूसरे रास्ते” देखें।`,
  },
  beside: 'उत्तर के साथ',
  points: (n) => (n === 1 ? 'जानने की 1 बात दिखाएँ' : `जानने की ${indianNumber(n)} बातें दिखाएँ`),
  missing: {
    title: 'अभी पूछना बाकी है',
    go: 'उत्तर दें',
    goTo: (fact) => `उत्तर दें: ${fact}`,
  },
  dates,
  picture,
  score,
};
