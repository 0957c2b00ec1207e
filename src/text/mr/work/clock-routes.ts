/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import type { routeDays as English } from '#text/en/work/clock-routes.ts';
import type { Translated } from '#text/translated.ts';

export const routeDays: Translated<typeof English> = {
  afterwards: {
    'appear-on': '',
    'produce-by':
      'न्यायदंडाधिकाऱ्यांसमोर हजर न करता 24 तासांपेक्षा जास्त ठेवले: ही कोठडी बेकायदेशीर आहे, आणि सुटका व्हायला हवी.',
    'police-custody-closes': 'न्यायालयीन कोठडी मागा: कोणतेही न्यायदंडाधिकारी आणखी पोलीस कोठडी देऊ शकत नाहीत.',
    'legal-aid': 'कारागृह जिल्हा विधी सेवा प्राधिकरणाला कळवते, जे जामीन भरण्यास मदत करते.',
    'court-may-ease': 'न्यायालय स्वतःहून अटी शिथिल करू शकते: कमी रक्कम किंवा जातमुचलका मागा.',
    'bond-ends': '',
    'appeal-by': '',
    'appeal-if-condoned': '',
    'deposit-due': '',
    'deposit-latest': '',
  },
  ahead: {
    'appear-on': 'हजर होणाऱ्या आणि नोटीस पाळणाऱ्या आरोपीला त्या गुन्ह्यात अटक केली जात नाही. पुरावा ठेवा.',
    'produce-by': 'न्यायदंडाधिकाऱ्यांपर्यंतच्या प्रवासाचा वेळ मोजला जात नाही.',
    'police-custody-closes': '',
    'legal-aid': 'आदेशानंतर सात दिवसांनी कारागृह जिल्हा विधी सेवा प्राधिकरणाला कळवते.',
    'court-may-ease': 'आदेशानंतर एक महिन्याने न्यायालय स्वतःहून अटी शिथिल करण्याचा विचार करू शकते.',
    'bond-ends': '',
    'appeal-by': 'त्यानंतर उच्च न्यायालयाने विलंब माफ केला तरच.',
    'appeal-if-condoned': 'नेहमीची मुदत संपली आहे: विलंबाच्या प्रत्येक दिवसाचे कारण सांगा.',
    'deposit-due': 'रक्कम कमी का असावी, किंवा आदेश का होऊ नये, ते त्याआधी सांगा.',
    'deposit-latest': 'नेहमीची मुदत संपली आहे: न्यायालयाने तीस दिवसांपर्यंत आणखी वेळ दिला असेल तरच.',
  },
};
