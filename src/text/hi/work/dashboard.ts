import { indianNumber } from '#kernel/indian-number.ts';
import type { dashboard as English } from '#text/en/work/dashboard.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/hi/device-word.ts';

export const dashboard: Translated<typeof English> = {
  title: 'डैशबोर्ड',
  newApplication: 'नया आवेदन',
  riskAssessment: 'जोखिम आकलन',
  clock: { title: 'रिहाई घड़ी', loading: 'तारीखें लोड हो रही हैं' },
  figures: {
    title: 'आपके आवेदन',
    total: 'कुल आवेदन',
    pending: 'लंबित',
    approved: 'मंज़ूर',
    rate: 'सफलता दर',
    unsent: (n) => `${indianNumber(n)} अभी नहीं भेजी`,
    recent: (n) => `पिछले 30 दिन में ${indianNumber(n)} दाखिल`,
    recentApproved: (n) => `पिछले 30 दिन में दाखिल में से ${indianNumber(n)}`,
    oldest: (n) => (n < 1 ? 'सबसे पुराना: आज दाखिल' : `सबसे पुराना: ${indianNumber(n)} दिन`),
    percent: (n) => `${n}%`,
    rateNote: (approved, decided, range) =>
      `${decided} निर्णयों में ${approved} मंज़ूर; संभावित ${range.low} से ${range.high}%`,
    ofDecided: (approved, decided) => `${decided} में से ${approved}`,
    fewDecided: 'निर्णीत में से मंज़ूर; प्रतिशत 10 निर्णयों के बाद',
    noneDecided: 'अभी किसी पर निर्णय नहीं हुआ',
  },
  recent: {
    title: 'हाल के आवेदन',
    loading: 'आपके आवेदन लोड हो रहे हैं',
    all: (n) => `सभी ${indianNumber(n)}`,
    more: (n) => `${n} और दिखाएँ`,
    unnamed: 'अभी नाम नहीं',
    amending: 'दाखिल आवेदन में बदलाव',
    noCourt: 'न्यायालय अभी नहीं चुना',
  },
  empty: {
    title: 'अभी कोई आवेदन नहीं',
    text: `आपका काम लिखते ही इस ${HELD} पर सहेजा जाता है, ऑनलाइन या ऑफ़लाइन।`,
    start: 'आवेदन शुरू करें',
  },
  failed: {
    notice: { title: 'गड़बड़ी', description: 'मामले नहीं खुल सके' },
    text: 'मामले नहीं खुल सके',
    next: `आपका काम इस ${HELD} पर सुरक्षित है। ज़मानत के दूसरे टैब बंद करके फिर कोशिश करें।`,
  },
  notFetched: {
    next: 'अभी सब कुछ डाउनलोड नहीं हुआ है। ऑनलाइन होते ही लोड होगा।',
    trying: 'लाया जा रहा है',
  },
  hearings: { title: 'आने वाली सुनवाई', loading: 'आपकी सुनवाई की तारीखें खुल रही हैं', all: 'सभी सुनवाई' },
  layout: {
    label: 'इस पेज का रूप',
    grid: 'खाने',
    list: 'सूची',
    compact: 'छोटा',
    notKept: {
      title: 'रूप नहीं बदला',
      description: `इस ${HELD} का स्टोरेज भर गया है, या ऐप का यह हिस्सा डाउनलोड नहीं हुआ। कुछ जगह खाली करें, या नेटवर्क आने पर फिर कोशिश करें।`,
    },
  },
  quick: {
    title: 'सीधे पहुँचें',
    entries: {
      calculator: 'जमानत कैलकुलेटर',
      risk: 'जोखिम आकलन',
      application: 'आवेदन बनाएँ',
      whichBail: 'कौन-सी जमानत?',
      chatbot: 'BNS चैटबॉट',
    },
  },
};
