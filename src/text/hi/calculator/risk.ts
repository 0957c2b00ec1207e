import type { risk as English } from '#text/en/calculator/risk.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/hi/device-word.ts';

const points = (n: number): string => n.toFixed(2);

const factors = {
  criminalHistory: 'आपराधिक इतिहास',
  flightRisk: 'फ़रार होने का जोखिम',
  severityOfCharges: 'आरोपों की गंभीरता',
  socialEconomic: 'सामाजिक-आर्थिक जुड़ाव और हाज़िर होने के साधन',
} as const;

const answers = { low: 'कम', medium: 'मध्यम', high: 'अधिक' } as const;

const levels = { Low: 'कम', Medium: 'मध्यम', High: 'उच्च' } as const;

export const risk: Translated<typeof English> = {
  title: 'जोखिम आकलन',
  over: 'जाँच-सूची',
  forCase: 'मामले के लिए',
  factors,
  answers,
  notKnown: 'मुझे पता नहीं',
  notKnownShort: 'पता नहीं',
  points,
  percent: (n) => `${n}%`,
  sentence: ({ factor, answer, score, weight, weightedScore }) =>
    `${factors[factor]}: ${answers[answer]}। 3 में से ${score} अंक, ${weight}% भार पर ${points(weightedScore)}।`,
  sentenceMissing: (factor) => `${factors[factor]}: पता नहीं।`,
  about: {
    title: 'इस जाँच-सूची के बारे में',
    checklist:
      'यह एक जाँच-सूची है। यह चार उत्तरों को आपके चुने चार भारों से जोड़ती है। यह किसी के बारे में भविष्यवाणी नहीं करती।',
    notValidated: 'सत्यापित नहीं: भारत में जमानत के परिणामों से इसकी जाँच नहीं हुई।',
    rights:
      'कानून के अधिकार इससे ऊपर हैं। उच्च स्तर भी जमानती अपराध में जमानत (धारा 478 BNSS), डिफ़ॉल्ट जमानत (धारा 187(3) BNSS) या विचाराधीन बंदी की रिहाई (धारा 479 BNSS) को नहीं रोक सकता।',
    person: 'धर्म, जाति, लिंग या समुदाय पर विचार न करें।',
  },
  form: {
    title: 'जोखिम की बातें',
    hints: {
      criminalHistory: 'केवल दोषसिद्धि। लंबित मामला दोषसिद्धि नहीं है।',
      flightRisk: 'केवल आचरण: छूटी तारीखें, उद्घोषणा या अनिष्पादित वारंट, या इनमें से कुछ नहीं।',
      severityOfCharges: 'कानून की अधिकतम सज़ा: 3 वर्ष तक कम, 7 से कम मध्यम, 7 और अधिक अधिक।',
      socialEconomic:
        'परिवार, काम, स्थिर पता और न्यायालय पहुँचने के साधन। “कम” यानी मज़बूत जुड़ाव। गरीबी कोई कारक नहीं।',
    },
    onRecord: (what) => `रिकॉर्ड से: ${what}`,
    severity: (offence, maximum) =>
      maximum === 'death' || maximum === 'life'
        ? `${offence} में ${maximum === 'death' ? 'मृत्युदंड' : 'आजीवन कारावास'} हो सकता है।`
        : `${offence} में अधिकतम ${maximum} वर्ष है।`,
    fineOnly: (offence) => `${offence} में केवल जुर्माना हो सकता है।`,
    convictions: (n) => (n === 0 ? 'रिकॉर्ड में कोई दोषसिद्धि नहीं।' : `रिकॉर्ड में ${n === 1 ? 'एक' : n} दोषसिद्धि।`),
    processes: (n) =>
      n === 0 ? 'रिकॉर्ड में कोई वारंट या उद्घोषणा नहीं।' : `${n === 1 ? 'एक' : n} वारंट या उद्घोषणा लंबित।`,
    notOnRecord: 'रिकॉर्ड में नहीं है। उत्तर दें, या “पता नहीं” रहने दें।',
    preset: 'पहले से रखा',
    presetText: 'पूर्व-निर्धारित, अभी उत्तर नहीं। उत्तर चुनें, या',
    keep: 'यही रखें',
    keepOf: (factor) => `(${factors[factor]})`,
    weight: 'भार',
    weightOf: (factor) => `${factors[factor]} का भार`,
    total: 'भारों का जोड़',
    totalRight: 'सही',
    totalWrong: (total) => (total < 100 ? `${100 - total} कम` : `${total - 100} ज़्यादा`),
    assess: 'आकलन करें',
    assessNot: (total) =>
      total < 100 ? `आकलन करें: भार ${100 - total} कम हैं` : `आकलन करें: भार ${total - 100} ज़्यादा हैं`,
  },
  result: {
    title: 'नतीजा',
    onPresets: 'आकलन नहीं: यह पहले से रखे उत्तरों पर है',
    onPresetsText: (presets) =>
      `इनका उत्तर किसी ने नहीं दिया: ${presets.map((factor) => factors[factor]).join(', ')}। नीचे का स्तर केवल पहले से रखे उत्तरों का है; यह किसी व्यक्ति के बारे में कुछ नहीं कहता और सहेजा नहीं जाता।`,
    before: 'चारों बातों का उत्तर दें, भारों का जोड़ 100 करें, और “आकलन करें” दबाएँ।',
    changed: 'इसके बाद कोई उत्तर या भार बदला है। फिर “आकलन करें” दबाएँ।',
    level: { Low: 'कम जोखिम', Medium: 'मध्यम जोखिम', High: 'उच्च जोखिम' },
    sum: 'भार सहित जोड़, 1 से 3 तक',
    of100: (score) => `100 में से ${score}`,
    scale: (score, level) => `100 में से ${score}, ${levels[level]}; मध्यम 25 से, उच्च 75 से`,
    open: 'स्तर बताने के लिए जानकारी कम है',
    openText: (missing) =>
      `पता नहीं: ${missing.map((factor) => factors[factor]).join(', ')}। छूटे उत्तर मध्यम नहीं माने जाते।`,
    between: ({ lowest, highest }) => {
      const [low, high] = [points(lowest.weightedSum), points(highest.weightedSum)];
      return lowest.level === highest.level
        ? `जो भी कम है, जोड़ ${low} और ${high} के बीच है: ${levels[lowest.level]}।`
        : `जोड़ ${low} (${levels[lowest.level]}) और ${high} (${levels[highest.level]}) के बीच है।`;
    },
    recommendation: 'सुझाव',
    recommend: {
      Low: 'नियमित हाज़िरी जैसी सामान्य शर्तों पर जमानत का सुझाव दिया जा सकता है।',
      Medium:
        'शर्तों पर जमानत का सुझाव दिया जा सकता है: नियमित हाज़िरी, पासपोर्ट जमा करना और पर्याप्त रकम का जमानतदार बंधपत्र।',
      High: 'जमानत का सुझाव नहीं दिया जा सकता। विचार हो तो कड़ी शर्तें चाहिए।',
    },
    reminder: 'यह निर्णय नहीं: न्यायालय पूरे मामले पर विचार करता है, और वैधानिक अधिकार पहले हैं।',
    contributions: 'हर कारक के अंक',
    chart: (parts) =>
      `हर बात के अंक: ${parts.map(({ factor, weightedScore }) => `${factors[factor]} ${points(weightedScore)}`).join(', ')}`,
    table: 'यही सारणी में',
    head: { factor: 'बात', answer: 'उत्तर', score: 'अंक', weight: 'भार', gives: 'कुल' },
    sumRow: 'जोड़',
    flips: 'स्तर किससे बदलेगा',
    flip: ({ factor, to, level, weightedSum }) =>
      `${factors[factor]} ${answers[to]} हो तो: ${levels[level]} (${points(weightedSum)})`,
    noFlip: 'किसी एक उत्तर से स्तर नहीं बदलेगा।',
    ruleVersion: (version) => `नियम का संस्करण ${version}`,
    print: 'प्रिंट करें',
  },
  guide: {
    title: 'जोखिम के स्तर',
    caption: 'तीन स्तर',
    intro: 'कम का 1 अंक, मध्यम के 2, अधिक के 3। हर एक को उसके भार से गुणा करके चारों जोड़े जाते हैं।',
    rows: [
      { level: 'Low', range: '1.5 से कम', score: '25 से कम' },
      { level: 'Medium', range: '1.5 से 2.5 से कम', score: '25 से 75 से कम' },
      { level: 'High', range: '2.5 और अधिक', score: '75 और अधिक' },
    ],
    head: { level: 'स्तर', range: 'भार सहित जोड़', score: '100 में से', recommend: 'सुझाव' },
  },
  rights: {
    title: 'वैधानिक अधिकार जो इस सूची से ऊपर हैं',
    bailable: 'अधिकार से जमानत: आरोप का हर अपराध जमानती है',
    'default-bail': 'डिफ़ॉल्ट जमानत, जब समय पर आरोप-पत्र दाखिल न हो',
    undertrial: 'काटी गई अवधि से विचाराधीन बंदी की रिहाई',
    now: 'अधिकार उत्पन्न',
    from: 'इस तारीख से:',
    whatever: 'इस जाँच-सूची के कारण यह अधिकार अस्वीकार नहीं हो सकता।',
    none: 'दर्ज तथ्यों पर तीनों में से कोई अधिकार नहीं बना, या तथ्य कम हैं।',
    noTables:
      'कानून की सारणियाँ डाउनलोड नहीं हुईं, इसलिए कोई अधिकार नहीं दिखाया जा सकता। नेटवर्क के साथ यह पेज एक बार खोलें।',
  },
  saved: {
    title: 'मामले में सहेजा गया',
    none: 'इस मामले में अभी कोई आकलन नहीं सहेजा गया।',
    show: 'सहेजा हुआ दिखाएँ',
    save: 'मामले में सहेजें',
    saving: 'सहेजा जा रहा है',
    seenBy: 'मामले का स्वामी और उसका न्यायालय इसे पढ़ सकते हैं। सहेजा हुआ आकलन बदला नहीं जा सकता; नया जोड़ें।',
    presets: 'पहले से रखे उत्तरों पर बना नतीजा नहीं सहेजा जाता। पहले हर बात का उत्तर दें।',
    notComplete: 'केवल पूरा आकलन सहेजा जा सकता है। पहले जो पता नहीं उसका उत्तर दें।',
    done: {
      title: 'आकलन सहेजा गया',
      description: `इस ${HELD} पर सुरक्षित। यह अपने आप भेजा जाएगा।`,
    },
    gone: {
      title: 'नहीं सहेजा गया',
      description: 'मामला अब इस डिवाइस पर नहीं है। डैशबोर्ड से फिर खोलें।',
    },
    version: (n) => `क्रमांक ${n}`,
    unsent: 'अभी नहीं भेजा',
    by: 'द्वारा:',
    roles: { judge: 'न्यायाधीश', lawyer: 'वकील', user: 'उपयोगकर्ता', operator: 'संचालक' },
    earlier: 'पहले के आकलन',
  },
  record: {
    loading: 'मामला खुल रहा है',
    missing: 'नहीं मिला, या आप इसे नहीं देख सकते।',
    offline: 'यह मामला अभी इस डिवाइस पर नहीं है।',
    failed: 'सर्वर में गड़बड़ी है। थोड़ी देर बाद फिर कोशिश करें।',
    next: {
      missing: 'डैशबोर्ड से मामला खोलें, या बिना मामले के जाँच-सूची भरें।',
      offline: 'नेटवर्क आते ही लाया जाएगा। जाँच-सूची बिना मामले के भी चलती है।',
      failed: 'जाँच-सूची बिना मामले के भी चलती है।',
    },
  },
  missing: {
    without: 'बिना मामले के भरें',
    noCalculation:
      'कानून की सारणियाँ इस डिवाइस पर नहीं हैं, इसलिए रिकॉर्ड से कुछ नहीं भरा जा सका। हर बात का उत्तर स्वयं दें।',
  },
};
