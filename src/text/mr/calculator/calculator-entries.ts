/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type {
  choices as EnglishChoices,
  fields as EnglishFields,
  first as EnglishFirst,
  hints as EnglishHints,
} from '#text/en/calculator/calculator-entries.ts';
import type { Translated } from '#text/translated.ts';

export const fields: Translated<typeof EnglishFields> = {
  offenseType: 'गुन्ह्याचा प्रकार',
  maxSentence: 'कमाल शिक्षा (वर्षे)',
  timeServed: 'भोगलेला काळ (वर्षे)',
  pendingCases: 'प्रलंबित प्रकरणे',
  previousConvictions: 'आधीच्या दोषसिद्धी',
  earlierSections: 'आधीच्या दोषसिद्धी, कलमासह',
  cooperated: 'तपासात सहकार्य केले',
  sentenceYears: 'शिक्षा (वर्षे)',
  breakFrom: (n) => `अंतरिम जामीन ${n}: सुटकेची तारीख`,
  breakTo: (n) => `अंतरिम जामीन ${n}: परत हजर झाल्याची तारीख`,
};

export const hints: Translated<typeof EnglishHints> = {
  maxFilled: 'कलमावरून भरले',
  maxTable: (table) => `कायद्यातील कमाल शिक्षा: ${table}. सूत्र तुमचा आकडा वापरते.`,
  served: 'अटकेची तारीख दिल्यास हे रिकामे सोडा',
  servedCounted: (days) => `अटकेपासून मोजले: ${indianNumber(days)} दिवस`,
  pendingCases: 'या प्रकरणाव्यतिरिक्त',
  breakTo: 'अजूनही अंतरिम जामिनावर असल्यास रिकामे सोडा',
  held: (spans) => `अभिलेखातील कोठडी, अंतरिम जामिनाचा काळ वगळून: ${spans.join('; ')}`,
  earlierSections: 'दोन दोषसिद्धींमध्ये अर्धविराम: BNS 303(2); IPC 324',
  unfixed: (sections) =>
    `${sections}: ठरावीक कमाल शिक्षा नाही, किंवा फक्त द्रव्यदंड आहे, म्हणून एक तृतीयांश आणि अर्धा भाग मोजता येत नाही. तुमचा आकडा फक्त सूत्रात वापरला जातो.`,
};

export const choices: Translated<typeof EnglishChoices> = {
  offenseType: [
    { value: 'bailable', label: 'जामीनपात्र' },
    { value: 'non-bailable', label: 'अजामीनपात्र' },
    { value: 'economic', label: 'आर्थिक' },
  ],
  howMany: [
    { value: 'none', label: 'काहीही नाही' },
    { value: 'one', label: 'एक' },
    { value: 'multiple', label: 'एकापेक्षा जास्त' },
    { value: 'unknown', label: 'माहीत नाही' },
  ],
};

export const first: Translated<typeof EnglishFirst> = {
  crpc: [
    { code: 'IPC', section: '302', title: 'खून' },
    { code: 'IPC', section: '376', title: 'बलात्कार' },
    { code: 'IPC', section: '420', title: 'फसवणूक आणि मालमत्ता देण्यास अप्रामाणिकपणे प्रवृत्त करणे' },
    { code: 'IPC', section: '307', title: 'खुनाचा प्रयत्न' },
    { code: 'IPC', section: '326', title: 'घातक शस्त्रांनी किंवा साधनांनी इच्छापूर्वक जबर दुखापत' },
  ],
  bnss: [
    { code: 'BNS', section: '103', title: 'खून' },
    { code: 'BNS', section: '65', title: 'सोळा किंवा बारा वर्षांखालील मुलीवर बलात्कार' },
    { code: 'BNS', section: '318', title: 'फसवणूक' },
    { code: 'BNS', section: '109', title: 'खुनाचा प्रयत्न' },
    { code: 'BNS', section: '115', title: 'इच्छापूर्वक दुखापत करणे' },
  ],
};
