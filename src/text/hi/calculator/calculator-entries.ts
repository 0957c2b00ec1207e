import type {
  choices as EnglishChoices,
  fields as EnglishFields,
  first as EnglishFirst,
  hints as EnglishHints,
} from '#text/en/calculator/calculator-entries.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { Translated } from '#text/translated.ts';

export const fields: Translated<typeof EnglishFields> = {
  offenseType: 'अपराध का प्रकार',
  sections: 'धारा',
  maxSentence: 'अधिकतम सज़ा (वर्ष)',
  timeServed: 'काटी गई अवधि (वर्ष)',
  pendingCases: 'लंबित मामले',
  previousConvictions: 'पहले की दोषसिद्धि',
  arrestDate: 'गिरफ्तारी की तारीख',
  firDate: 'FIR की तारीख',
  firstRemandDate: 'पहले रिमांड की तारीख',
  custodyStatus: 'अभिरक्षा',
  chargesheet: 'आरोप-पत्र',
  chargesheetOn: 'आरोप-पत्र दाखिल होने की तारीख',
  delayByAccusedDays: 'अभियुक्त से हुई देरी (दिन)',
  remandExtension: 'जाँच का समय बढ़ाया गया',
  extendedUntil: 'कब तक बढ़ाया गया',
  firstEvidenceDate: 'साक्ष्य के लिए तय पहली तारीख',
  principal: 'मूल अपराध',
  earlierSections: 'पहले की दोषसिद्धि, धारा सहित',
  age: 'उम्र (वर्ष)',
  woman: 'महिला',
  sickOrInfirm: 'बीमार या अशक्त',
  cooperated: 'जाँच में सहयोग किया',
  convictedOn: 'इस मामले में दोषसिद्धि की तारीख',
  sentenceYears: 'सज़ा (वर्ष)',
  onBailAtConviction: 'दोषसिद्धि के समय जमानत पर',
  chargesheetAt: 'आरोप-पत्र दाखिल करने का समय',
  orderedOn: 'समय बढ़ाने के आदेश की तारीख',
  produced: 'समय बढ़ाने की माँग पर अभियुक्त पेश किया गया',
  prosecutorReport: 'लोक अभियोजक की रिपोर्ट दाखिल',
  defaultBailClaim: 'आरोप-पत्र से पहले डिफ़ॉल्ट जमानत माँगी गई',
  defaultBailClaimOn: 'माँगने की तारीख',
  defaultBailClaimAt: 'उस आवेदन का समय',
  breakFrom: (n) => `अंतरिम जमानत ${n}: रिहाई की तारीख`,
  breakTo: (n) => `अंतरिम जमानत ${n}: वापसी की तारीख`,
};

export const hints: Translated<typeof EnglishHints> = {
  sections: 'संख्या, नाम, या पुरानी धारा',
  maxFilled: 'धारा से भरा गया',
  maxTable: (table) => `सांविधिक अधिकतम: ${table}। सूत्र में आपका आँकड़ा लिया जाता है।`,
  served: 'गिरफ्तारी की तारीख दें तो इसे खाली छोड़ें',
  servedCounted: (days) => `गिरफ्तारी से गिना गया: ${indianNumber(days)} दिन`,
  pendingCases: 'इस मामले के अलावा',
  delayByAccusedDays: 'अभियुक्त के माँगे हुए स्थगन। खाली: पता नहीं। 0: कोई नहीं',
  firstRemandDate: '60 या 90 दिन का पहला दिन। पता न हो तो खाली छोड़ें',
  breakTo: 'अब भी अंतरिम जमानत पर हो तो खाली छोड़ें',
  defaultBailClaim: 'मौखिक या लिखित, जब अभियुक्त जमानत देने को तैयार हो',
  hour: '24 घंटे का समय, जैसे 14:30। केवल तब जब दोनों एक ही तारीख को हों।',
  held: (spans) => `रिकॉर्ड में अभिरक्षा, अंतरिम जमानत का समय छोड़कर: ${spans.join('; ')}`,
  principal: (followers) => `वह अपराध जिसका ${followers} दुष्प्रेरण, प्रयत्न या षड्यंत्र है। यहाँ लिखने से आरोप नहीं जुड़ता।`,
  earlierSections: 'दो दोषसिद्धियों के बीच अर्धविराम: BNS 303(2); IPC 324',
  convictedOn: 'केवल निर्णय के बाद: तब सज़ा का निलंबन माँगा जाता है',
  unfixed: (sections) =>
    `${sections}: अधिकतम सज़ा तय नहीं, या केवल जुर्माना, इसलिए एक-तिहाई और आधी अवधि नहीं निकलती। आपका आँकड़ा केवल सूत्र में लिया जाता है।`,
};

export const choices: Translated<typeof EnglishChoices> = {
  offenseType: [
    { value: 'bailable', label: 'जमानती' },
    { value: 'non-bailable', label: 'गैर-जमानती' },
    { value: 'economic', label: 'आर्थिक' },
  ],
  yesNo: [
    { value: 'yes', label: 'हाँ' },
    { value: 'no', label: 'नहीं' },
    { value: 'unknown', label: 'पता नहीं' },
  ],
  howMany: [
    { value: 'none', label: 'कोई नहीं' },
    { value: 'one', label: 'एक' },
    { value: 'multiple', label: 'एक से अधिक' },
    { value: 'unknown', label: 'पता नहीं' },
  ],
  custodyStatus: [
    { value: 'judicial', label: 'न्यायिक अभिरक्षा' },
    { value: 'police', label: 'पुलिस अभिरक्षा' },
    { value: 'not-arrested', label: 'गिरफ्तार नहीं' },
  ],
  remandExtension: [
    { value: 'none', label: 'नहीं' },
    { value: 'granted', label: 'हाँ' },
    { value: 'unknown', label: 'पता नहीं' },
  ],
  defaultBailClaim: [
    { value: 'claimed', label: 'हाँ' },
    { value: 'none', label: 'नहीं' },
    { value: 'unknown', label: 'पता नहीं' },
  ],
  chargesheet: [
    { value: 'not-filed', label: 'दाखिल नहीं' },
    { value: 'filed', label: 'दाखिल' },
    { value: 'unknown', label: 'पता नहीं' },
  ],
};

export const first: Translated<typeof EnglishFirst> = {
  crpc: [
    { code: 'IPC', section: '302', title: 'हत्या' },
    { code: 'IPC', section: '376', title: 'बलात्संग' },
    { code: 'IPC', section: '420', title: 'छल करना और संपत्ति देने के लिए बेईमानी से उत्प्रेरित करना' },
    { code: 'IPC', section: '307', title: 'हत्या का प्रयास' },
    { code: 'IPC', section: '326', title: 'खतरनाक हथियार या साधन से घोर उपहति' },
  ],
  bnss: [
    { code: 'BNS', section: '103', title: 'हत्या' },
    { code: 'BNS', section: '65', title: 'सोलह या बारह वर्ष से कम उम्र की लड़की से बलात्संग' },
    { code: 'BNS', section: '318', title: 'छल' },
    { code: 'BNS', section: '109', title: 'हत्या का प्रयास' },
    { code: 'BNS', section: '115', title: 'स्वेच्छा से उपहति करना' },
  ],
};
