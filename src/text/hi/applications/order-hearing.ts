import type { orderHearing as English, ReasonFacts } from '#text/en/applications/order-hearing.ts';
import type { OrderReason } from '#contract/application/order.ts';
import type { Translated } from '#text/translated.ts';

const sentences: Readonly<Partial<Record<OrderReason, (facts: ReasonFacts) => string | null>>> = {
  'long-custody': ({ arrestedOn, days }) =>
    arrestedOn && days !== null ? `आवेदक ${arrestedOn} से अभिरक्षा में है; अब तक ${days} दिन हुए हैं।` : null,
  parity: ({ coAccused }) =>
    coAccused &&
    `${coAccused.of} सह-अभियुक्तों में से ${coAccused.granted} को जमानत दी गई है; आवेदक की भूमिका वैसी ही है।`,
  'trial-will-take-time': ({ witnesses }) =>
    witnesses && `${witnesses.cited} में से ${witnesses.examined} गवाहों की गवाही हुई है; मुकदमे में समय लगेगा।`,
  'no-antecedents': ({ cases }) => (cases === 0 ? 'आवेदक के विरुद्ध कोई अन्य मामला नहीं बताया गया है।' : null),
  antecedents: ({ cases }) => (cases ? `अभिलेख में आवेदक के विरुद्ध अन्य मामले बताए गए हैं: ${cases}।` : null),
  'investigation-complete': ({ reportOn }) =>
    reportOn && `पुलिस रिपोर्ट ${reportOn} को दाखिल हुई; जाँच पूरी हो चुकी है।`,
  'special-conditions-not-met': ({ gates }) =>
    gates.length === 0 ? null : `${gates.join(' और ')} की शर्तें पूरी नहीं होतीं।`,
  'statutory-right': ({ provision }) => `${provision} का अधिकार उत्पन्न हो चुका है।`,
  'period-not-over': ({ lastDay }) => lastDay && `जाँच की अवधि ${lastDay} को समाप्त होगी और अभी पूरी नहीं हुई।`,
  'charge-sheet-in-time': ({ reportOn, lastDay }) =>
    reportOn && lastDay ? `पुलिस रिपोर्ट ${reportOn} को दाखिल हुई, अवधि ${lastDay} को समाप्त होने से पहले।` : null,
  'period-extended': ({ lastDay }) => lastDay && `अवधि विधिवत बढ़ाई गई और ${lastDay} को समाप्त होगी।`,
  'not-availed-in-time': ({ reportOn }) =>
    reportOn && `${reportOn} की पुलिस रिपोर्ट से पहले अधिकार का दावा नहीं किया गया।`,
  'below-fraction': ({ days }) =>
    days === null ? null : `आवेदक ने ${days} दिन काटे हैं, जो अधिकतम सज़ा के अपेक्षित भाग से कम हैं।`,
};

