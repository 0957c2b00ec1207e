/** Frequent English words of the filer in a Hindi paper. Any other text stays as typed. */
import type { DocumentWords } from '#text/en/papers/documents.ts';

type Glossary = Readonly<Record<string, string>>;

const RELATIONS: Glossary = {
  wife: 'पत्नी',
  husband: 'पति',
  son: 'पुत्र',
  daughter: 'पुत्री',
  father: 'पिता',
  mother: 'माता',
  brother: 'भाई',
  sister: 'बहन',
  widow: 'विधवा',
  widower: 'विधुर',
  grandfather: 'दादा',
  grandmother: 'दादी',
  grandson: 'पौत्र',
  uncle: 'चाचा',
  aunt: 'चाची',
  nephew: 'भतीजा',
  niece: 'भतीजी',
  cousin: 'चचेरा भाई',
  friend: 'मित्र',
  neighbour: 'पड़ोसी',
  neighbor: 'पड़ोसी',
  employer: 'नियोक्ता',
  guardian: 'संरक्षक',
  relative: 'नातेदार',
  colleague: 'सहकर्मी',
  'brother-in-law': 'साला या बहनोई',
  'father-in-law': 'ससुर',
  'mother-in-law': 'सास',
  'son-in-law': 'दामाद',
  'daughter-in-law': 'बहू',
  'elder brother': 'बड़ा भाई',
  'younger brother': 'छोटा भाई',
};

const OCCUPATIONS: Glossary = {
  driver: 'चालक',
  'auto driver': 'ऑटो चालक',
  'auto rickshaw driver': 'ऑटो-रिक्शा चालक',
  'taxi driver': 'टैक्सी चालक',
  'truck driver': 'ट्रक चालक',
  farmer: 'किसान',
  agriculturist: 'किसान',
  agriculture: 'कृषि',
  labourer: 'मज़दूर',
  laborer: 'मज़दूर',
  labour: 'मज़दूरी',
  'daily wage labourer': 'दिहाड़ी मज़दूर',
  'daily wager': 'दिहाड़ी मज़दूर',
  'farm labourer': 'खेतिहर मज़दूर',
  'construction worker': 'निर्माण मज़दूर',
  'factory worker': 'कारखाना मज़दूर',
  teacher: 'शिक्षण',
  student: 'छात्र',
  housewife: 'गृहिणी',
  homemaker: 'गृहिणी',
  shopkeeper: 'दुकानदार',
  tailor: 'दर्ज़ी',
  carpenter: 'बढ़ई',
  mason: 'राजमिस्त्री',
  mechanic: 'मिस्त्री',
  electrician: 'बिजली मिस्त्री',
  plumber: 'नलसाज़',
  painter: 'रंगसाज़',
  welder: 'वेल्डर',
  barber: 'नाई',
  cook: 'रसोइया',
  clerk: 'लिपिक',
  accountant: 'लेखाकार',
  engineer: 'अभियंता',
  doctor: 'चिकित्सक',
  nurse: 'परिचर्या',
  advocate: 'अधिवक्ता',
  businessman: 'व्यवसायी',
  business: 'व्यवसाय',
  trader: 'व्यापारी',
  contractor: 'ठेकेदार',
  manager: 'प्रबंधक',
  salesman: 'विक्रेता',
  'vegetable vendor': 'सब्ज़ी विक्रेता',
  'street vendor': 'फेरीवाला',
  hawker: 'फेरीवाला',
  'security guard': 'सुरक्षा गार्ड',
  'domestic worker': 'घरेलू कामगार',
  sweeper: 'सफ़ाईकर्मी',
  'delivery worker': 'डिलीवरी कर्मी',
  weaver: 'बुनकर',
  fisherman: 'मछुआरा',
  goldsmith: 'सुनार',
  journalist: 'पत्रकार',
  'government servant': 'सरकारी सेवा',
  'government service': 'सरकारी सेवा',
  'private service': 'निजी नौकरी',
  'private job': 'निजी नौकरी',
  service: 'नौकरी',
  'self-employed': 'स्वरोज़गार',
  retired: 'सेवानिवृत्त',
  unemployed: 'बेरोज़गार',
};

const STAGES: Glossary = {
  investigation: 'जाँच',
  charge: 'आरोप',
  'framing of charge': 'आरोप विरचना',
  'framing of charges': 'आरोप विरचना',
  evidence: 'साक्ष्य',
  'prosecution evidence': 'अभियोजन साक्ष्य',
  'defence evidence': 'बचाव साक्ष्य',
  'cross-examination': 'प्रतिपरीक्षा',
  'statement of the accused': 'अभियुक्त का कथन',
  arguments: 'बहस',
  'final arguments': 'अंतिम बहस',
  judgment: 'निर्णय',
  committal: 'सुपुर्दगी',
  appearance: 'उपस्थिति',
};

