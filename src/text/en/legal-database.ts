/** The legal database: search, lists, cards. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';
import { report } from './report.ts';

const plural = (n: number, one: string, many: string): string => `${indianNumber(n)} ${n === 1 ? one : many}`;

/** Full names, as they are cited. */
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
    keys: 'Press / to come here, and the arrow keys to go through the results.',
    clear: 'Clear the search',
    tooLong: (most: number) =>
      `Only the first ${most} characters are searched. Shorten it to the section number or a few words.`,
    results: 'Search Results',
    count: (n: number) => plural(n, 'provision found', 'provisions found'),
    none: (query: string) => `No results found for "${query}"`,
    noneHelp: 'Try the section number, the name of the offence, or one word of what happened.',
  },
  opening: 'Opening the legal database',
  missing: {
    title: 'The legal database is not on this device yet',
    text: 'Open this page once with a network. After that it works without one.',
  },
  unfoldLists: 'Show the lists of the codes',
  foldLists: 'Fold the lists of the codes',
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
  listOf: (book: string, shown: number, total: number) =>
    shown < total
      ? `${book}: ${indianNumber(shown)} of ${indianNumber(total)}`
      : `${book}: ${indianNumber(total)}`,
  more: (n: number) => `Show ${n} more`,
  codes,
  ofCode: (section: string, code: string) => `Section ${section}, ${code}`,
  name: (code: string, section: string) =>
    code === 'IEA' ? `Evidence Act ${section}` : `${code} ${section}`,
  judgment: 'Judgment',
  place: 'The provision',
  prompt: {
    title: 'Select a Legal Provision',
    text: 'Choose one from the list, or search. What we say of it is a digest in our own words; an official text, where the operator has added one, stands under its own heading.',
  },
  gone: {
    title: 'This provision is not in the tables',
    text: 'The address names a section that this edition does not have. Search for its number or its name.',
  },
  /** What the tables say of an offence, in one sentence. */
  sentence: {
    whole: (term: string, classified: string) => `${term}; ${classified}.`,
    death: 'death',
    life: 'imprisonment for life',
    imprisonment: (years: string) => `imprisonment ${years}`,
    atLeast: (years: number) => ` (at least ${plural(years, 'year', 'years')})`,
    andFine: ', with or without fine as the section provides',
    fineOnly: 'fine only',
    follows: 'as for the offence that it goes with',
    unfixed: 'imprisonment without a fixed maximum',
    cognizable: { yes: 'cognizable', no: 'non-cognizable', depends: 'cognizability depends' },
    court: {
      'magistrate-any': 'any Magistrate',
      'magistrate-first-class': 'Magistrate of the first class',
      sessions: 'Court of Session',
      special: 'Special Court',
      depends: 'court depends',
    },
  },
  card: {
    /** That the digest of the tables is in another language than the screen; nothing where it is not. */
    digestIn: '',
    back: 'Back to the list',
    copy: 'Copy citation',
    copied: (citation: string) => `Copied: ${citation}`,
    notCopied: 'The citation could not be copied',
    copyByHand: (citation: string) => `Select and copy it here: ${citation}`,
    bookmark: 'Bookmark',
    bookmarkWaits: `On this ${DEVICE}. It goes to your other devices when there is a network.`,
    full: `The bookmark could not be saved: this ${DEVICE} is full. Free some space and press it again.`,
    ours: 'Our digest',
    official: {
      title: 'Official text',
      noDigest: 'There is no digest of ours for this section: only the official text is here.',
      language: { en: 'English', hi: 'Hindi' },
      source: 'Source:',
      retrieved: 'retrieved on',
      amended: 'As amended to',
      added: 'Added by the operator of this service; the wording is not ours. Compare it with the Gazette.',
    },
    punishment: 'Punishment',
    punishesNothing: 'None: in our tables no offence is punished by this section.',
    punishedUnder: 'None here: this section says what the offence is. It is punished under',
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
    depends: 'Follows another offence',
    fineToo: 'May or must be imposed',
    noFine: 'None stated',
    bar: (section: string) => `Bar to bail: section ${section}`,
    barUnnamed: 'Bar to bail',
    changed: 'What the new code changed',
    describedBy: (name: string) => `Described as it stands in its successor, ${name}.`,
    counterparts: 'Old and new numbers',
    cases: 'Case references',
    related: 'Related provisions',
    notInTables: 'not in the tables',
    trust: 'How sure this is',
    confidence: {
      high: 'high: the sources agree',
      medium: 'medium: one source, or a conflict that was resolved',
      low: 'low: a detail is not verified',
    },
    ofTable: (level: string) => `Classification: ${level}.`,
    ofDigest: (level: string) => `Digest: ${level}.`,
    ofCitation: (level: string) => `Citation: ${level}.`,
    asOf: 'Law as of',
    check: 'A digest in our own words. Check the Act and later amendments before relying on it.',
  },
};
