/** The calculator in Marathi. Not yet read by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { calculator as English } from '#text/en/calculator.ts';
import type { Translated } from '#text/translated.ts';
import { dates, picture } from './calculator-dates.ts';
import { choices, fields, first, hints } from './calculator-entries.ts';
import { faults } from './calculator-faults.ts';
import { report } from './calculator-report.ts';
import { score } from './calculator-score.ts';
import { HELD } from './device-word.ts';

const conditions = (n: number) => (n === 1 ? '1 अट' : `${indianNumber(n)} अटी`);
const routes = (n: number) => (n === 1 ? '1 मार्ग' : `${indianNumber(n)} मार्ग`);

export const calculator: Translated<typeof English> = {
  title: 'जामीन कॅल्क्युलेटर',
  asOf: 'तारीख:',
  lawAsOf: 'कायदा या तारखेपर्यंतचा:',
  ofRecord: (name, fir) => `${name} · FIR ${fir}`,
  recordGone: 'हे प्रकरण सापडले नाही, किंवा तुम्ही ते पाहू शकत नाही. तुम्ही स्वतःच्या आकड्यांनी पुढे जाऊ शकता.',
  tabs: { label: 'प्रक्रिया संहिता', crpc: 'CrPC च्या तरतुदी', bnss: 'BNSS च्या तरतुदी' },
  crpcNote:
    '01-07-2024 पासून न्यायाधीन बंद्यांची सुटका कलम 479 BNSS प्रमाणे होते, जुन्या प्रकरणांतही. हा टॅब कलम 436A CrPC खालील स्थिती देतो.',
  inputs: 'तुम्ही काय भरता',
  calculate: 'गणना करा',
  again: 'माहिती बदला',
  unfold: 'माहिती दाखवा',
  fresh: 'नवीन गणना',
  kept: 'ही माहिती येथे शेवटी भरलेली आहे. दुसऱ्या व्यक्तीसाठी नवीन गणना सुरू करा.',
  changed: 'तुम्ही काहीतरी बदलले आहे. नवीन उत्तरासाठी पुन्हा “गणना करा” दाबा.',
  opening: 'कायद्याच्या सारण्या उघडत आहेत',
  noTables: 'कायद्याच्या सारण्या अजून या डिव्हाइसवर नाहीत. नेटवर्क असताना हे पान एकदा उघडा; तुम्ही लिहिलेले जतन आहे.',
  before: {
    title: 'अजून उत्तर नाही',
    text: 'कलम आणि अटकेची तारीख, किंवा भोगलेली वर्षे लिहा, आणि “गणना करा” दाबा. जे माहीत नाही ते रिकामे राहू द्या: काय कमी आहे ते उत्तर सांगते.',
  },
  fields,
  hints,
  more: 'प्रकरणाच्या तारखा',
  person: 'व्यक्ती, आणि निकालानंतर',
  routes: (n) => `इतर मार्ग: अटक, सुटका आणि खटला यांवर ${n === 1 ? '1 प्रश्न' : `${indianNumber(n)} प्रश्न`}`,
  optional: '(ऐच्छिक)',
  breaks: {
    title: 'अंतरिम जामीन',
    add: 'अंतरिम जामिनाचा काळ जोडा',
    remove: (n) => `अंतरिम जामीन ${n} काढा`,
  },
  choices,
  first,
  faults,
  answer: { title: 'उत्तर' },
  figures: {
    custody: 'दिवस कोठडीत',
    needed: { '1/3': 'दिवस एक तृतीयांशासाठी', '1/2': 'दिवस अर्ध्या भागासाठी', whole: 'दिवस कमाल शिक्षेसाठी' },
    investigation: 'दिवस दोषारोपपत्रासाठी',
    past: 'दिवस त्यानंतर',
    sinceMayBe: 'दिवस तेव्हापासून',
    left: 'दिवस शिल्लक',
  },
  served: (term) => `दिनदर्शिकेनुसार कोठडीत ${term}.`,
  estimated: 'तुम्ही लिहिलेल्या वर्षांवरून मागे मोजले: प्रत्येक तारीख सुमारे आहे.',
  certificate: 'न्यायालयाला कोठडीचे प्रमाणपत्र दाखवावे लागेल.',
  proceed: 'अर्जाकडे जा',
  proceedFailed: {
    title: 'अर्ज सुरू झाला नाही',
    description: `या ${HELD}वर मसुद्यासाठी जागा नाही. थोडी जागा मोकळी करून पुन्हा प्रयत्न करा; निष्कर्ष येथेच राहतो.`,
  },
  report,
  custody: {
    title: 'कोठडी',
    none: 'अटकेच्या तारखेशिवाय चित्र काढता येत नाही.',
  },
  conditions: {
    title: (n) => `का: ${conditions(n)}`,
    counts: (met, unknown, not) =>
      [`${met} पूर्ण`, unknown > 0 ? `${unknown} अजून सिद्ध नाही` : '', not > 0 ? `${not} लागू नाही` : '']
        .filter(Boolean)
        .join(', '),
    met: (n) => (n === 1 ? 'पूर्ण झालेली 1 अट दाखवा' : `पूर्ण झालेल्या ${indianNumber(n)} अटी दाखवा`),
  },
  from: {
    you: (date) => `तुम्ही, ${date}`,
    record: 'प्रकरणाचा अभिलेख',
    table: 'गुन्ह्यांच्या सारण्या',
    years: 'तुम्ही लिहिलेली वर्षे',
    nothing: 'अजून सांगितले नाही',
    notKnown: 'तुम्ही: माहीत नाही',
    certificate: 'कोठडीचे प्रमाणपत्र: येथे पाहिलेले नाही',
  },
  discretion: {
    title: 'न्यायालयाच्या विवेकाधीन जामीन',
    waitsFor: (facts) => `यांची प्रतीक्षा: ${facts.join(', ')}.`,
    asked: 'या भागासाठी विचारायचे',
    conditions: (n) => `${conditions(n)} आणि काय ऐकायचे ते दाखवा`,
    beside: 'ऐकायचे, आणि सांगायचे',
  },
  readings: {
    title: 'जिथे कायदा स्पष्ट नाही',
    of: {
      'several-offences': 'कलम 479(2) BNSS, एका प्रकरणात अनेक गुन्हे',
      ceiling: 'कलम 187(3) BNSS, साठ किंवा नव्वद दिवस',
      'principal-offence': 'दोषारोप ज्या गुन्ह्याशी जोडला आहे त्याचा कालावधी',
      extension: 'मुदतवाढीचा आदेश टिकतो का',
    },
    literal: 'शब्दशः: एका प्रकरणात अनेक गुन्हे असतील तर पूर्ण शिक्षेआधी सुटकेस मनाई आहे.',
    caseLevel: {
      entitled: (date) => `प्रकरण म्हणून: फक्त दुसरे प्रकरण अडवते. सुटकेचा हक्क ${date} पासून आहे.`,
      'not-yet': (date) => `प्रकरण म्हणून: फक्त दुसरे प्रकरण अडवते. सुटकेचा हक्क ${date} रोजी मिळतो.`,
      other: () => 'प्रकरण म्हणून: फक्त दुसरे प्रकरण अडवते.',
    },
    earlier: (days, date) => `${days} दिवस: हक्क ${date} रोजी मिळतो. येथे हीच आधीची तारीख दिली आहे.`,
    later: (days, date) => `${days} दिवस: हक्क ${date} रोजी मिळतो.`,
    ifFails: (date) => `आदेश टिकला नाही तर: हक्क ${date} रोजी मिळतो. येथे हीच आधीची तारीख दिली आहे.`,
    ifStands: (date) => `आदेश टिकला तर: हक्क ${date} रोजी मिळतो.`,
  },
  further: {
    title: 'इतर मार्ग',
    fold: (settled, asking) =>
      [
        settled > 0 ? `${routes(settled)} दाखवा` : '',
        asking > 0
          ? `${settled > 0 ? 'आणि ' : ''}माहिती मिळाल्यास खुले होऊ शकणारे ${routes(asking)}${settled > 0 ? '' : ' दाखवा'}`
          : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    alsoOpen: (names) => `दुसऱ्या मार्गाने हेही खुले आहे: ${names.join('; ')}. “इतर मार्ग” पाहा.`,
  },
  beside: 'उत्तरासोबत',
  points: (n) => (n === 1 ? 'जाणून घेण्याचा 1 मुद्दा दाखवा' : `जाणून घेण्याचे ${indianNumber(n)} मुद्दे दाखवा`),
  missing: {
    title: 'अजून विचारायचे आहे',
    go: 'उत्तर द्या',
    goTo: (fact) => `उत्तर द्या: ${fact}`,
  },
  dates,
  picture,
  score,
};
