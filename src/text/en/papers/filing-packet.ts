/** Filing packet on screen: parts, particulars and building it. */
import { documentWords } from './documents.ts';
import { fileSize } from '#text/en/file-size.ts';
import { plural } from '#text/en/plural.ts';

const mb = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

export const filingPacket = {
  title: 'Filing packet',
  lead: 'One file for the court: index, application, affidavit and annexures, with bookmarks and page numbers. Also works offline.',
  before: 'Prepare it now, or after filing.',
  partsTitle: 'Contents',
  titles: documentWords.packet.titles,
  needs: { needed: 'needed', offered: 'offered' },
  part: (title: string, need: string) => `${title} (${need})`,
  none: 'Not for this matter',
  fill: (title: string) => `Fill in: ${title}`,
  gaps: (gaps: string) => `Missing: ${gaps}. Printed in brackets until filled in.`,
  composedAgain: (titles: string) =>
    `A choice or an attached document is not as stored at the filing. Composed again, in the words of this version: ${titles}.`,
  swearAgain: (titles: string) =>
    `To be signed and sworn again, unless the sworn copy has the same words: ${titles}.`,
  byHand: 'Blank fields are printed as lines, to be filled in by hand.',

  court: {
    title: 'Court format',
    label: 'Court',
    hint: (name: string) => `${name} matches this record.`,
    none: 'Court as named in the application, A4',
    noRules: (known: { readonly source: string; readonly year: number } | null) =>
      `No rules of this court on paper, file size and copies are stored${known ? ` (${known.source}, ${known.year})` : ''}: the packet uses A4 and 10 MB unless the format says otherwise. Ask the registry, then change the format.`,
    rules: {
      stated: (facts: string) => `${facts}.`,
      read: {
        text: (year: number) => `Rule of ${year}:`,
        press: (year: number) => `Press report of ${year} on the rule:`,
      },
      unreviewed:
        'No lawyer has reviewed these rules. Ask the registry, and change the format if it differs.',
      papers: { a4: 'A4 paper', legal: 'Legal paper', foolscap: 'Foolscap paper (this app prints on Legal)' },
      sides: { one: 'print on one side', both: 'print on both sides' },
      gsm: (gsm: number) => `at least ${gsm} GSM`,
      fontPt: (points: number) => `letters of ${points} points`,
      lineSpacing: (lines: number) => `line spacing ${lines}`,
      margins: (margins: string) => `margins ${margins}`,
      marginOf: {
        left: (mm: number) => `${mm} mm left`,
        right: (mm: number) => `${mm} mm right`,
        top: (mm: number) => `${mm} mm top`,
        bottom: (mm: number) => `${mm} mm bottom`,
      },
      efiling: { pdfa: 'PDF/A', searchable: 'searchable text', bookmarks: 'bookmarks' },
      dpi: (dpi: number) => `scans of ${dpi} dpi`,
      limitMb: (limit: number) => `files of at most ${limit} MB`,
    },
    page: {
      margins: 'Margins in mm',
      marginsHint: 'Left, right, top, bottom: such as 40, 40, 20, 20.',
      fontPt: 'Letters in points',
      lineSpacing: 'Line spacing',
      errors: {
        margins: 'Enter four margins from 10 to 60 mm: left, right, top, bottom.',
        fontPt: 'Enter the size of the letters, from 10 to 18 points.',
        lineSpacing: 'Enter the line spacing, from 1 to 3.',
      },
    },
    edit: 'Change the format of this court',
    heading: 'Cause title',
    headingHint: 'With the place, such as IN THE HIGH COURT OF JUDICATURE AT BOMBAY.',
    jurisdiction: 'Second line',
    caseNumber: 'Format of case numbers',
    caseNumberHint: (forms: string) => `{number} and {year} are replaced by the court’s. Such as: ${forms}`,
    anticipatoryNumber: 'Format for anticipatory bail',
    paper: 'Paper',
    papers: { a4: 'A4', legal: 'Legal' },
    feeLines: 'Court fee and stamps, one per line',
    limitMb: 'Maximum file size in MB',
    limitError: 'Enter the limit in MB, from 1 to 500.',
    limitPages: 'Maximum pages in one file',
    limitPagesHint: 'Leave blank if there is no limit.',
    pagesError: 'Enter the number of pages, from 1 to 20,000.',
    keep: 'Use for my next applications too',
    kept: 'Saved for your next applications, on all your devices.',
    reset: 'Reset to default',
  },

  oath: {
    label: 'Sworn before',
    options: {
      'oath-commissioner': 'An oath commissioner',
      notary: 'A notary',
      jail: 'The jail, attested by its Superintendent',
      verification: 'Not sworn (verification only)',
    },
  },
  deponent: {
    name: 'Name of the pairokar',
    parentage: 'Son, daughter or wife of',
    parentageHint: 'In words, such as wife of Sunil Jadhav.',
    relation: 'Relation to the applicant',
    age: 'Age',
    address: 'Address',
  },
  urgency: 'Grounds for urgent hearing',
  change: 'Change of circumstances since the last order',
  indigence: 'Means of the applicant',
  exemption: {
    from: 'Exemption sought from',
    options: { 'certified-copies': 'Certified copies', translations: 'Translations' },
    reason: 'Reason for exemption',
  },
  translation: {
    translator: 'Name of the translator',
    language: 'Language of the originals',
    address: 'Address of the translator',
  },
  service: {
    to: 'Served on',
    on: 'Date of service',
    mode: 'Mode of service',
    modes: { hand: 'By hand', email: 'By email', post: 'By post' },
    notYet: 'Not yet served',
  },
  sureties: {
    nth: (n: number) => `Surety ${n}`,
    add: 'Add a surety',
    remove: (n: number) => `Remove surety ${n}`,
    name: 'Name',
    parentage: 'Son, daughter or wife of',
    age: 'Age',
    occupation: 'Occupation',
    relation: 'Relation to the applicant',
    address: 'Address',
    property: 'Property offered as security',
    worth: 'Value (Rs)',
  },

  documents: {
    title: 'Attached documents',
    empty: 'No documents attached. Add PDF, JPG or PNG files to the application.',
    bind: (number: string) => `Annexure ${number}`,
    left: 'Not included',
    name: 'Title in the index',
    copy: 'Copy',
    copies: { original: 'Original', certified: 'Certified copy', plain: 'Uncertified copy' },
    language: 'Language, if not English',
    up: (title: string) => `Move ${title} up`,
    down: (title: string) => `Move ${title} down`,
    include: (title: string) => `Include ${title}`,
    details: (title: string) => `Details of ${title}`,
    ofCase: 'From the case file.',
    away: 'Not downloaded: a blank page is inserted. Open it once online.',
    size: (bytes: number) => `${fileSize(bytes)}.`,
  },

  make: {
    title: 'Make the packet',
    estimate: (bytes: number, limit: number) =>
      `About ${mb(bytes)} MB; the limit set for this court is ${limit} MB.`,
    over: (bytes: number, limit: number) =>
      `About ${mb(bytes)} MB; the limit set for this court is ${limit} MB. Make the pictures smaller, remove a document, or file in two volumes.`,
    pages: (pages: number, most: number | undefined) =>
      most === undefined
        ? `About ${plural(pages, 'page', 'pages')}.`
        : `About ${plural(pages, 'page', 'pages')}; the court’s limit is ${most} in one file.`,
    overPages: (pages: number, most: number) =>
      `About ${pages} pages; the court’s limit is ${most} in one file. Remove a document, or file in two volumes.`,
    shrink: 'Make pictures smaller',
    shrinkText: 'Photographed pages stay readable; the originals are not changed.',
    pdf: 'Make the PDF',
    docx: 'Make Word files (ZIP)',
    making: 'Preparing',
    progress: 'Preparing the packet',
    stop: 'Stop',
    made: (pages: number, bytes: number) => `${pages} pages, ${mb(bytes)} MB.`,
    archived: 'Made as PDF/A-2b, the form for archives.',
    plain: (names: string) =>
      `This is a plain PDF and not PDF/A, because of ${names}. If the registry asks for PDF/A, scan the document again and attach the scan.`,
    withoutText: (names: string) =>
      `The court cannot search in ${names}: no text was found. Tick “Make scans searchable” and make the packet again. If it was ticked, scan the pages again.`,
    madeZip: (bytes: number) => `${mb(bytes)} MB.`,
    tooBig: (bytes: number, limit: number) =>
      `${mb(bytes)} MB; the limit set for this court is ${limit} MB. Make the pictures smaller, remove a document, or file in two volumes.`,
    tooThick: (pages: number, most: number) =>
      `${pages} pages; the court’s limit is ${most} in one file. Remove a document, or file in two volumes.`,
    download: 'Download the packet',
    stale: 'Changed since it was made. Make it again before filing.',
    readScans: 'Make scans searchable',
    readScansText:
      'Reads photographed and scanned pages on this device first: some seconds a page, at most 10 pages a document.',
    scanned: 'Our pages are searchable; scans are searchable if they were read.',
    failed: 'Packet not made',
    faultsTitle: 'A blank page is inserted for these documents',
  },

  faults: {
    empty: (name: string) => `${name} is empty or not downloaded. Open it online, or attach it again.`,
    locked: (name: string) => `${name} needs a password. Print it to a new PDF without one and attach that.`,
    broken: (name: string) =>
      `${name} is damaged or cut off. Save or scan it again, and attach the new file.`,
    'too-many-pages': (name: string) =>
      `${name} has more than 1,000 pages. Split it into volumes, and attach the pages needed.`,
    bomb: (name: string) => `${name} is too large when opened. Print it to a new PDF, and attach that.`,
    'word-document': (name: string) => `${name} is a Word file. Save it as PDF, and attach that.`,
    'no-document': (name: string) =>
      `${name} is neither a PDF nor a picture. Save it as PDF, and attach that.`,
    'picture-too-large': (name: string) =>
      `${name} is a picture larger than this device can print. Save a smaller one, and attach that.`,
  },
} as const;
