/** Marathi, begun: the frame of the screens, the answer of the calculator, the clock. */
import type { OtherWords } from '#text/other-words.ts';

const days = (n: number) => `${n} दिवस`;

export const words: OtherWords = {
  shell: {
    skip: 'थेट पानावर जा',
    menu: 'मेनू',
    loading: 'उघडत आहे',
    entries: {
      dashboard: 'डॅशबोर्ड',
      'judge-calendar': 'न्यायालयीन दिनदर्शिका',
      calculator: 'जामीन कॅल्क्युलेटर',
      'risk-assessment': 'जोखीम मूल्यांकन',
      application: 'अर्ज तयार करा',
      'case-diary': 'केस डायरी',
      'status-tracking': 'प्रकरणांची स्थिती',
      hearings: 'सुनावण्या',
      'legal-database': 'कायदा संग्रह',
      feedback: 'अभिप्राय',
      settings: 'सेटिंग्ज',
    },
    short: { dashboard: 'डॅशबोर्ड', calculator: 'कॅल्क्युलेटर', application: 'अर्ज', 'status-tracking': 'स्थिती' },
    roles: { user: 'वापरकर्ता', lawyer: 'वकील', judge: 'न्यायाधीश' },
    language: 'भाषा',
    help: 'मदत',
    logOut: 'लॉग आउट',
    sync: { waiting: 'प्रतीक्षेत', sent: 'पाठवले', needs: 'तुम्हाला पाहावे लागेल' },
  },
  clock: {
    calm: 'तुमच्या प्रकरणांत कोणतीही तारीख चालू नाही.',
    groups: {
      open: (n: number) => `आज खुले: ${n}`,
      maybe: (n: number) => `खुले असू शकते: ${n}`,
      coming: (n: number) => `येणारे: ${n}`,
      asking: (n: number) => `माहिती हवी: ${n}`,
    },
    rights: {
      'default-bail': 'डिफॉल्ट जामीन',
      'one-third': 'कमाल शिक्षेचा एक तृतीयांश भाग पूर्ण',
      'one-half': 'कमाल शिक्षेचा अर्धा भाग पूर्ण',
      'full-term': 'कमाल शिक्षा पूर्ण',
    },
  },
  explained: {
    answer: {
      entitled: {
        bailable: 'लावलेला प्रत्येक गुन्हा जामीनपात्र आहे: आज जामिनाचा हक्क आहे.',
        'default-bail': (period: number) =>
          `या तथ्यांवर {date} पासून डिफॉल्ट जामिनाचा हक्क आहे: ${days(period)} झाले आणि वेळेत दोषारोपपत्र आले नाही.`,
        'one-third': (whole: string) =>
          `या तथ्यांवर {date} पासून बंधपत्रावर सुटकेचा हक्क आहे: ${whole} चा एक तृतीयांश भाग पूर्ण झाला असून आधीची दोषसिद्धी नाही.`,
        'one-half': (whole: string) =>
          `या तथ्यांवर {date} पासून जामिनावर सुटकेचा हक्क आहे: ${whole} चा अर्धा भाग पूर्ण झाला आहे.`,
      },
      notYet: {
        'default-bail': (left: number) =>
          `अजून नाही: तोपर्यंत दोषारोपपत्र आले नाही तर {date} रोजी, ${days(left)} नंतर, डिफॉल्ट जामिनाचा हक्क मिळतो.`,
      },
      notInCustody:
        'ही व्यक्ती कोठडीत नाही, म्हणून आज वेळेनुसार सुटकेचा हक्क चालू नाही. अटकेपूर्वी अटकपूर्व जामीन मागता येऊ शकतो.',
      undetermined: 'या तथ्यांवरून अजून उत्तर मिळत नाही. काय हवे ते खाली दिले आहे.',
    },
  },
};
