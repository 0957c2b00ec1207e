/**
 * English court papers: heading, cause title, particulars. The paper may use another language than the
 * screen.
 */
import { LIST_LETTERS } from '#text/list-letters.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { limbNames } from './documents-limbs.ts';
import { APPELLANT, APPLICANT, type PartyTerms } from '#text/en/law/party-terms.ts';
import type { Translated } from '#text/translated.ts';
import { casePapers } from './case-papers.ts';
import { choices } from '#text/en/choices.ts';
import { closing } from './documents-closing.ts';
import { board } from './documents-board.ts';
import { facts } from './documents-facts.ts';
import { facts as factTexts } from '#text/en/facts.ts';
import { joint } from './documents-joint.ts';
import { groundWords } from './documents-grounds.ts';
import { reliefs } from './documents-reliefs.ts';
import { routes } from './documents-routes.ts';
import { packetPapers } from './packet-papers.ts';
import { withheld } from './withheld.ts';

const ORDINALS = [
  'FIRST',
  'SECOND',
  'THIRD',
  'FOURTH',
  'FIFTH',
  'SIXTH',
  'SEVENTH',
  'EIGHTH',
  'NINTH',
  'TENTH',
];

const BLANK = '________';

/** The same for every party. */
const common = {
  blank: BLANK,
  factWords: { fields: factTexts.labels, choices },
  pageWords: { before: 'Page ', between: ' of ' },

  /** Placeholder in brackets for a missing value. */
  gaps: {
    name: 'name of the applicant',
    age: 'age',
    address: 'address of the applicant',
    parentage: 'parentage: son or daughter of',
    court: 'court',
    place: 'place of the court',
    relief: 'relief',
    firNumber: 'FIR/Case number',
    firDate: 'date of the FIR',
    policeStation: 'police station',
    state: 'State',
    sections: 'sections applied',
    allegations: 'case of the prosecution',
    grounds: 'grounds for bail',
    custody: 'custody status',
    arrestDate: 'date of arrest',
    firstRemandDate: 'date of first remand',
    previous: 'earlier bail applications, or none',
    conditions: 'conditions offered',
    conviction: 'judgment and sentence',
    orderDate: 'date of the impugned order',
    delayCause: 'cause of the delay',
    appealNumber: 'appeal number (blank when applying to the convicting court)',
    advocate: 'name of the advocate',
    enrolment: 'enrolment number',
    urgency: 'grounds for urgent hearing',
    change: 'change of circumstances since the last order',
    means: 'means of the applicant',
  },

  acts: {
    BNSS: 'Bharatiya Nagarik Suraksha Sanhita, 2023',
    CrPC: 'Code of Criminal Procedure, 1973',
    NIA: 'National Investigation Agency Act, 2008',
  } as Readonly<Record<string, string>>,
  fullStop: '.',
  /** Of the conditions of an order. */
  letters: LIST_LETTERS.latin as string,
  /** In a shared copy. */
  withheld,
  article: (article: string) => `Constitution of India, art. ${article}`,
  section: (section: string, act: string) => `section\u00a0${section} of the ${act}`,
  sections: (first: string, second: string, act: string) =>
    `sections\u00a0${first} and\u00a0${second} of the ${act}`,
  /** "the first proviso to section 480(1) of ..." */
  partOf: (part: string, provision: string) => `the ${part} to ${provision}`,
  corresponding: (provision: string) => ` (corresponding to ${provision})`,

  court: {
    magistrate: 'IN THE COURT OF THE JUDICIAL MAGISTRATE',
    sessions: 'IN THE COURT OF THE SESSIONS JUDGE',
    high: 'IN THE HIGH COURT',
    special: (acts: string) => `IN THE COURT OF THE SPECIAL JUDGE UNDER THE ${acts}`,
    designated: (act: string) => `IN THE DESIGNATED COURT UNDER THE ${act}`,
    childrens: 'IN THE CHILDREN’S COURT',
    board: 'BEFORE THE JUVENILE JUSTICE BOARD',
    chief: 'IN THE COURT OF THE CHIEF JUDICIAL OR CHIEF METROPOLITAN MAGISTRATE',
    and: ' AND THE ',
    /** Below the signature of an order. */
    specialCourt: (acts: string) => `Special Court under the ${acts}`,
    designatedCourt: (act: string) => `Designated Court under the ${act}`,
    specialJudge: 'Special Judge',
    kinds: { magistrate: 'Court of the Magistrate', sessions: 'Court of Session', high: 'High Court' },
    at: (place: string) => ` AT ${place}`,
    inThe: (name: string) => `IN THE ${name}`,
    beforeThe: (name: string) => `BEFORE THE ${name}`,
  },

  docket: {
    reference: (number: string) => `(Filing reference ${number}; not a number of the Court)`,
    ownBlank: (year: string) => `Bail Application No. ${BLANK} of ${year}`,
    main: (type: string, number: string, year: number) => `in ${type} No. ${number} of ${year}`,
    ofFir: (type: string, number: string, year: number) => `${type} No. ${number} of ${year}`,
    inAppeal: (title: string) => `in ${title}`,
    cnr: (cnr: string) => `CNR\u00a0${cnr}`,
  },

  ordinal: (nth: number) => ORDINALS[nth - 1] ?? `${nth}th`,
  further: 'FURTHER',
  title: (ordinal: string | null, noun: string, provision: string) =>
    `${ordinal ? `${ordinal} application` : 'Application'} for ${noun} under ${provision}`,
  laterTitle: (ordinal: string, noun: string, provision: string) =>
    `${ordinal} bail application in this matter, for ${noun} under ${provision}`,
  untitled: (relief: string) => `Application for bail under ${relief}`,

  /** Frequent words that the filer types in English; a translation gives them in the language of the paper. */
  typed: {
    parentage: (text: string) => text,
    relation: (text: string) => text,
    occupation: (text: string) => text,
    stage: (text: string) => text,
    outcome: (text: string) => text,
    sentence: (text: string) => text,
    court: (text: string) => text,
  },
  party: {
    aged: (age: string) => `aged ${age} years`,
    occupation: (occupation: string) => `occupation: ${occupation}`,
    residing: (address: string) => `residing at ${address}`,
    custodyAt: {
      police: 'in police custody',
      judicial: 'in judicial custody',
      sentenced: 'in prison under the sentence',
      child: 'held under the Juvenile Justice Act',
    },
    at: (jail: string) => ` at ${jail}`,
    respondent: 'Respondent',
    respondents: 'Respondents',
    versus: 'versus',
    /** The same in a title. */
    against: 'v.',
    state: (state: string) => `State of ${state}`,
    stateUnknown: 'The State',
    union: (territory: string) => `Union Territory of ${territory}`,
    delhi: 'State (NCT of Delhi)',
    through: (state: string, station: string) =>
      `${state}, through the Station House Officer, Police Station ${station}`,
  },

  particulars: {
    fir: (number: string) => `FIR No. ${number}`,
    dated: (date: string) => ` dated ${date}`,
    station: (station: string) => `Police Station ${station}`,
    district: (district: string) => `District ${district}`,
    state: (state: string) => `State: ${state}`,
    sections: (sections: string) => `Sections applied: ${sections}.`,
    sectionColumn: 'Section',
    offenceColumn: 'Offence',
    maximumColumn: 'Maximum punishment',
    notLookedUp: 'not stated',
  },

  offence: {
    codes: {
      BNS: 'Bharatiya Nyaya Sanhita, 2023',
      IPC: 'Indian Penal Code',
    } as Readonly<Record<string, string>>,
    /** An offence as the tables name it. */
    named: (offence: string): string => offence,
    name: (section: string, act: string) => `Section ${section}, ${act}`,
    limb: (name: string, limb: string) => `${name} (${limb})`,
    limbs: limbNames,
    ofLimb: (maximum: string, limb: string) => `${maximum} under ${limb}`,
    openLimb: (maxima: string) => `${maxima} (the charge does not state which applies)`,
    death: 'death',
    life: 'imprisonment for life',
    upTo: (term: string) => `imprisonment up to ${term}`,
    years: (n: number) => (n === 1 ? '1 year' : `${n} years`),
    months: (n: number) => (n === 1 ? '1 month' : `${n} months`),
    days: (n: number) => (n === 1 ? '1 day' : `${indianNumber(n)} days`),
    or: ' or ',
    andFine: ', and fine',
    fineOnly: 'fine',
    noneOfItsOwn: 'no separate punishment',
    asPrincipal: 'punishable as the principal offence',
    asPrincipalOf: (maximum: string) => `punishable as the principal offence: ${maximum}`,
    withIts: 'punishable under the section charged with it',
  },

  dates: {
    heading: 'List of dates',
    head: ['Date', 'Event'],
    offence: 'Offence, as alleged',
    fir: 'FIR registered',
    arrest: 'Arrest',
    remand: 'First remand',
    report: 'Police report (charge-sheet) filed',
    charge: 'Charge framed',
    evidence: 'First date fixed for evidence',
    conviction: 'Judgment of conviction',
    granted: 'Order granting bail',
    specialCourt: 'Impugned order of the Special Court',
    concluded: 'Trial concluded',
  },
} as const;

const documentWordsFor = (called: PartyTerms) => ({
  ...common,
  board,
  called,
  lead: `The ${called.party} above-named most respectfully submits as under:`,
  joint: joint(called),
  ...facts(called),
  ...closing(called),
  reliefs: reliefs(called),
  routes: routes(called),
  packet: packetPapers(called),
  proposed: groundWords,
  casePapers: casePapers(called),
});

/** In any language. */
export type DocumentWords = Translated<ReturnType<typeof documentWordsFor>>;

export const documentWords: DocumentWords = documentWordsFor(APPLICANT);

/** For an appeal under a special Act. */
export const appealWords: DocumentWords = documentWordsFor(APPELLANT);
