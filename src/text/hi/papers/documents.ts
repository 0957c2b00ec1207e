import { LIST_LETTERS } from '#text/list-letters.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { ACTS } from './act-names.ts';
import { limbNames } from './documents-limbs.ts';
import { board } from './documents-board.ts';
import { agencyTerms } from './documents-agencies.ts';
import type { PartyTerms } from '#text/en/law/party-terms.ts';
import {
  appealWords as englishAppeal,
  documentWords as english,
  type DocumentWords,
} from '#text/en/papers/documents.ts';
import { withFallback } from '#text/with-fallback.ts';
import type { PaperWords } from '#text/paper-words.ts';
import type { PartlyTranslated } from '#text/translated.ts';
import { APPELLANT, APPLICANT } from '#text/hi/law/party-terms.ts';
import { casePapers } from './diary-papers.ts';
import { choices } from '#text/hi/choices.ts';
import { closing } from './documents-closing.ts';
import { facts } from './documents-facts.ts';
import { facts as factTexts } from '#text/hi/facts.ts';
import { joint } from './documents-joint.ts';
import lawNames from '#text/hi/law/law-names.json';
import { groundWords } from './documents-grounds.ts';
import { packetPapers } from './packet-papers.ts';
import { reliefs } from './documents-reliefs.ts';
import { routes } from './documents-routes.ts';
import { typed } from './frequent-english.ts';
import { withheld } from './withheld.ts';

const ORDINALS = ['प्रथम', 'द्वितीय', 'तृतीय', 'चतुर्थ', 'पंचम', 'षष्ठ', 'सप्तम', 'अष्टम', 'नवम', 'दशम'];

/** The key is the English name. An offence of an operator's Act keeps its own name. */
const NAMES: Readonly<Record<string, string | undefined>> = lawNames;

const BLANK = '________';

/** Parts of a provision, in the form before a postposition. */
const PARTS: Readonly<Record<string, string>> = {
  proviso: 'परंतुक',
  'proviso (a)': 'परंतुक (क)',
  'first proviso': 'पहले परंतुक',
  'second proviso': 'दूसरे परंतुक',
  'third proviso': 'तीसरे परंतुक',
  'fourth proviso': 'चौथे परंतुक',
  Explanation: 'स्पष्टीकरण',
  'Explanation I': 'स्पष्टीकरण I',
};