const OUTCOMES: Glossary = {
  rejected: 'नामंज़ूर',
  refused: 'नामंज़ूर',
  dismissed: 'ख़ारिज',
  granted: 'मंज़ूर',
  allowed: 'मंज़ूर',
  withdrawn: 'वापस लिया गया',
  'dismissed as withdrawn': 'वापस लिए जाने पर ख़ारिज',
  'not pressed': 'बल नहीं दिया गया',
  'dismissed as not pressed': 'बल न दिए जाने पर ख़ारिज',
  'disposed of': 'निस्तारित',
  'granted in some FIRs, rejected in others': 'कुछ FIR में मंज़ूर, अन्य में नामंज़ूर',
  pending: 'लंबित',
};

const inHindi =
  (glossary: Glossary) =>
  (text: string): string =>
    glossary[text.trim().toLowerCase()] ?? text;

const relation = inHindi(RELATIONS);

/** "rigorous imprisonment for 3 years", "imprisonment for life" */
const SENTENCE =
  /^(?<kind>rigorous |simple )?imprisonment (?:for|of) (?:(?<life>life)|(?<count>\d+) (?<unit>year|month|day)s?)$/i;
const KINDS: Glossary = { rigorous: 'कठोर', simple: 'सादा' };
const UNITS: Glossary = { year: 'वर्ष', month: 'माह', day: 'दिन' };

function sentence(text: string): string {
  const { kind = '', life, count, unit = '' } = SENTENCE.exec(text.trim())?.groups ?? {};
  const imprisonment = [KINDS[kind.trim().toLowerCase()], 'कारावास'].filter(Boolean).join(' ');
  if (life !== undefined) return kind === '' ? 'आजीवन कारावास' : `आजीवन ${imprisonment}`;
  return count === undefined ? text : `${count} ${UNITS[unit.toLowerCase()] ?? ''} का ${imprisonment}`;
}

const INITIALS: Glossary = { s: 'son', d: 'daughter', w: 'wife' };

/** "wife of Sunil Jadhav", "w/o Sunil Jadhav" */
const PARENTAGE = /^(?:(?<word>son|daughter|wife|widow|husband) of|(?<initial>[sdw])\/o\.?)\s+(?<name>.+)$/i;

function parentage(text: string): string {
  const { word, initial = '', name } = PARENTAGE.exec(text.trim())?.groups ?? {};
  const kind = word ?? INITIALS[initial.toLowerCase()];
  return kind === undefined || name === undefined
    ? text
    : `${relation(kind)} ${name.replace(/^late /i, 'स्व. ')}`;
}

/** Titles of courts. */
const COURTS: Glossary = {
  'judicial magistrate first class': 'न्यायिक मजिस्ट्रेट प्रथम वर्ग',
  'judicial magistrate of the first class': 'न्यायिक मजिस्ट्रेट प्रथम वर्ग',
  'judicial magistrate': 'न्यायिक मजिस्ट्रेट',
  'chief judicial magistrate': 'मुख्य न्यायिक मजिस्ट्रेट',
  'additional chief judicial magistrate': 'अपर मुख्य न्यायिक मजिस्ट्रेट',
  'metropolitan magistrate': 'महानगर मजिस्ट्रेट',
  'chief metropolitan magistrate': 'मुख्य महानगर मजिस्ट्रेट',
  'sessions judge': 'सत्र न्यायाधीश',
  'additional sessions judge': 'अपर सत्र न्यायाधीश',
  'court of session': 'सत्र न्यायालय',
  'sessions court': 'सत्र न्यायालय',
};

/** "the Judicial Magistrate First Class, Pune", "Court of the Additional Sessions Judge-4, Pune" */
const COURT = /^(?:court of the )?(?<title>[a-z ]+?)(?<rest>(?:[- ]\d+)?(?:,.*)?)$/i;

/** Hindi has no article. A court without a known title keeps its words. */
function court(text: string): string {
  const named = text.trim().replace(/^the /i, '');
  const { title = '', rest = '' } = COURT.exec(named)?.groups ?? {};
  const inCourt = COURTS[title.toLowerCase()];
  return inCourt === undefined ? named : `${inCourt}${rest}`;
}

export const typed: DocumentWords['typed'] = {
  parentage,
  relation,
  occupation: inHindi(OCCUPATIONS),
  stage: inHindi(STAGES),
  outcome: inHindi(OUTCOMES),
  sentence,
  court,
};
