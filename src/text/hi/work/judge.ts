import type { judge as English } from '#text/en/work/judge.ts';
import type { Translated } from '#text/translated.ts';

export const judge: Translated<typeof English> = {
  screen: 'डैशबोर्ड',
  welcome: (name) => `स्वागत है, ${name}`,
  someone: 'न्यायाधीश',
  counters: 'आपके सामने के आवेदन',
  total: 'कुल',
  pending: 'लंबित',
  approved: 'मंज़ूर',
  rejected: 'नामंज़ूर',
  loadingCounters: 'गिनती हो रही है',
  pendingList: 'लंबित जमानत आवेदन',
  loadingList: 'आवेदन लोड हो रहे हैं',
  filed: 'दाखिल',
  viewDetails: 'विवरण देखें',
  approve: 'मंज़ूर करें',
  reject: 'नामंज़ूर करें',
  amendments: { mark: 'सूचीबद्ध होने के बाद बदला' },
  transferred: {
    from: (court, by) => `${by} द्वारा ${court} से अंतरित,`,
    list: 'उस न्यायालय की सुनवाइयाँ रद्द हैं। आवेदन को इस न्यायालय में सूचीबद्ध करें।',
  },
  of: (name) => `: ${name}`,
  showMore: 'और दिखाएँ',
  none: {
    title: 'कोई लंबित आवेदन नहीं',
    text: 'आपके सामने कोई जमानत आवेदन लंबित नहीं है।',
  },
  failed: 'डैशबोर्ड नहीं खुल सका। फिर कोशिश करें।',
  failedNext: 'अभी कुछ डाउनलोड नहीं हुआ। ऑनलाइन होते ही लोड होगा।',
  tryAgain: 'फिर कोशिश करें',
  trying: 'लाया जा रहा है',
  unverified: {
    title: 'आपके न्यायाधीश खाते की अभी पुष्टि नहीं हुई',
    text: (email) =>
      `अपने न्यायालय के सर्वर के संचालक से कहें कि वह ${email} को सत्यापित करे और आपका न्यायालय लिखे। तब उसके आवेदन यहाँ अपने आप दिखेंगे।`,
    again: 'फिर देखें',
    checking: 'देखा जा रहा है',
    still: 'अभी पुष्टि नहीं हुई।',
  },
  secondFactor: {
    title: 'आपका दूसरा प्रमाण चाहिए',
    text: 'नए आवेदन तभी आते हैं और आदेश पर हस्ताक्षर तभी होते हैं जब आप प्रमाणक ऐप या पासकी बनाएँ, या उसके साथ फिर लॉग इन करें।',
    open: 'सुरक्षा सेटिंग खोलें',
  },
  confirmFirst: 'पहले अपने ईमेल की पुष्टि करें।',
  transferredOrders: {
    title: 'अंतरित मामलों के आदेश',
    lead: 'आपके न्यायालय के आदेश। फ़ाइल वर्तमान न्यायालय के पास है।',
    now: (court) => `अब ${court} के समक्ष।`,
  },
  drafted: {
    title: 'आदेशों के मसौदे',
    chip: { Approved: 'मसौदा: मंज़ूर', Rejected: 'मसौदा: नामंज़ूर' },
    stop: 'रोकें',
    waiting: 'न्यायालय के सर्वर की प्रतीक्षा में',
  },
  disposal: {
    left: (days, weeks) =>
      days === 0 ? `${weeks} सप्ताह आज पूरे होते हैं` : `${weeks} सप्ताह में से ${days} दिन बाकी`,
    past: (days, weeks) => `${weeks} सप्ताह से ${days} दिन ऊपर`,
    pastTwoMonths: (day) => `${day} से दो महीने से ज़्यादा`,
    basis: 'जमानत के लिए दो और अग्रिम जमानत के लिए छह सप्ताह का आधार:',
    basisLatest: 'अधिकतम दो महीने का आधार:',
  },
  find: {
    label: 'लंबित आवेदनों में खोजें',
    hint: 'नाम, नंबर, FIR, थाना या धारा',
    only: 'दिखाएँ',
    filter: {
      all: 'सभी',
      late: 'समय से ऊपर',
      custody: 'अभिरक्षा में',
      anticipatory: 'अग्रिम जमानत',
    },
    none: { title: 'कुछ नहीं मिला', text: 'ऐसा कोई लंबित आवेदन नहीं है। शब्द बदलें या सभी दिखाएँ।' },
  },
  unfinished: 'आपका एक आदेश अधूरा है',
  cameBack: 'एक आदेश बिना हस्ताक्षर लौटा है',
};