const common: PartlyTranslated<DocumentWords> = {
  blank: BLANK,
  factWords: { fields: factTexts.labels, choices },
  acts: ACTS,
  pageWords: { before: 'पृष्ठ ', between: ' / ' },
  gaps: {
    name: 'आवेदक का नाम',
    age: 'आयु',
    address: 'आवेदक का पता',
    parentage: 'पिता या माता का नाम',
    court: 'न्यायालय',
    place: 'न्यायालय का स्थान',
    relief: 'राहत',
    firNumber: 'FIR या मामले की संख्या',
    firDate: 'FIR की तारीख',
    policeStation: 'थाना',
    state: 'राज्य',
    sections: 'लगाई गई धाराएँ',
    allegations: 'अभियोजन का प्रकरण',
    grounds: 'जमानत के आधार',
    custody: 'अभिरक्षा की स्थिति',
    arrestDate: 'गिरफ्तारी की तारीख',
    firstRemandDate: 'पहले रिमांड की तारीख',
    previous: 'पूर्व जमानत आवेदन, या कोई नहीं',
    conditions: 'प्रस्तावित शर्तें',
    conviction: 'निर्णय और सज़ा',
    orderDate: 'आक्षेपित आदेश की तारीख',
    delayCause: 'विलंब का कारण',
    appealNumber: 'अपील संख्या (दोषसिद्धि करने वाले न्यायालय में आवेदन हो तो रिक्त)',
    advocate: 'अधिवक्ता का नाम',
    enrolment: 'नामांकन संख्या',
    urgency: 'शीघ्र सुनवाई के आधार',
    change: 'पिछले आदेश के बाद परिस्थितियों में परिवर्तन',
    means: 'आवेदक के साधन',
  },
  fullStop: '।',
  letters: LIST_LETTERS.devanagari,
  withheld,
  article: (article) => `भारत का संविधान, अनुच्छेद ${article}`,
  section: (section, act) => `${act} की धारा\u00a0${section}`,
  sections: (first, second, act) => `${act} की धारा\u00a0${first} और\u00a0${second}`,
  partOf: (part, provision) => `${provision} के ${PARTS[part] ?? part}`,
  corresponding: (provision) => ` (तत्स्थानी: ${provision})`,
  court: {
    magistrate: 'न्यायालय न्यायिक मजिस्ट्रेट',
    sessions: 'न्यायालय सत्र न्यायाधीश',
    high: 'उच्च न्यायालय',
    special: (acts) => `न्यायालय विशेष न्यायाधीश (${acts})`,
    designated: (act) => `${act} के अधीन अभिहित न्यायालय में`,
    childrens: 'बालक न्यायालय में',
    board: 'किशोर न्याय बोर्ड के समक्ष',
    chief: 'मुख्य न्यायिक मजिस्ट्रेट या मुख्य महानगर मजिस्ट्रेट के न्यायालय में',
    and: '; ',
    specialCourt: (acts) => `विशेष न्यायालय (${acts})`,
    designatedCourt: (act) => `${act} के अधीन अभिहित न्यायालय`,
    specialJudge: 'विशेष न्यायाधीश',
    kinds: { magistrate: 'मजिस्ट्रेट का न्यायालय', sessions: 'सत्र न्यायालय', high: 'उच्च न्यायालय' },
    at: (place) => `, ${place}`,
    inThe: (name) => `न्यायालय: ${name}`,
    beforeThe: (name) => `समक्ष: ${name}`,
  },
  docket: {
    reference: (number) => `(दाखिले का संदर्भ ${number}; यह न्यायालय की संख्या नहीं है)`,
    ownBlank: (year) => `जमानत आवेदन संख्या ${BLANK} वर्ष ${year}`,
    main: (type, number, year) => `${type} संख्या ${number} वर्ष ${year} में`,
    ofFir: (type, number, year) => `${type} संख्या ${number} वर्ष ${year}`,
    inAppeal: (title) => `${title} में`,
    cnr: (cnr) => `CNR\u00a0${cnr}`,
  },
  ordinal: (nth) => ORDINALS[nth - 1] ?? `${nth}वाँ`,
  further: 'अगला',
  title: (ordinal, noun, provision) => `${provision} के अधीन ${noun} हेतु ${ordinal ? `${ordinal} ` : ''}आवेदन`,
  laterTitle: (ordinal, noun, provision) => `इस मामले में ${ordinal} जमानत आवेदन: ${provision} के अधीन ${noun}`,
  untitled: (relief) => `जमानत आवेदन: ${relief}`,
  typed,
  party: {
    aged: (age) => `आयु ${age} वर्ष`,
    occupation: (occupation) => `व्यवसाय: ${occupation}`,
    residing: (address) => `निवासी ${address}`,
    custodyAt: {
      police: 'पुलिस अभिरक्षा में',
      judicial: 'न्यायिक अभिरक्षा में',
      sentenced: 'सज़ा के अधीन कारागार में',
      child: 'किशोर न्याय अधिनियम के अधीन निरुद्ध',
    },
    at: (jail) => ` (${jail})`,
    respondent: 'विपक्षी',
    respondents: 'विपक्षीगण',
    versus: 'बनाम',
    against: 'बनाम',
    state: (state) => `${state} राज्य`,
    stateUnknown: 'राज्य',
    union: (territory) => `संघ राज्यक्षेत्र ${territory}`,
    delhi: 'राज्य (राष्ट्रीय राजधानी क्षेत्र दिल्ली)',
    through: (state, station) => `${state}, द्वारा थानाध्यक्ष, थाना ${station}`,
  },
  particulars: {
    fir: (number) => `FIR संख्या ${number}`,
    dated: (date) => `, दिनांक ${date}`,
    station: (station) => `थाना ${station}`,
    district: (district) => `जिला ${district}`,
    state: (state) => `राज्य: ${state}`,
    sections: (sections) => `लगाई गई धाराएँ: ${sections}।`,
    sectionColumn: 'धारा',
    offenceColumn: 'अपराध',
    maximumColumn: 'अधिकतम दंड',
    notLookedUp: 'नहीं बताया गया',
  },
  offence: {
    codes: { BNS: 'भारतीय न्याय संहिता, 2023', IPC: 'भारतीय दंड संहिता' },
    named: (offence) => NAMES[offence] ?? offence,
    name: (section, act) => `${act} की धारा ${section}`,
    limb: (name, limb) => `${name} (${limb})`,
    limbs: limbNames,
    ofLimb: (maximum, limb) => `${limb} लगे तो ${maximum}`,
    openLimb: (maxima) => `${maxima} (आरोप में यह नहीं लिखा है कि कौन-सा भाग लागू है)`,
    death: 'मृत्युदंड',
    life: 'आजीवन कारावास',
    upTo: (term) => `${term} तक का कारावास`,
    years: (n) => `${n} वर्ष`,
    months: (n) => `${n} माह`,
    days: (n) => `${indianNumber(n)} दिन`,
    or: ' या ',
    andFine: ', और जुर्माना',
    fineOnly: 'जुर्माना',
    noneOfItsOwn: 'कोई पृथक दंड नहीं',
    asPrincipal: 'मुख्य अपराध के समान दंडनीय',
    asPrincipalOf: (maximum) => `मुख्य अपराध के समान दंडनीय: ${maximum}`,
    withIts: 'साथ लगी धारा से दंडनीय',
  },
  dates: {
    heading: 'तारीखों की सूची',
    head: ['तारीख', 'घटना'],
    offence: 'अपराध, जैसा आरोपित है',
    fir: 'FIR दर्ज',
    arrest: 'गिरफ्तारी',
    remand: 'पहला रिमांड',
    report: 'पुलिस रिपोर्ट (आरोप-पत्र) दाखिल',
    charge: 'आरोप विरचित',
    evidence: 'साक्ष्य की पहली नियत तारीख',
    conviction: 'दोषसिद्धि का निर्णय',
    granted: 'जमानत का आदेश',
    specialCourt: 'विशेष न्यायालय का आक्षेपित आदेश',
    concluded: 'मुकदमे की सुनवाई पूरी',
  },
};

const translated = (called: PartyTerms): PartlyTranslated<DocumentWords> => ({
  ...common,
  board,
  called,
  lead: `${called.party} की ओर से सविनय निवेदन निम्नानुसार है:`,
  joint: joint(called),
  ...facts(called),
  ...closing(called),
  reliefs: reliefs(called),
  routes: routes(called),
  proposed: groundWords,
  packet: packetPapers(called),
  casePapers: casePapers(called),
});

export const documentWords = translated(APPLICANT);
export const appealWords = translated(APPELLANT);

export const HINDI_PAPERS: PaperWords = {
  language: 'hi',
  agencies: agencyTerms,
  application: { ...withFallback(english, documentWords), acts: ACTS },
  appeal: { ...withFallback(englishAppeal, appealWords), acts: ACTS },
};
