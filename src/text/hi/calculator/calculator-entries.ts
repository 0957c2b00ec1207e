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
  maxSentence: 'अधिकतम सज़ा (वर्ष)',
  timeServed: 'काटी गई अवधि (वर्ष)',
  pendingCases: 'लंबित मामले',
  previousConvictions: 'पहले की दोषसिद्धि',
  earlierSections: 'पहले की दोषसिद्धि, धारा सहित',
  cooperated: 'जाँच में सहयोग किया',
  sentenceYears: 'सज़ा (वर्ष)',
  breakFrom: (n) => `अंतरिम जमानत ${n}: रिहाई की तारीख`,
  breakTo: (n) => `अंतरिम जमानत ${n}: वापसी की तारीख`,
};

export const hints: Translated<typeof EnglishHints> = {
  maxFilled: 'धारा से भरा गया',
  maxTable: (table) => `सांविधिक अधिकतम: ${table}। सूत्र में आपका आँकड़ा लिया जाता है।`,
  served: 'गिरफ्तारी की तारीख दें तो इसे खाली छोड़ें',
  servedCounted: (days) => `गिरफ्तारी से गिना गया: ${indianNumber(days)} दिन`,
  pendingCases: 'इस मामले के अलावा',
  breakTo: 'अब भी अंतरिम जमानत पर हो तो खाली छोड़ें',
  held: (spans) => `रिकॉर्ड में अभिरक्षा, अंतरिम जमानत का समय छोड़कर: ${spans.join('; ')}`,
  earlierSections: 'दो दोषसिद्धियों के बीच अर्धविराम: BNS 303(2); IPC 324',
  unfixed: (sections) =>
    `${sections}: अधिकतम सज़ा तय नहीं, या केवल जुर्माना, इसलिए एक-तिहाई और आधी अवधि नहीं निकलती। आपका आँकड़ा केवल सूत्र में लिया जाता है।`,
};

export const choices: Translated<typeof EnglishChoices> = {
  offenseType: [
    { value: 'bailable', label: 'जमानती' },
    { value: 'non-bailable', label: 'गैर-जमानती' },
    { value: 'economic', label: 'आर्थिक' },
  ],
  howMany: [
    { value: 'none', label: 'कोई नहीं' },
    { value: 'one', label: 'एक' },
    { value: 'multiple', label: 'एक से अधिक' },
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
