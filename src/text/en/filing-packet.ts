/** The filing packet on the screen: its parts, its particulars, making it. */
import { documentWords } from './documents.ts';
import { fileSize } from './file-size.ts';
import { plural } from './plural.ts';

const mb = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

export const filingPacket = {
  title: 'Filing packet',
  lead: 'Everything that goes to the court in one file: index, application, affidavit, annexures and the rest, with bookmarks and page numbers. It is made on this device, also offline.',
  before: 'Prepare it now, or after filing.',
  partsTitle: 'What is bound in',
  titles: documentWords.packet.titles,
  needs: { needed: 'needed', offered: 'offered' },
  part: (title: string, need: string) => `${title} (${need})`,
  none: 'Not for this matter',
  fill: (title: string) => `Fill in: ${title}`,
  gaps: (gaps: string) => `Still to be filled in: ${gaps}. It is printed in brackets until then.`,
  byHand: 'What is left empty is printed as a line, to be filled in by hand.',

  court: {
    title: 'How the court wants it',
    label: 'Court',
    hint: (name: string) => `${name} fits this record.`,
    none: 'As the application names it, on A4',
    /** Of the forms that are shipped; one's own bears the name that it was given. */
    shipped: {
      delhi: 'High Court of Delhi',
      bombay: 'High Court of Bombay',
      allahabad: 'High Court of Allahabad',
      madras: 'High Court of Madras',
      sessions: 'Court of Session',
      magistrate: 'Court of a Magistrate',
    },
    edit: 'Change how this court’s papers look',
    heading: 'Words above the paper',
    headingHint: 'With the place, such as IN THE HIGH COURT OF JUDICATURE AT BOMBAY.',
    jurisdiction: 'Line below them',
    caseNumber: 'How the court writes its numbers',
    caseNumberHint: (forms: string) =>
      `{number} and {year} stand for what the court gives. Such as: ${forms}`,
    anticipatoryNumber: 'The same for anticipatory bail, where it is counted apart',
    paper: 'Paper',
    papers: { a4: 'A4', legal: 'Legal' },
    feeLines: 'Court fee and stamps, a line each',
    limitMb: 'Largest file in MB',
    limitError: 'Write the limit in MB, from 1 to 500.',
    limitPages: 'Most pages in one file',
    limitPagesHint: 'Leave it empty where the court counts none.',
    pagesError: 'Write the number of pages, from 1 to 20,000.',
    keep: 'Use for my next applications too',
    kept: 'Kept for your next applications, on all your devices.',
    reset: 'As it was shipped',
    full: 'This device is full: the court’s form was not kept. Make room and try again.',
  },

  oath: {
    label: 'Sworn before',
    options: {
      'oath-commissioner': 'An oath commissioner',
      notary: 'A notary',
      jail: 'The jail, attested by its Superintendent',
      verification: 'Nobody: verified only',
    },
  },
  deponent: {
    name: 'Name of the pairokar',
    parentage: 'Son, daughter or wife of',
    parentageHint: 'With the words, such as wife of Sunil Jadhav.',
    relation: 'Relation to the applicant',
    age: 'Age',
    address: 'Address',
  },
  urgency: 'Why it cannot wait for its turn',
  change: 'What has changed since the last application was decided',
  indigence: 'What the applicant lives on, and for whom',
  exemption: {
    from: 'Excused from',
    options: { 'certified-copies': 'Certified copies', translations: 'Translations' },
    reason: 'Why they cannot be filed now',
  },
  translation: {
    translator: 'Name of the translator',
    language: 'Language of the originals',
    address: 'Address of the translator',
  },
  service: {
    to: 'Served on',
    on: 'Served on this day',
    mode: 'How',
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
    property: 'What answers for the bond',
    worth: 'Its worth in rupees',
  },

  documents: {
    title: 'Attached documents',
    empty: 'No document is attached. Add PDF, JPG or PNG files to the application, and they are bound here.',
    bind: (number: string) => `Annexure ${number}`,
    left: 'Not bound',
    name: 'Title in the index',
    copy: 'Copy',
    copies: { original: 'Original', certified: 'Certified copy', plain: 'Copy, not certified' },
    language: 'Language, if not English',
    up: (title: string) => `Move ${title} up`,
    down: (title: string) => `Move ${title} down`,
    include: (title: string) => `Bind ${title}`,
    details: (title: string) => `About ${title}`,
    ofCase: 'From the case file.',
    away: 'Its bytes are not on this device: a page holds its place. Open it once while online.',
    size: (bytes: number) => `${fileSize(bytes)}.`,
  },

  make: {
    title: 'Make the packet',
    estimate: (bytes: number, limit: number) => `About ${mb(bytes)} MB; this court takes ${limit} MB.`,
    over: (bytes: number, limit: number) =>
      `About ${mb(bytes)} MB, and this court takes ${limit} MB. Make the pictures smaller, leave a document out, or file it in two volumes.`,
    pages: (pages: number, most: number | undefined) =>
      most === undefined
        ? `About ${plural(pages, 'page', 'pages')}.`
        : `About ${plural(pages, 'page', 'pages')}; this court takes ${most} in one file.`,
    overPages: (pages: number, most: number) =>
      `About ${pages} pages, and this court takes ${most} in one file. Leave a document out, or file it in two volumes.`,
    shrink: 'Make pictures smaller',
    shrinkText: 'Photographed pages stay readable; the originals stay as they are.',
    pdf: 'Make the PDF',
    docx: 'Make Word files (ZIP)',
    making: 'Making it',
    progress: 'Making the packet',
    stop: 'Stop',
    made: (pages: number, bytes: number) => `${pages} pages, ${mb(bytes)} MB.`,
    madeZip: (bytes: number) => `${mb(bytes)} MB.`,
    tooBig: (bytes: number, limit: number) =>
      `It has ${mb(bytes)} MB, and this court takes ${limit} MB. Make the pictures smaller, leave a document out, or file it in two volumes.`,
    tooThick: (pages: number, most: number) =>
      `It has ${pages} pages, and this court takes ${most} in one file. Leave a document out, or file it in two volumes.`,
    download: 'Download the packet',
    stale: 'Something was changed since: make it again before you file it.',
    scanned: 'Our own pages can be searched; a scanned document only where the scanner made it so.',
    failed: 'The packet was not made',
    faultsTitle: 'A page holds the place of these documents',
  },

  faults: {
    empty: (name: string) =>
      `${name} is empty or not on this device. Open it while online, or attach it again.`,
    locked: (name: string) =>
      `${name} opens with a password only. Print it to a new PDF without one, and attach that.`,
    broken: (name: string) =>
      `${name} is damaged or cut off. Save or scan it again, and attach the new file.`,
    'too-many-pages': (name: string) =>
      `${name} has more than 1,000 pages. Split it into volumes, and attach the pages that the court needs.`,
    bomb: (name: string) =>
      `${name} becomes far too large once it is opened. Print it to a new PDF, and attach that.`,
    'word-document': (name: string) => `${name} is a Word file. Save it as PDF, and attach that.`,
    'no-document': (name: string) =>
      `${name} is neither a PDF nor a picture. Save it as PDF, and attach that.`,
    'picture-too-large': (name: string) =>
      `${name} is a picture larger than this device can print. Save a smaller one, and attach that.`,
  },
} as const;
