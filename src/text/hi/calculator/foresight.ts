/** नतीजों के आँकड़े, हिन्दी में (`en/foresight.ts`). */
import type { Feature, ForesightLabel } from '#domain/analytics/foresight.ts';
import type { GrantedShare } from '#law/prediction/granted-share.ts';
import type { FactorAnswer } from '#law/risk/checklist.ts';
import type { Translated } from '#text/translated.ts';
import type { foresight as english } from '#text/en/calculator/foresight.ts';

const days = (n: number) => `${n} दिन`;

const label: Readonly<Record<ForesightLabel, string>> = {
  low: 'कम संभावना',
  moderate: 'मध्यम संभावना',
  high: 'अधिक संभावना',
};

const feature: Readonly<Record<Feature, string>> = {
  offence: 'धारा',
  relief: 'माँगी गई राहत',
  court: 'न्यायालय का प्रकार',
  custody: 'हिरासत का समय',
  convictions: 'पहले की दोषसिद्धियाँ',
  flightRisk: 'भागने का जोखिम',
};

const level: Readonly<Record<FactorAnswer, string>> = { low: 'कम', medium: 'मध्यम', high: 'अधिक' };

function counted(share: GrantedShare, offence: string | null): string {
  const { granted, decided } = share;
  const of = offence === null ? '' : ` ${offence} के`;
  if (share.kind === 'none') return `आपके${of} किसी मामले का अभी निर्णय नहीं हुआ है।`;
  const sentence = `आपके${of} ${decided} निर्णीत मामलों में से ${granted} में जमानत मिली`;
  if (share.kind === 'counts-only') return `${sentence}। दस से कम हैं, इसलिए कोई प्रतिशत नहीं बताया जाता।`;
  return `${sentence} (${share.percent}%, संभवतः ${share.interval.low}% से ${share.interval.high}% के बीच)।`;
}

