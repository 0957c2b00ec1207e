/** The generator: labels, hints, choices and notices. The specification's own words where it gives them. */
import type { NameLanguage } from '#domain/localized-names.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';
import { documentConcerns } from './documents-concerns.ts';
import { generatorFields, generatorHints } from './generator-fields.ts';
import { generatorParts } from './generator-parts.ts';
import { impossibleSentence } from './impossible.ts';

type FourSteps = readonly [string, string, string, string];

export const generator = {
  /** States, agencies and the forms of courts are named in a language of the papers. */
  namesIn: 'en' as NameLanguage,
  ...generatorParts,
  over: 'Bail Application Generator',
  steps: ['Personal Details', 'Case Details', 'Grounds for Bail', 'Review & Generate'] as FourSteps,
  stepOf: (step: number) => `Step ${step} of 4`,
  completed: 'completed',
  back: 'Back',
  next: 'Next',
  fileIt: 'Generate and file',
  sendChanges: 'Save the changes',
  filing: `Saving on this ${DEVICE}…`,
  keptFirst: `It is kept on this ${DEVICE} first. The court has it when you see “Sent”.`,
  change: 'Change',
  notProvided: 'Not provided',
  checkTitle: 'Check what you wrote',
  drafts: (count: number) => (count === 1 ? '1 other draft' : `${count} other drafts`),
  days: (count: number) => (count === 1 ? '1 day' : `${indianNumber(count)} days`),
  usePeriod: 'Use this',
  savedWord: `Saved on this ${DEVICE}`,
  advocate: 'Advocate',
  notSavedYet: 'Nothing typed yet',
  saving: `Saving on this ${DEVICE}…`,
  amending: (number: string) => `You are changing ${number}. The court sees the change when it is sent.`,
  dateWords: { day: 'Day', month: 'Month', year: 'Year' },
  opening: 'Opening the draft',
  stepsLabel: 'Steps',
  optional: '(optional)',
  choose: 'Choose',
  /** An error in the summary, by its field. */
  named: (field: string, message: string) => `${field}: ${message}`,
  otherTab: 'This draft is open in another tab. Go on there, or take it over here.',
  takeOver: 'Take over here',
  gone: {
    title: `This draft is not on this ${DEVICE}`,
    text: 'It was filed, discarded, or written on another device. Drafts stay on the device they were written on.',
    start: 'Start a new application',
  },
  proposedCustody: (period: string) => `From the date of arrest: ${period}. Change it if it is not right.`,
  /** After the section of the old code. */
  oldCode: 'before 1 July 2024',
  /** Relief against court, a sentence for each; the paper's own concern says the same. */
  forum: documentConcerns.forum,
  impossible: impossibleSentence,
  turnsOn: {
    default: 'What default bail turns on: days alone.',
    undertrial: 'What release as an undertrial turns on.',
    suspension: 'The judgment and the appeal.',
    anticipatory: 'Where the FIR is registered, and any protection so far.',
  },
  impugned: 'The order appealed from: the High Court is asked on appeal where an Act says so.',
  ofThePerson: 'What the special Act makes of the person.',
  arrest: {
    heading: 'How the arrest was made',
    text: 'The disclosure of every bail application; a fault recorded here is pleaded.',
  },
  /** Under the title of a folded part. */
  nothingSaid: 'Nothing is said of this yet.',
  order: {
    heading: 'Bail granted already',
    text: 'An order of bail in this case that has not led to release.',
  },
  otherCases: {
    heading: 'Antecedents',
    row: (n: number) => `Case ${n}`,
    firNumber: 'FIR/Case Number',
    policeStation: 'Police Station',
    district: 'District',
    sections: 'Sections',
    state: 'What became of it',
    on: 'On',
    add: 'Add a case',
    remove: (n: number) => `Remove case ${n}`,
    line: (fir: string, station: string, state: string) => `FIR ${fir}, ${station}: ${state}`,
  },
  noGrounds:
    'Default bail turns on days alone. No grounds on merits are asked, and none are printed; what is written here is kept.',
  earlier: {
    heading: 'Earlier applications',
    recorded: 'In this app already; the paper lists them by themselves:',
    row: (n: number) => `Earlier application ${n}`,
    court: 'Court',
    number: 'Number',
    filedOn: 'Filed on',
    outcome: 'Result',
    decidedOn: 'Decided on',
    add: 'Add an earlier application',
    remove: (n: number) => `Remove earlier application ${n}`,
    outcomes: { pending: 'pending', granted: 'granted', refused: 'rejected', withdrawn: 'withdrawn' },
    line: (court: string, filedOn: string, outcome: string) => `${court}, filed ${filedOn}: ${outcome}`,
    ordinal: (nth: string) =>
      `Page 1 says that this is the ${nth} application. It is counted from these rows.`,
  },
  answer: {
    title: 'To be answered before filing',
    label: 'Why it is filed all the same',
    hint: 'Go back and change it, or give the reason. It is kept with the application; where it answers a bar, it is printed as a submission.',
    back: (step: string) => `Change ${step}`,
    missing: 'Give a reason here, or go back and change it.',
  },
  asks: (relief: string) => `Relief asked for: ${relief}.`,
  nth: (ordinal: string) => `This is the ${ordinal} application of this person in this matter.`,
  paperLanguage: {
    label: 'Language of the paper',
    hint: 'The court’s form of words. What you wrote stays as you wrote it; the other papers of the packet follow this choice.',
  },
  signFirst: {
    title: 'To read and to sign',
    text: 'Give the client the paper to read and sign before it is filed.',
  },
  useCourt: {
    magistrate: 'Change to the Magistrate',
    sessions: 'Change to the Court of Session',
    high: 'Change to the High Court',
  },
  noJudgeHere: 'No judge of this court uses Zamanat. File the document on paper; it is kept here.',
  sameCase: (title: string) => `You have a case with this FIR: ${title}.`,
  joinCase: 'Add this application to it',
  joinedCase: (title: string) => `This application will be added to your case ${title}.`,
  leaveCase: 'Open a separate case instead',
  oldFir:
    'The FIR is from before 1 July 2024. High Courts differ on whether a new application goes under the BNSS or the CrPC: check the practice of this court.',
  fields: generatorFields,
  hints: generatorHints,
  whichBail: 'Which bail? Answer a few questions',
  sameAsProposed: (relief: string) => `As proposed: ${relief}`,
  problem: 'There is a problem',
  notSaved: {
    full: `This ${DEVICE} is full. Free some space; what you wrote stays on the screen, and is then saved by itself.`,
    elsewhere:
      'Not saved here: this draft is open in another tab, or was filed there. Copy what you wrote before you leave.',
    failed: `Not saved: this ${DEVICE} did not take it. Copy what you wrote, then reload the page.`,
  },
  refusals: {
    invalid: {
      title: 'There is a problem',
      description: 'Some details need correcting before this can be filed.',
    },
    gone: { title: 'Already filed', description: 'This draft was filed or discarded in another tab.' },
    closed: {
      title: 'No longer pending',
      description: 'This application was decided or withdrawn meanwhile, so it can no longer be changed.',
    },
    'held-elsewhere': {
      title: 'Open in another tab',
      description: 'This draft is being written in another tab. Go on there, or take it over here first.',
    },
    failed: {
      title: 'Submission Failed',
      description: `This ${DEVICE} did not take the application. What you wrote stays on the screen: copy it, reload the page and try again.`,
    },
    'storage-full': {
      title: 'Submission Failed',
      description: `This ${DEVICE} is full, so the application could not be saved. Free some space and try again; what you wrote stays on the screen.`,
    },
  },
  downloadFailures: {
    failed: 'There was an error downloading your application. Please try again.',
    'not-on-this-device':
      'A part that this file needs, such as the letters of its script, is not on this device yet. Try again with a network, or take the DOCX.',
  },
  notices: {
    generated: {
      title: 'Application Generated',
      description: `It is safe on this ${DEVICE}. It is not filed until Sent.`,
    },
    changed: {
      title: 'Changes saved',
      description: `They are safe on this ${DEVICE} and go to the court’s server by themselves.`,
    },
    withdrawFailed: 'Not withdrawn',
    downloadStarted: 'Download Started',
    downloadFailed: 'Download Failed',
    withdrawn: `Withdrawal saved on this ${DEVICE}. It takes effect when it is sent.`,
  },
  success: {
    over: 'Bail application',
    record: {
      loading: 'Opening the application',
      missing: 'This application was not found, or you do not have access to it.',
      failed: 'The application could not be fetched.',
      offline: `This application is not on this ${DEVICE}. It opens by itself once there is a signal.`,
    },
    editFailed: {
      title: 'Cannot be edited now',
      description: `This ${DEVICE} has no room for a draft. Free some space and try again; nothing was changed.`,
    },
    tabsLabel: 'Papers',
    document: 'The application as filed',
    changesWait: 'Your change waits for a signal. The court still has the earlier text.',
    tabs: { preview: 'Preview', download: 'Download' },
    notFiled: `Not filed until Sent. Keep this ${DEVICE}; it is sent by itself when there is a signal.`,
    atCourt: `The court has it. There is no room on this ${DEVICE} to keep its answer: delete photos or apps you do not need. A change made since goes after that.`,
    filed: (number: string) => `Filed as ${number}.`,
    needsYou: 'The court’s server could not take it as it is. See what it said, and send it again.',
    openNeedsYou: 'See what needs you',
    edit: 'Edit Application',
    withdraw: 'Withdraw',
    withdrawAsk: 'Withdraw this application?',
    withdrawText: 'The court will not decide it. You can file a new one later.',
    withdrawYes: 'Withdraw the application',
    withdrawNo: 'Keep it',
    pdf: 'Download PDF',
    docx: 'Download DOCX',
    makingPdf: 'Making PDF',
    makingDocx: 'Making DOCX',
    pdfText: 'For printing and filing: on the court’s paper, with page numbers and its fonts inside.',
    docxText: 'For editing in a word processor, and for reading aloud.',
    madeHere: `Both are made on this ${DEVICE} and work without a signal.`,
    decision: 'Decision',
    history: 'Application History',
    noHistory: 'No updates available',
    noReasons: 'No reasons recorded',
    conditions: 'Conditions',
    bond: (amount: string, sureties: number) =>
      `Bond of ${amount} with ${sureties === 1 ? 'one surety' : `${sureties} sureties`}`,
    by: (name: string, court: string) => `${name}, ${court}`,
    away: 'Go to the dashboard',
    asOf: (time: string) => `As of ${time}`,
    newDraft: 'A decided application cannot be changed. A new draft was started from it.',
  },
};
