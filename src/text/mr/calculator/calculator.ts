/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { calculator as English } from '#text/en/calculator/calculator.ts';
import type { Translated } from '#text/translated.ts';
import { dates, picture } from './calculator-dates.ts';
import { choices, fields, first, hints } from './calculator-entries.ts';
import { faults } from './calculator-faults.ts';
import { report } from './calculator-report.ts';
import { score } from './calculator-score.ts';
import { HELD } from '#text/mr/device-word.ts';

const conditions = (n: number) => (n === 1 ? '1 अट' : `${indianNumber(n)} अटी`);
const remedies = (n: number) => (n === 1 ? '1 इतर उपाय' : `${indianNumber(n)} इतर उपाय`);

export const calculator: Translated<typeof English> = {
  title: 'जामीन कॅल्क्युलेटर',
  asOf: 'तारीख:',
  lawAsOf: 'कायदा या तारखेपर्यंतचा:',
  ofRecord: (name, fir) => `${name} · FIR ${fir}`,
  recordGone: 'हे प्रकरण सापडले नाही, किंवा तुम्ही ते पाहू शकत नाही. तुम्ही स्वतःच्या आकड्यांनी पुढे जाऊ शकता.',
  tabs: { label: 'प्रक्रिया संहिता', crpc: 'CrPC च्या तरतुदी', bnss: 'BNSS च्या तरतुदी' },
  crpcNote:
    '01-07-2024 पासून न्यायाधीन बंद्यांची सुटका कलम 479 BNSS प्रमाणे होते, जुन्या प्रकरणांतही. उत्तर त्यानुसार आहे. जुना नियम, कलम 436A CrPC, उत्तराखाली दाखवला आहे.',
  inputs: 'तुम्ही भरलेली माहिती',
  calculate: 'गणना करा',
  again: 'माहिती बदला',
  unfold: 'माहिती दाखवा',
  fresh: 'नवीन गणना',
  kept: 'ही तुम्ही शेवटी भरलेली माहिती आहे. दुसऱ्या अशिलासाठी नवीन गणना सुरू करा.',
  changed: 'तुम्ही माहिती बदलली आहे. नवीन निष्कर्षासाठी पुन्हा “गणना करा” दाबा.',
  opening: 'कायद्याच्या सारण्या उघडत आहेत',
  noTables: 'कायद्याच्या सारण्या अजून या डिव्हाइसवर नाहीत. नेटवर्क असताना हे पान एकदा उघडा; तुम्ही लिहिलेले जतन आहे.',
  before: {
    title: 'अजून निष्कर्ष नाही',
    text: 'कलम आणि अटकेची तारीख (किंवा भोगलेली वर्षे) लिहा आणि “गणना करा” दाबा. जे माहीत नाही ते रिकामे सोडा; काय कमी आहे ते निष्कर्षात दिले जाते.',
  },
  fields,
  hints,
  more: 'प्रकरणाच्या तारखा',
  person: 'अर्जदाराची माहिती आणि निकालानंतरची स्थिती',
  routes: (n) => `इतर उपाय: अटक, सुटका आणि खटला यांवर ${n === 1 ? '1 प्रश्न' : `${indianNumber(n)} प्रश्न`}`,
  optional: '(ऐच्छिक)',
  breaks: {
    title: 'अंतरिम जामीन',
    add: 'अंतरिम जामिनाचा काळ जोडा',
    remove: (n) => `अंतरिम जामीन ${n} काढा`,
  },
  choices,
  first,
  faults,
  answer: { title: 'निष्कर्ष' },
  figures: {
    custody: 'दिवस कोठडीत',
    needed: { '1/3': 'दिवस एक तृतीयांशासाठी', '1/2': 'दिवस अर्ध्या भागासाठी', whole: 'दिवस कमाल शिक्षेसाठी' },
    investigation: 'दिवस दोषारोपपत्रासाठी',
    past: 'दिवस उलटून गेले',
    sinceMayBe: 'दिवस तेव्हापासून',
    left: 'दिवस शिल्लक',
  },
  formerHalf: (day) => `जुना नियम, कलम 436A CrPC: कमाल शिक्षेचा अर्धा भाग ${day} रोजी. आता सुटका त्यावरून ठरत नाही.`,
  estimated: 'तुम्ही लिहिलेल्या वर्षांवरून मोजले: सर्व तारखा अंदाजे आहेत.',
  certificate: 'कोठडीचे प्रमाणपत्र न्यायालयात सादर करा.',
  proceed: 'अर्जाकडे जा',
  proceedFailed: {
    title: 'मसुदा तयार झाला नाही',
    description: `या ${HELD}वरील साठवण भरली आहे. थोडी जागा मोकळी करून पुन्हा प्रयत्न करा. निष्कर्ष जात नाही.`,
  },
  report,
  custody: {
    title: 'कोठडी',
    none: 'कोठडीचा कालक्रम पाहण्यासाठी अटकेची तारीख लिहा.',
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
    nothing: 'लिहिलेले नाही',
    notKnown: 'तुम्ही “माहीत नाही” निवडले',
    certificate: 'कोठडीचे प्रमाणपत्र जोडलेले नाही',
  },
  discretion: {
    title: 'न्यायालयाच्या विवेकाधीन जामीन',
    waitsFor: (facts) => `माहिती हवी: ${facts.join(', ')}.`,
    asked: 'या भागासाठीचे प्रश्न',
    conditions: (n) => `${conditions(n)} आणि नोटिशीच्या आवश्यकता दाखवा`,
    beside: 'अभियोक्त्यांना नोटीस आणि सुनावणी',
  },
  readings: {
    title: 'कायद्यातील अनिर्णित प्रश्न',
    of: {
      'several-offences': 'कलम 479(2) BNSS, एका प्रकरणात अनेक गुन्हे',
      ceiling: 'कलम 187(3) BNSS, साठ किंवा नव्वद दिवस',
      'principal-offence': 'मूळ गुन्ह्याचा कालावधी',
      limb: 'आरोप असलेला कलमाचा भाग',
      extension: 'मुदतवाढीच्या आदेशाची वैधता',
    },
    literal: 'शब्दशः अर्थ: एका प्रकरणातील अनेक गुन्हे पूर्ण शिक्षेआधी सुटका अडवतात.',
    caseLevel: {
      entitled: (date) => `प्रकरणनिहाय अर्थ: फक्त दुसरे प्रकरण सुटका अडवते. सुटका ${date} रोजी व्हायला हवी होती.`,
      'not-yet': (date) => `प्रकरणनिहाय अर्थ: फक्त दुसरे प्रकरण सुटका अडवते. सुटका ${date} रोजी व्हायला हवी.`,
      other: () => 'प्रकरणनिहाय अर्थ: फक्त दुसरे प्रकरण सुटका अडवते.',
    },
    earlier: (days, date) => `${days} दिवस: हक्क ${date} रोजी मिळतो. येथे आधीची तारीख वापरली आहे.`,
    later: (days, date) => `${days} दिवस: हक्क ${date} रोजी मिळतो.`,
    ifFails: (date) => `मुदतवाढ रद्द झाल्यास: हक्क ${date} रोजी मिळतो. येथे आधीची तारीख वापरली आहे.`,
    ifStands: (date) => `मुदतवाढ कायम राहिल्यास: हक्क ${date} रोजी मिळतो.`,
  },
  further: {
    title: 'इतर उपाय',
    fold: (settled, asking) =>
      [
        settled > 0 ? remedies(settled) : '',
        asking > 0 ? `${settled > 0 ? `आणखी ${indianNumber(asking)}` : remedies(asking)}: माहिती हवी` : '',
      ]
        .filter((part) => part !== '')
        .join('; '),
    alsoOpen: (names) => `हेही उपलब्ध आहे: ${names.join('; ')}. “इतर उपाय” पाहा.`,
  },
  beside: 'टिपा',
  points: (n) => (n === 1 ? '1 टीप दाखवा' : `${indianNumber(n)} टिपा दाखवा`),
  missing: {
    title: 'कमी असलेली माहिती',
    go: 'उत्तर द्या',
    goTo: (fact) => `उत्तर द्या: ${fact}`,
  },
  dates,
  picture,
  score,
};