export const foresight: Translated<typeof english> = {
  title: 'नतीजों के आँकड़े',
  lead: 'इस जैसे दाखिल मामलों के परिणाम गिनता है, जिन्हें आप यहाँ खोल सकते हैं। किसी न्यायालय या न्यायाधीश का वर्णन नहीं करता।',
  reading: 'आपके मामले गिने जा रहे हैं...',
  failed: {
    title: 'आपके मामले गिने नहीं जा सके',
    text: 'ज़मानत के दूसरे टैब बंद करके फिर कोशिश करें। कोई डेटा नहीं खोया।',
    again: 'फिर कोशिश करें',
  },
  form: {
    title: 'मामला',
    offenseType: 'अपराध',
    offenseHint: 'आपके निर्णीत मामलों की धाराएँ।',
    anyOffence: 'सभी धाराएँ',
    courtType: 'न्यायालय',
    anyCourt: 'कोई भी न्यायालय',
    judge: 'न्यायाधीश (वैकल्पिक)',
    judgeHint: 'केवल छपता है; आँकड़ों में प्रयुक्त नहीं।',
    applicantAge: 'आवेदक की आयु (वैकल्पिक)',
    ageHint: 'गिनी नहीं जाती। आयु और बीमारी के लिए कैलकुलेटर देखें।',
    timeInCustody: 'हिरासत का समय, महीनों में',
    monthsHint: '3 से कम, 3 से 5, 6 से 11, या 12 और अधिक के रूप में मिलाया जाता है।',
    priorConvictions: 'पहले की दोषसिद्धियाँ',
    convictionsHint: 'कितने मामलों में दोषसिद्धि हुई।',
    flightRisk: 'भागने का जोखिम',
    flightHint: 'हर मामले के ताज़ा जोखिम आकलन से मिलाया जाता है।',
    caseStrength: 'मामले की मज़बूती (वैकल्पिक)',
    strengthHint: 'गिनी नहीं जाती: पहले के मामलों के रिकॉर्ड में यह नहीं है।',
    open: 'नहीं बताया',
    level,
    strength: { weak: 'कमज़ोर', moderate: 'मध्यम', strong: 'मज़बूत' },
    submit: 'आँकड़े देखें',
  },
  faults: {
    title: 'कुछ ठीक करना है',
    whole: 'पूरी संख्या लिखें, जैसे 6, या खाली छोड़ दें।',
    age: '1 से 120 तक की आयु लिखें, या खाली छोड़ दें।',
    months: '0 से 600 तक महीने लिखें: दस वर्ष 120 महीने हैं।',
    convictions: '0 से 100 तक की संख्या लिखें।',
    name: 'अधिक से अधिक 120 अक्षरों का नाम लिखें।',
  },
  result: {
    title: 'परिणाम',
    tabs: { factors: 'मुख्य कारण', similar: 'मिलते-जुलते मामले', recommendation: 'सुझाव' },
    tabsLabel: 'परिणाम के भाग',
    probability: (percent) => `${percent}%`,
    label,
    counted,
    smoothed: (percent, decided) =>
      `कम संख्या के कारण, आपके सभी ${decided} निर्णीत मामलों से समायोजित: ${percent}%।`,
    tooFew: 'तीस से कम मामले: भरोसेमंद नहीं।',
    notStated: 'कोई संभावना नहीं बताई जाती।',
    changed: 'उसके बाद फ़ॉर्म बदला गया है। फिर से गिनने के लिए "आँकड़े देखें" दबाएँ।',
    favorable: 'पक्ष में',
    unfavorable: 'विपक्ष में',
    points: (points) => `${points > 0 ? '+' : ''}${points} अंक`,
    effect: (alike, others) =>
      `इस जैसे ${alike.decided} मामलों में से ${alike.granted} में जमानत मिली, बाकी ${others.decided} में से ${others.granted} में।`,
    noFactors: 'कारकों की तुलना के लिए मामले बहुत कम हैं (दोनों ओर पाँच चाहिए)।',
    feature,
    noSimilar: 'आपका कोई निर्णीत मामला इससे मिलता-जुलता नहीं।',
    similarity: (percent) => `${percent}% समान`,
    matched: (names) => `समान: ${names}`,
    differing: (names) => `अलग: ${names}`,
    unknown: (names) => `पता नहीं: ${names}`,
    outcome: { Approved: 'स्वीकृत', Rejected: 'अस्वीकृत' },
    open: 'मामला खोलें',
    of: (number) => `: ${number}`,
    waits: (court) => (court === null ? 'आपके मामले' : `${court} में आपके मामले`),
    median: (who, n) => `${who}: आधे मामलों में आदेश ${days(n)} के भीतर हुआ।`,
    noMedian: (who) =>
      `${who}: आधे से अधिक अभी लंबित हैं, या अभी कोई मामला नहीं है, इसलिए बीच का समय नहीं बताया जा सकता।`,
    pending: (n) => `${n} मामले अभी लंबित हैं और वैसे ही गिने गए हैं।`,
    noAdvice: 'गिनती जमानत का आधार नहीं है, न उसके विरुद्ध। इस मामले के तथ्य और कानून पर तर्क दें।',
    toCalculator: 'इस मामले की तारीखें निकालें',
    judgeNamed: (name) => `न्यायाधीश का नाम: ${name}। गिना नहीं गया।`,
  },
  sample: {
    chip: 'नमूना',
    why: 'आपके किसी मामले का अभी निर्णय नहीं हुआ है, इसलिए कुछ गिना नहीं जा सकता। आगे एक बनाया हुआ नमूना है, जो किसी असली व्यक्ति या मामले का नहीं है। यह छापा नहीं जाता।',
    percent: 68,
    factors: [
      { name: 'पहली बार का अभियुक्त', points: 25 },
      { name: 'लंबी हिरासत', points: 20 },
      { name: 'स्थायी पता', points: 15 },
      { name: 'अपराध की गंभीरता', points: -30 },
      { name: 'ज़िले में परिवार', points: 10 },
    ],
    cases: [
      { number: 'BA/2023/0187', court: 'सत्र न्यायालय', percent: 87, granted: true },
      { number: 'BA/2023/0254', court: 'उच्च न्यायालय', percent: 76, granted: true },
      { number: 'BA/2022/0912', court: 'सत्र न्यायालय', percent: 68, granted: false },
    ],
    recommendation: 'स्थायी पते और न्यायालय में नियमित उपस्थिति के साथ आवेदन पर विचार हो सकता है।',
  },
  history: {
    title: 'पिछले आँकड़े',
    lead: 'दाखिल मामले, जिन्हें आप यहाँ खोल सकते हैं; वापस लिए गए मामले नहीं।',
    tabsLabel: 'पिछले आँकड़े',
    tabs: { months: 'महीने से', courts: 'न्यायालय से', offences: 'धारा से', wait: 'आदेश तक का समय' },
    empty: 'अभी कोई मामला दाखिल नहीं।',
    noMonths: 'पिछले बारह महीनों में कोई मामला दाखिल नहीं हुआ।',
    month: 'दाखिल होने का महीना',
    filed: 'दाखिल',
    decided: 'निर्णीत',
    granted: 'स्वीकृत',
    share: 'स्वीकृत का भाग',
    court: 'न्यायालय',
    offence: 'धारा',
    median: 'आधे मामलों में आदेश इतने में',
    days,
    noMedian: 'नहीं बताया जाता',
    shareOf: (share) =>
      share.kind === 'none' || share.kind === 'counts-only'
        ? 'दस से कम'
        : `${share.percent}% (${share.interval.low} से ${share.interval.high})`,
    waitCaption: 'इतने दिन बाद भी जिन मामलों में आदेश नहीं हुआ',
    day: 'दिन',
    waiting: 'अभी लंबित',
    percent: (part) => `${Math.round(part * 100)}%`,
    chartMonths: 'महीने से दाखिल, निर्णीत और स्वीकृत; नीचे की तालिका यही बताती है',
    chartWait: 'आपके लंबित मामलों का हिस्सा, दिनों के अनुसार; यही आँकड़े नीचे की तालिका में',
    waitAxes: 'आड़े: दाखिल होने से दिन। खड़े: अब भी लंबित हिस्सा। टूटी रेखा: आधे मामले।',
    counted: (n, pending) => `${n} मामले, जिनमें से ${pending} अभी लंबित हैं।`,
  },
};
