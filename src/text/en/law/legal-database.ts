/** Legal database: search, lists, cards. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';
import { report } from './report.ts';

const plural = (n: number, one: string, many: string): string => `${indianNumber(n)} ${n === 1 ? one : many}`;

/** Full names, as cited. */
const codes: Readonly<Record<string, string>> = {
  IPC: 'Indian Penal Code, 1860',
  BNS: 'Bharatiya Nyaya Sanhita, 2023',
  BNSS: 'Bharatiya Nagarik Suraksha Sanhita, 2023',
  BSA: 'Bharatiya Sakshya Adhiniyam, 2023',
  CrPC: 'Code of Criminal Procedure, 1973',
  IEA: 'Indian Evidence Act, 1872',
};

export const legalDatabase = {
  report,
  title: 'Legal Database',
  search: {
    label: 'Search the legal database',
    placeholder: 'Search by section number, title, or keywords...',
    hint: 'English, Hindi or Hinglish; everyday words also in Bengali, Marathi, Tamil and Telugu.',
    keys: 'Press / to search, and the arrow keys to move through results.',
    clear: 'Clear the search',
    tooLong: (most: number) =>
      `Only the first ${most} characters are searched. Shorten it to the section number or a few words.`,
    results: 'Search Results',
    count: (n: number) => plural(n, 'provision found', 'provisions found'),
    none: (query: string) => `No results found for "${query}"`,
    noneHelp: 'Try the section number, the name of the offence, or one keyword.',
  },
  opening: 'Loading the legal database',
  missing: {
    title: 'The legal database is not downloaded',
    text: 'Open this page once online. After that it works offline.',
  },
  unfoldLists: 'Show lists of codes',
  foldLists: 'Hide lists of codes',
  books: 'Codes',
  book: {
    IPC: 'IPC',
    BNS: 'BNS',
    BNSS: 'BNSS',
    BSA: 'BSA',
    CrPC: 'CrPC',
    IEA: 'Evidence Act',
    special: 'Special Acts',
    judgments: 'Judgments',
    bookmarks: (n: number) => `Bookmarks (${indianNumber(n)})`,
  },
  listOf: (book: string, count: number, total: number) =>
    count < total
      ? `${book}: ${indianNumber(count)} of ${indianNumber(total)}`
      : `${book}: ${indianNumber(total)}`,
  more: (n: number) => `Show ${n} more`,
  codes,
  ofCode: (section: string, code: string) => `Section ${section}, ${code}`,
  name: (code: string, section: string) =>
    code === 'IEA' ? `Evidence Act ${section}` : `${code} ${section}`,
  judgment: 'Judgment',
  place: 'Provision',
  prompt: {
    title: 'Select a Legal Provision',
    text: 'Choose one from the list, or search. The summary is ours; an official text, if added, has its own heading.',
  },
  gone: {
    title: 'This provision is not in the tables',
    text: 'This edition does not have this section. Search for its number or name.',
  },
  /** Offence data in one sentence. */
  sentence: {
    whole: (term: string, classified: string) => `${term}; ${classified}.`,
    death: 'death',
    life: 'imprisonment for life',
    imprisonment: (years: string) => `imprisonment ${years}`,
    atLeast: (years: number) => ` (at least ${plural(years, 'year', 'years')})`,
    andFine: ', and fine (see the section)',
    fineOnly: 'fine only',
    follows: 'punishment as for the principal offence',
    /** Punishment, class, bail and court all follow the principal offence. */
    same: 'Same as the principal offence.',
    unfixed: 'imprisonment without a fixed maximum',
    cognizable: {
      yes: 'cognizable',
      no: 'non-cognizable',
      depends: 'cognizable as for the principal offence',
    },
    court: {
      'magistrate-any': 'any Magistrate',
      'magistrate-first-class': 'Magistrate of the first class',
      'magistrate-chief': 'Chief Judicial or Chief Metropolitan Magistrate',
      sessions: 'Court of Session',
      special: 'Special Court',
      depends: 'court as for the principal offence',
    },
  },
  /** Below the card of a judgment. */
  caseLaw: {
    effect: {
      arrest: (on: string) => `Governs arrests from ${on}.`,
      application: (on: string) => `Governs applications from ${on}.`,
      complaint: (on: string) => `Governs complaints from ${on}.`,
      notice: (on: string) => `Governs notices from ${on}.`,
    },
    disclosedBy: {
      applicant: 'The applicant must disclose it when arguing the opposite.',
      prosecution: 'The prosecution must disclose it when arguing the opposite.',
    },
    addedBy: (source: string) => `Added by the operator of this server from “${source}”.`,
    reviewedBy: (name: string) => `Reviewed by ${name}.`,
    notReviewed: 'No practising lawyer has reviewed this row.',
  },
  card: {
    /** Notes that a digest is in another language than the screen; otherwise empty. */
    digestIn: '',
    back: 'Back to the list',
    copy: 'Copy citation',
    copied: (citation: string) => `Copied: ${citation}`,
    notCopied: 'The citation could not be copied',
    copyByHand: (citation: string) => `Select and copy: ${citation}`,
    bookmark: 'Bookmark',
    bookmarkWaits: `Saved on this ${DEVICE}. Sent to your other devices when online.`,
    ours: 'Our summary',
    official: {
      title: 'Official text',
      noDigest: 'No summary of ours; only the official text.',
      language: { en: 'English', hi: 'Hindi' },
      source: 'Source:',
      retrieved: 'retrieved on',
      amended: 'As amended to',
      added: 'Added by the operator; not our wording. Compare it with the Gazette.',
    },
    punishment: 'Punishment',
    punishesNothing: 'No offence is punished by this section.',
    punishedUnder: 'Definition only. Punished under',
    notes: 'Notes',
    maximum: 'Maximum',
    minimum: 'Minimum',
    minimumYears: (years: number) => plural(years, 'year', 'years'),
    fine: 'Fine',
    cognizable: 'Cognizable',
    bail: 'Bail',
    court: 'Court',
    table: 'From the tables',
    yes: 'Yes',
    no: 'No',
    depends: 'As for the principal offence',
    fineToo: 'Yes (mandatory where the section says so)',
    noFine: 'None stated',
    bar: (section: string) => `Bar to bail: section ${section}`,
    barUnnamed: 'Bar to bail',
    changed: 'Change in the new code',
    describedBy: (name: string) => `Described as in its successor, ${name}.`,
    counterparts: 'Old and new numbers',
    former: 'Old',
    present: 'New',
    cases: 'Case references',
    related: 'Related provisions',
    notInTables: 'not in the tables',
    trust: 'Verification',
    confidence: {
      high: 'Verified: sources agree',
      medium: 'Verified from one source, or after resolving a conflict',
      low: 'Not verified in one detail',
    },
    ofTable: (level: string) => `Classification: ${level}.`,
    ofDigest: (level: string) => `Summary: ${level}.`,
    ofCitation: (level: string) => `Citation: ${level}.`,
    asOf: 'Law as of',
    check: 'A summary in our own words. Check the Act and later amendments before relying on it.',
  },
};
