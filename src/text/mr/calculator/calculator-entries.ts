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
  sections: 'कलम',
  maxSentence: 'कमाल शिक्षा (वर्षे)',
  timeServed: 'भोगलेला काळ (वर्षे)',
  pendingCases: 'प्रलंबित प्रकरणे',
  previousConvictions: 'आधीच्या दोषसिद्धी',
  arrestDate: 'अटकेची तारीख',
  firDate: 'FIR ची तारीख',
  firstRemandDate: 'पहिल्या रिमांडची तारीख',
  custodyStatus: 'कोठडी',
  chargesheet: 'दोषारोपपत्र',
  chargesheetOn: 'दोषारोपपत्र दाखल झाल्याची तारीख',
  delayByAccusedDays: 'आरोपीमुळे झालेला विलंब (दिवस)',
  remandExtension: 'तपासाची मुदत वाढवली',
  extendedUntil: 'कधीपर्यंत वाढवली',
  firstEvidenceDate: 'पुराव्यासाठी ठरलेली पहिली तारीख',
  principal: 'मूळ गुन्हा',
  earlierSections: 'आधीच्या दोषसिद्धी, कलमासह',
  age: 'वय (वर्षे)',
  woman: 'महिला',
  sickOrInfirm: 'आजारी किंवा अशक्त',
  cooperated: 'तपासात सहकार्य केले',
  convictedOn: 'या प्रकरणात दोषी ठरवल्याची तारीख',
  sentenceYears: 'शिक्षा (वर्षे)',
  onBailAtConviction: 'दोषी ठरवताना जामिनावर',
  chargesheetAt: 'दोषारोपपत्र दाखल झाल्याची वेळ',
  orderedOn: 'मुदतवाढीच्या आदेशाची तारीख',
  produced: 'मुदतवाढ मागताना आरोपीला हजर केले',
  prosecutorReport: 'सरकारी अभियोक्त्यांचा अहवाल दाखल',
  defaultBailClaim: 'दोषारोपपत्राआधी डिफॉल्ट जामीन मागितला',
  defaultBailClaimOn: 'मागितल्याची तारीख',
  defaultBailClaimAt: 'त्या अर्जाची वेळ',
  breakFrom: (n) => `अंतरिम जामीन ${n}: सुटकेची तारीख`,
  breakTo: (n) => `अंतरिम जामीन ${n}: परत हजर झाल्याची तारीख`,
};

export const hints: Translated<typeof EnglishHints> = {
  sections: 'क्रमांक, नाव, किंवा जुना क्रमांक',
  maxFilled: 'कलमावरून भरले',
  maxTable: (table) => `कायद्यातील कमाल शिक्षा: ${table}. सूत्र तुमचा आकडा वापरते.`,
  served: 'अटकेची तारीख दिल्यास हे रिकामे सोडा',
  servedCounted: (days) => `अटकेपासून मोजले: ${indianNumber(days)} दिवस`,
  pendingCases: 'या प्रकरणाव्यतिरिक्त',
  delayByAccusedDays: 'आरोपीने मागितलेल्या तहकुबी. रिकामे: माहीत नाही. 0: नाहीत',
  firstRemandDate: '60 किंवा 90 दिवसांचा पहिला दिवस. माहीत नसल्यास रिकामे सोडा',
  breakTo: 'अजूनही अंतरिम जामिनावर असल्यास रिकामे सोडा',
  defaultBailClaim: 'तोंडी किंवा लेखी, जामीन देण्यास तयार असलेल्या आरोपीने',
  hour: '24 तासांच्या पद्धतीने, जसे 14:30. दोन्ही एकाच तारखेला असतील तरच हवी.',
  held: (spans) => `अभिलेखातील कोठडी, अंतरिम जामिनाचा काळ वगळून: ${spans.join('; ')}`,
  principal: (followers) =>
    `${followers} मध्ये ज्या गुन्ह्याची अपप्रेरणा, प्रयत्न किंवा कट आहे तो गुन्हा. येथे लिहिल्याने तो दोषारोपात जोडला जात नाही.`,
  earlierSections: 'दोन दोषसिद्धींमध्ये अर्धविराम: BNS 303(2); IPC 324',
  convictedOn: 'फक्त निकालानंतर: तेव्हा शिक्षेस स्थगिती मागितली जाते',
  unfixed: (sections) =>
    `${sections}: ठरावीक कमाल शिक्षा नाही, किंवा फक्त द्रव्यदंड आहे, म्हणून एक तृतीयांश आणि अर्धा भाग मोजता येत नाही. तुमचा आकडा फक्त सूत्रात वापरला जातो.`,
};

export const choices: Translated<typeof EnglishChoices> = {
  offenseType: [
    { value: 'bailable', label: 'जामीनपात्र' },
    { value: 'non-bailable', label: 'अजामीनपात्र' },
    { value: 'economic', label: 'आर्थिक' },
  ],
  yesNo: [
    { value: 'yes', label: 'होय' },
    { value: 'no', label: 'नाही' },
    { value: 'unknown', label: 'माहीत नाही' },
  ],
  howMany: [
    { value: 'none', label: 'काहीही नाही' },
    { value: 'one', label: 'एक' },
    { value: 'multiple', label: 'एकापेक्षा जास्त' },
    { value: 'unknown', label: 'माहीत नाही' },
  ],
  custodyStatus: [
    { value: 'judicial', label: 'न्यायालयीन कोठडी' },
    { value: 'police', label: 'पोलीस कोठडी' },
    { value: 'not-arrested', label: 'अटक नाही' },
  ],
  remandExtension: [
    { value: 'none', label: 'नाही' },
    { value: 'granted', label: 'होय' },
    { value: 'unknown', label: 'माहीत नाही' },
  ],
  defaultBailClaim: [
    { value: 'claimed', label: 'होय' },
    { value: 'none', label: 'नाही' },
    { value: 'unknown', label: 'माहीत नाही' },
  ],
  chargesheet: [
    { value: 'not-filed', label: 'दाखल नाही' },
    { value: 'filed', label: 'दाखल' },
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
