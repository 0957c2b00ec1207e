/** Generator: labels, hints, choices and notices, in the specification's words if given. */
import type { NameLanguage } from '#domain/case/localized-names.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';
import { documentConcerns } from '#text/en/papers/documents-concerns.ts';
import { generatorParts } from './generator-parts.ts';
import { impossibleSentence } from '#text/en/law/impossible.ts';

type FourSteps = readonly [string, string, string, string];

export const generator = {
  /** Names of States, agencies and courts in a paper language. */
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
  change: 'Change',
  drafts: (count: number) => (count === 1 ? '1 other draft' : `${count} other drafts`),
  days: (count: number) => (count === 1 ? '1 day' : `${indianNumber(count)} days`),
  usePeriod: 'Use this',
  savedWord: `Saved on this ${DEVICE}`,
  advocate: 'Advocate',
  notSavedYet: 'No entries yet',
  saving: `Saving on this ${DEVICE}…`,
  amending: (number: string) => `You are changing ${number}. The court sees the change once it is sent.`,
  opening: 'Loading the draft',
  stepsLabel: 'Steps',
  choose: 'Choose',
  /** An error in the summary, by its field. */
  named: (field: string, message: string) => `${field}: ${message}`,
  filedCourt: { use: 'Use the court of the filing', open: 'Open the filed application to withdraw it' },
  otherTab: 'This draft is open in another tab. Continue there, or edit here instead.',
  takeOver: 'Edit here instead',
  gone: {
    title: `This draft is not on this ${DEVICE}`,
    text: 'It was filed, discarded, or written on another device. A draft stays on the device on which it was written.',
    start: 'Start a new application',
  },
  proposedCustody: (period: string) => `From the date of arrest: ${period}. Change it if incorrect.`,
  /** Follows the section of the old code. */
  oldCode: 'before 1 July 2024',
  /** Relief against court, one message each; the concern in the paper has the same text. */
  forum: documentConcerns.forum,
  impossible: impossibleSentence,
  removeLimb: 'Remove this answer',
  turnsOn: {
    default: 'Default bail depends only on dates.',
    undertrial: 'Facts for release as an undertrial.',
    suspension: 'Judgment and appeal.',
    anticipatory: 'Place of the FIR, and any interim protection.',
  },
  impugned: 'Order under appeal (if a special Act provides an appeal to the High Court).',
  ofThePerson: 'Facts relevant to the special Act.',
  arrest: {
    heading: 'Circumstances of the arrest',
    text: 'Part of the mandatory disclosure. Any illegality you record is pleaded as a ground.',
  },
  /** Below the title of a collapsed section. */
  nothingSaid: 'Not filled in',
  order: {
    heading: 'Bail granted already',
    text: 'An order granting bail in this case on which the applicant has not been released.',
  },
  otherCases: {
    heading: 'Criminal antecedents',
    row: (n: number) => `Case ${n}`,
    add: 'Add a case',
    remove: (n: number) => `Remove case ${n}`,
  },
  noGrounds: 'Default bail depends only on dates. Grounds on merits are not printed; your text is saved.',
  earlier: {
    heading: 'Earlier applications',
    recorded: 'Already in this app; listed automatically:',
    row: (n: number) => `Earlier application ${n}`,
    add: 'Add an earlier application',
    remove: (n: number) => `Remove earlier application ${n}`,
    outcomes: {
      pending: 'pending',
      granted: 'granted',
      refused: 'rejected',
      'in-part': 'granted in some FIRs, rejected in others',
      withdrawn: 'withdrawn',
    },
    inFirs: (granted: string, refused: string) => `granted (${granted}); rejected (${refused})`,
    line: (court: string, filedOn: string, outcome: string) => `${court}, filed ${filedOn}: ${outcome}`,
    ordinal: (nth: string) => `Page 1 describes this as the ${nth} application, counted from these rows.`,
  },
  answer: {
    label: 'Reason for filing despite this',
    hint: 'Go back and change it, or give the reason. A reason against a statutory bar is printed as a submission.',
    back: (step: string) => `Change ${step}`,
  },
  paperLanguage: {
    label: 'Language of the document',
    hint: 'Language of the standard text. Your own text is not translated.',
  },
  signFirst: {
    title: 'Client to read and sign',
    text: 'Give the client the document to read and sign before filing.',
  },
  useCourt: {
    magistrate: 'Change to the Magistrate',
    sessions: 'Change to the Court of Session',
    high: 'Change to the High Court',
  },
  noJudgeHere: 'No judge of this court uses Zamanat. File on paper; a copy is saved here.',
  sameCase: (title: string) => `You have a case with this FIR: ${title}.`,
  askSameCase: (title: string) =>
    `You have a case with this FIR: ${title}. Does this application belong to it?`,
  answerSameCase: 'Say whether this application belongs to your case with this FIR.',
  separateCase: (title: string) => `This application opens a separate case, besides ${title}.`,
  joinCase: 'Yes, add it to that case',
  joinedCase: (title: string) => `This application will be added to your case ${title}.`,
  leaveCase: 'Open a separate case instead',
  notThatCase: 'No, open a separate case',
  oldFir:
    'The FIR is dated before 1 July 2024. High Courts differ on filing under the BNSS or the CrPC: check the practice of this court.',
  whichBail: 'Which bail? Answer a few questions',
  sameAsProposed: (relief: string) => `As suggested: ${relief}`,
  problem: 'There is a problem',
  notSaved: {
    full: `Storage on this ${DEVICE} is full. Free some space; your text is on the screen and will be saved automatically.`,
    elsewhere:
      'Not saved: this draft is open in another tab, or was filed there. Copy your text before you leave.',
    failed: 'Not saved. Copy your text, reload the page and try again.',
  },
  refusals: {
    invalid: {
      title: 'There is a problem',
      description: 'Correct the marked details before filing.',
    },
    gone: { title: 'Already filed', description: 'This draft was filed or discarded in another tab.' },
    closed: {
      title: 'No longer pending',
      description: 'This application was decided or withdrawn in the meantime and can no longer be changed.',
    },
    'held-elsewhere': {
      title: 'Open in another tab',
      description: 'This draft is open in another tab. Continue there, or edit here instead.',
    },
    failed: {
      title: 'Submission Failed',
      description:
        'There was an error submitting your application. Please try again. If it fails again, copy your text and reload the page.',
    },
  },
  downloadFailures: {
    failed: 'There was an error downloading your application. Please try again.',
    'not-on-this-device':
      'A part needed for this file is not downloaded. Try again online, or download the DOCX.',
  },
  notices: {
    generated: {
      title: 'Application Generated',
      description: `Saved on this ${DEVICE}. Not filed until Sent.`,
    },
    changed: {
      title: 'Changes saved',
      description: `Saved on this ${DEVICE}. They will be sent to the court’s server automatically.`,
    },
    withdrawFailed: 'Not withdrawn',
    downloadStarted: 'Download Started',
    downloadFailed: 'Download Failed',
    withdrawn: `Withdrawal saved on this ${DEVICE}. It takes effect when sent.`,
  },
  success: {
    over: 'Bail application',
    record: {
      loading: 'Loading the application',
      missing: 'This application was not found, or you do not have access to it.',
      failed: 'The application could not be loaded. Try again.',
      offline: `This application is not on this ${DEVICE}. It will open when you are online.`,
    },
    editFailed: {
      title: 'Cannot be edited now',
      description: `Storage on this ${DEVICE} is full. Free some space and try again; nothing was changed.`,
    },
    tabsLabel: 'Documents',
    document: 'Application as filed',
    changesWait: 'Your change is waiting to be sent. The court has the earlier text.',
    tabs: { preview: 'Preview', download: 'Download' },
    notFiled: 'Not filed yet. It goes automatically when you have signal. Do not delete the app.',
    atCourt: `Filed. Storage on this ${DEVICE} is full, so the court’s answer is not saved. Free some space; later changes then go to the court.`,
    filed: (number: string) => `Filed as ${number}.`,
    registry: {
      ours: 'This is the number of Zamanat. The registry gives its own number: add it here when you have it.',
      has: (number: string) => `Number of the registry: ${number}.`,
      message: 'Add it from a message',
      byHand: 'Enter it by hand',
    },
    needsYou: 'The court’s server rejected it. See the reason and send it again.',
    openNeedsYou: 'See the reason',
    edit: 'Edit Application',
    withdraw: 'Withdraw',
    withdrawAsk: 'Withdraw this application?',
    withdrawText: 'The court will not decide it. You can file a new one later.',
    withdrawYes: 'Withdraw the application',
    withdrawNo: 'Cancel',
    pdf: 'Download PDF',
    docx: 'Download DOCX',
    makingPdf: 'Preparing PDF',
    makingDocx: 'Preparing DOCX',
    pdfText: 'For printing and filing: on the court’s paper size, with page numbers and embedded fonts.',
    docxText: 'For editing in a word processor.',
    madeHere: 'Both can be made offline.',
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