export const orderHearing: Translated<typeof English> = {
  outcome: 'परिणाम',
  outcomes: {
    granted: 'स्वीकार',
    interim: 'अंतरिम, किसी दिन तक',
    refused: 'नामंज़ूर',
    'not-maintainable': 'इस न्यायालय में पोषणीय नहीं',
    withdrawn: 'वापस लिए जाने से निरस्त',
  },
  cancels: (day) =>
    `${day} के आदेश से जमानत दी गई थी। वह आदेश जैसा हस्ताक्षरित हुआ वैसा ही रहेगा। यह जमानत रद्द करने का नया आदेश है।`,
  reopens: (day) => `${day} के आदेश से आवेदन नामंज़ूर हुआ था। वह आदेश जैसा हस्ताक्षरित हुआ वैसा ही रहेगा। यह नया आदेश है।`,
  state: 'लोक अभियोजक',
  stateHint: 'राज्य के निवेदन के रूप में छपेगा।',
  required: 'यहाँ आवश्यक:',
  positions: {
    opposed: 'विरोध करते हैं',
    'not-opposed': 'विरोध नहीं करते',
    absent: 'अवसर के बाद भी नहीं सुने गए',
  },
  stateName: 'अभियोजक का नाम (वैकल्पिक)',
  stateReport: 'रिपोर्ट की तारीख (वैकल्पिक)',
  stateText: 'राज्य का निवेदन (वैकल्पिक)',
  applicantText: 'आवेदक के बिंदु',
  courtText: 'न्यायालय के दर्ज बिंदु',
  takePoints: (n) => (n === 1 ? 'विवादित बिंदु जोड़ें' : `${n} विवादित बिंदु जोड़ें`),
  point: (about, says, source) =>
    source === null ? `"${about}" पर: ${says}` : `"${about}" पर: ${says} (${source})`,
  pointSource: (document, page) => (page === undefined ? document : `${document}, पृष्ठ ${page}`),
  victim: 'सूचनाकर्ता या पीड़ित को सूचना',
  victimHint: 'आदेश में पीड़ित का नाम न लिखें।',
  results: { heard: 'सूचना दी गई, सुने गए', 'not-appeared': 'सूचना दी गई, उपस्थित नहीं हुए' },
  victimOn: 'सूचना की तारीख (वैकल्पिक)',
  gate: (about) => `जमानत से पहले: ${about}`,
  failed: (about) => `शर्त जो पूरी नहीं (${about})`,
  way: 'निष्कर्ष',
  ways: {
    conditions: 'दोनों शर्तें पूरी हैं',
    'not-prima-facie-true': 'आरोप प्रथम दृष्टया सत्य नहीं है',
    proviso: 'परंतुक लागू है',
    'long-delay': 'अभिरक्षा और विलंब (अनुच्छेद 21)',
    'not-attracted': 'अधिनियम लागू नहीं होता',
    'guilt-not-excluded': 'दोषी न मानने के आधार नहीं',
    'offence-likely': 'जमानत पर अपराध की संभावना',
    neither: 'दोनों शर्तें पूरी नहीं',
    'prima-facie-true': 'आरोप प्रथम दृष्टया सत्य है',
  },
  findingsTitle: 'निष्कर्ष जो विधि माँगती है',
  findings: {
    'gate-not-guilty': 'यह मानने के आधार: दोषी नहीं',
    'gate-no-offence-on-bail': 'जमानत पर अपराध की संभावना नहीं, क्योंकि',
    'gate-not-prima-facie-true': 'आरोप प्रथम दृष्टया सत्य नहीं, क्योंकि',
    'gate-proviso': 'परंतुक लागू है, क्योंकि',
    'gate-long-delay': 'अभिरक्षा और विलंब (अनुच्छेद 21)',
    'gate-not-attracted': 'अधिनियम लागू नहीं, क्योंकि',
    'gate-guilt-not-excluded': 'दोषी न मानने के आधार नहीं, क्योंकि',
    'gate-offence-likely': 'जमानत पर अपराध की संभावना, क्योंकि',
    'gate-prima-facie-true': 'आरोप प्रथम दृष्टया सत्य, क्योंकि',
    'bar-not-attracted': 'रोक लागू नहीं, क्योंकि',
    'right-accrued': 'तथ्य जिनसे अधिकार बनता है',
    'right-answered': 'तथ्य जिससे अधिकार नहीं बचता',
    'sixty-day-refusal': 'साठ दिन के बाद नामंज़ूरी के कारण',
  },
  finding: (label, about) => `${label} (${about})`,
  until: 'इस आदेश का अंतिम दिन',
  untilAt: 'आत्मसमर्पण का समय (वैकल्पिक)',
  purpose: 'अंतरिम जमानत का प्रयोजन',
  surrender: 'इस न्यायालय के समक्ष आत्मसमर्पण (वैकल्पिक)',
  surrenderHint: 'पहचान की पुष्टि के बाद ही चुनें।',
  surrenders: {
    'taken-into-custody': 'आत्मसमर्पण, पहचान, अभिरक्षा में लिया गया',
    'not-taken-into-custody': 'आत्मसमर्पण, पहचान, अभिरक्षा में नहीं लिया गया',
  },
  surrenderOn: 'आत्मसमर्पण का दिन',
  surrenderAt: 'आत्मसमर्पण का समय (वैकल्पिक)',
  furnish: 'मुचलका किसके समक्ष (वैकल्पिक)',
  places: {
    'this-court': 'यह न्यायालय',
    'trial-court': 'विचारण न्यायालय',
    'duty-magistrate': 'ड्यूटी मजिस्ट्रेट',
    jail: 'जेल अधीक्षक',
    station: 'थानाध्यक्ष',
  },
  furnishBy: 'मुचलका कब तक (वैकल्पिक)',
  reasonText: 'आदेश में पाठ',
  sentences,
  stop: '।',
  preview: 'आदेश, जैसा हस्ताक्षरित होगा',
  noPreview: 'कानून की सारणियाँ लोड हो रही हैं। उनके आते ही आदेश दिखेगा।',
  oldRecord:
    'यह अभिलेख एक दिन से अधिक पुराना है। सर्वर पर बदल गया हो तो आदेश बिना हस्ताक्षर, अपने पाठ सहित, लौटेगा। पिछला सिंक:',
  badDate: 'तारीख लिखें, जैसे 27-11-2026।',
  badHour: 'समय लिखें, जैसे 17:00।',
};
