import type { whichBail as English } from '#text/en/calculator/which-bail.ts';
import type { Translated } from '#text/translated.ts';

export const whichBail: Translated<typeof English> = {
  title: 'कौन-सी जमानत?',
  over: 'जमानत आवेदन बनाएँ',
  lead: 'जो पता हो उसका उत्तर दें; बाकी छोड़ दें।',
  loading: 'लोड हो रहा है',
  gone: 'यह मसौदा या मामला अब इस डिवाइस पर नहीं है।',
  goneAct: 'नया आवेदन शुरू करें',
  convicted: 'इस मामले में दोषसिद्धि हुई है?',
  answer: 'अनुशंसित आवेदन',
  decide: 'आपके उत्तरों से सुझाव। कभी भी बदल सकते हैं।',
  waiting: 'कौन-सा आवेदन दाखिल करें, यह देखने के लिए प्रश्नों के उत्तर दें।',
  boardRelief: 'बालक की जमानत, किशोर न्याय बोर्ड',
  board: 'बालक का मामला पहले किशोर न्याय बोर्ड में जाता है।',
  first: 'अनुशंसित',
  instead: 'या',
  ask: (relief) => `इसके लिए आवेदन करें: ${relief}`,
  under: 'प्रावधान:',
  mayBeOpen: (since, questions) => `${since} से अधिकार उत्पन्न हो सकता है। निर्भर है: ${questions}`,
  turnsOn: (questions) => `निर्भर है: ${questions}`,
  rightSince: (date) => `अधिकार ${date} को उत्पन्न हुआ।`,
  failed: {
    title: 'सहेजा नहीं गया',
    description: 'मसौदा दूसरे टैब में खुला है, या इस डिवाइस का स्टोरेज भर गया है। आपके उत्तर सुरक्षित हैं।',
  },
};
