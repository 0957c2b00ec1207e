/** Marathi, begun: the frame of the screens, the answer of the calculator, the clock. Not yet read by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { OtherWords } from '#text/other-words.ts';

const days = (n: number) => `${indianNumber(n)} दिवस`;

export const rest: OtherWords = {
  clock: {
    calm: 'तुमच्या प्रकरणांत कोणतीही तारीख चालू नाही.',
    answer: {
      open: (n: number) => (n === 1 ? 'आज एक हक्क खुला आहे.' : `आज ${indianNumber(n)} हक्क खुले आहेत.`),
      maybe: 'खुले असू शकते:',
      since: 'या तारखेपासून:',
      lost: 'आधी दोषारोपपत्र आले तर हा हक्क जातो.',
      next: 'आज कोणताही हक्क खुला नाही. पुढे:',
      inDays: (n: number) => (n === 0 ? 'आज' : `${days(n)} नंतर`),
    },
    units: {
      open: () => 'दिवसांपासून खुले',
      left: () => 'दिवस शिल्लक',
      stands: 'हक्क',
      toGo: () => 'दिवसांनी',
      maybe: () => 'दिवस, खुले असल्यास',
      questions: () => 'प्रश्न',
    },
    groups: {
      open: (n: number) => `आज खुले: ${indianNumber(n)}`,
      maybe: (n: number) => `खुले असू शकते: ${indianNumber(n)}`,
      coming: (n: number) => `येणारे: ${indianNumber(n)}`,
      asking: (n: number) => `माहिती हवी: ${indianNumber(n)}`,
    },
    rights: {
      bailable: 'जामीन हा हक्क आहे: प्रत्येक गुन्हा जामीनपात्र आहे',
      'default-bail': 'डिफॉल्ट जामीन',
      'sixty-days': 'खटला 60 दिवसांत संपला नाही',
      'interim-protection': 'अटकेपासूनचे संरक्षण संपते',
      'appear-on': 'नोटीसप्रमाणे पोलिसांसमोर हजर होणे',
      'produce-by': '24 तासांत मॅजिस्ट्रेटसमोर हजर करणे',
      release: 'जामीन मिळाल्यानंतर सुटका',
      'one-third': 'कमाल शिक्षेचा एक तृतीयांश भाग पूर्ण',
      'one-half': 'कमाल शिक्षेचा अर्धा भाग पूर्ण',
      'full-term': 'कमाल शिक्षा पूर्ण',
    },
  },
  explained: {
    answer: {
      entitled: {
        'full-term': '{date} रोजी पूर्ण कमाल शिक्षा भरली आहे: या व्यक्तीला त्यासाठी आणखी ठेवता येणार नाही.',
        'sixty-days':
          'पुराव्यासाठी ठरलेल्या पहिल्या तारखेपासून साठ दिवसांपेक्षा जास्त झाले: खटला संपला नसेल तर {date} पासून जामिनाचा हक्क आहे, मॅजिस्ट्रेटने कारणे नोंदवली नसतील तर.',
        bailable: 'लावलेला प्रत्येक गुन्हा जामीनपात्र आहे: आज जामिनाचा हक्क आहे.',
        'default-bail': (period: number) =>
          `या तथ्यांवर {date} पासून डिफॉल्ट जामिनाचा हक्क आहे: ${days(period)} झाले आणि वेळेत दोषारोपपत्र आले नाही.`,
        'one-third': (whole: string) =>
          `या तथ्यांवर {date} पासून बंधपत्रावर सुटकेचा हक्क आहे: ${whole} चा एक तृतीयांश भाग पूर्ण झाला असून आधीची दोषसिद्धी नाही.`,
        'one-half': (whole: string) =>
          `या तथ्यांवर {date} पासून जामिनावर सुटकेचा हक्क आहे: ${whole} चा अर्धा भाग पूर्ण झाला आहे.`,
      },
      mayBeOpen: {
        'default-bail': 'डिफॉल्ट जामीन {date} पासून खुला असू शकतो:',
        'one-third': 'एक तृतीयांश मुदतीनंतरची सुटका {date} पासून खुली असू शकते:',
        'one-half': 'अर्ध्या मुदतीनंतरची सुटका {date} पासून खुली असू शकते:',
        'sixty-days': 'खटला न संपल्याने जामीन {date} पासून खुला असू शकतो:',
      },
      child:
        'घटनेच्या दिवशी बालक होते: जामीन बाल न्याय मंडळाकडे, त्याच्या स्वतःच्या नियमाने आणि येथील इतर प्रत्येक उत्तराच्या आधी मागितला जातो.',
      notYet: {
        part: (part: 'one-third' | 'one-half', whole: string, left: number) =>
          `अजून नाही: या तथ्यांवर {date} रोजी, ${days(left)} नंतर, ${whole} चा ${part === 'one-third' ? 'एक तृतीयांश' : 'अर्धा'} भाग पूर्ण झाल्यावर सुटकेचा हक्क मिळतो.`,
        'full-term': (whole: string, left: number) =>
          `अजून नाही: या तथ्यांवर {date} नंतर, म्हणजे ${days(left)} नंतर, ${whole} ची पूर्ण मुदत संपल्यावर कोणालाही ठेवता येत नाही.`,
        'default-bail': (left: number) =>
          `अजून नाही: तोपर्यंत दोषारोपपत्र आले नाही तर {date} रोजी, ${days(left)} नंतर, डिफॉल्ट जामिनाचा हक्क मिळतो.`,
      },
      notInCustody:
        'ही व्यक्ती कोठडीत नाही, म्हणून आज वेळेनुसार सुटकेचा हक्क चालू नाही. अटकेपूर्वी अटकपूर्व जामीन मागता येऊ शकतो.',
      undetermined: 'या तथ्यांवरून अजून उत्तर मिळत नाही. काय हवे ते खाली दिले आहे.',
    },
  },
};
