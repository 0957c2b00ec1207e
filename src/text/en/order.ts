/** Writing an order: reasons, conditions, and what is said about an order that is on its way. */
import type { DecisionStatus, OrderCondition, OrderReason } from '#contract/order.ts';

const reasons: Readonly<Record<OrderReason, string>> = {
  'no-prima-facie-case': 'No prima facie case is made out',
  'long-custody': 'Long custody has been undergone',
  parity: 'Parity with a co-accused',
  'trial-will-take-time': 'The trial is likely to take time',
  'no-flight-risk': 'No risk of absconding',
  'no-antecedents': 'No criminal antecedents',
  'investigation-complete': 'The investigation is complete',
  'statutory-right': 'A statutory right to bail has accrued',
  'health-or-infirmity': 'Sickness or infirmity',
  'woman-or-child': 'The applicant is a woman or a child',
  'prima-facie-case': 'A prima facie case is made out',
  'gravity-of-offence': 'Nature and gravity of the offence',
  'flight-risk': 'Risk of absconding',
  'tampering-or-threat': 'Risk of tampering with evidence or threatening witnesses',
  'likely-to-repeat': 'Likely to repeat the offence',
  'statutory-bar': 'A statutory bar is not overcome',
  'investigation-pending': 'The investigation is at a crucial stage',
  antecedents: 'Criminal antecedents',
  other: 'Another reason, written below',
};

export interface ConditionWords {
  readonly text: string;
  readonly concern: string;
}

const conditions: Readonly<Record<Exclude<OrderCondition['code'], 'other'>, ConditionWords>> = {
  attend: { text: 'Attend the court on every date', concern: 'Attendance' },
  'not-repeat': { text: 'Not commit a similar offence', concern: 'Repetition' },
  'not-tamper': {
    text: 'Not contact or influence any witness, nor tamper with evidence',
    concern: 'Influence on witnesses',
  },
  'available-to-io': {
    text: 'Be available to the investigating officer when called',
    concern: 'Investigation',
  },
  'not-leave-india': { text: 'Not leave India without permission of the court', concern: 'Absconding' },
  'surrender-passport': {
    text: 'Surrender the passport, or state that there is none',
    concern: 'Absconding',
  },
  'tell-address': { text: 'Tell the court of a change of address or phone', concern: 'Attendance' },
  'report-periodically': { text: 'Report to the police station', concern: 'Attendance' },
  'stay-away': { text: 'Stay away', concern: 'Safety of the informant and witnesses' },
};

export const order = {
  /** Of these words, which conditions are written in: an order is printed in it. */
  language: 'en' as 'en' | 'hi',
  title: {
    Approved: 'Approve: reasons and conditions',
    Rejected: 'Reject: reasons',
  } satisfies Record<DecisionStatus, string>,
  close: 'Close the order',
  reasons: 'Reasons',
  reasonsHint: 'Those ticked are printed, in this order.',
  reason: reasons,
  onRecord: {
    arrested: (day: string) => `Arrested on ${day}`,
    coAccused: (granted: number, of: number) => `Co-accused on bail: ${granted} of ${of}`,
    witnesses: (left: number, of: number) => `${left} of ${of} witnesses not examined`,
    antecedents: (rows: number) => (rows === 0 ? 'Stated: none' : `Stated: ${rows}`),
    chargesheet: (day: string) => `Charge-sheet filed on ${day}`,
    noChargesheet: (day: string) => `Charge-sheet not filed as of ${day}`,
    proposed: 'Proposed by the applicant',
  },
  elsewhere: {
    begun: 'Begun on your other device at',
    noText: 'No words yet: only reasons or conditions are ticked.',
    goOn: 'Go on with it here',
    both: 'Take both in',
    replace: 'Use that one',
    keepThis: 'Keep this one',
  },
  text: 'Short reasons',
  textHint: 'Printed after the reasons ticked. The whole order may be dictated or pasted here.',
  conditions: 'Conditions',
  conditionsHint: 'Each answers a stated concern. Live location and an embassy’s assurance are not offered:',
  law: {
    must: (offences: string) =>
      `Attendance, no similar offence and no tampering have to be set here, for ${offences}:`,
    may: (offences: string) =>
      `Attendance, no similar offence and no tampering are within the court’s power here, for ${offences}:`,
    ofTerm: (offence: string) => `${offence} (seven years or more)`,
    ofChapter: (offence: string, chapter: string) => `${offence} (Chapter ${chapter})`,
    asOfRight: 'Bail is a right here, and knows no condition but attendance:',
    outside: {
      attendance:
        'No offence here is of seven years or more, or of the chapters named, so that attendance alone is offered. What you find necessary all the same can be written below:',
      interrogation:
        'No offence here is of seven years or more, or of the chapters named, so that only what anticipatory bail knows by itself is offered. What you find necessary all the same can be written below:',
    },
    notOffered: 'Ticked before, and not offered here',
    tick: (n: number) => (n === 1 ? 'Tick the one that is missing' : `Tick the ${n} that are missing`),
    unset: {
      title: 'Approve without what the law asks for?',
      text: 'These conditions have to be set here and are not ticked:',
    },
    barred: {
      'live-location': 'No condition may let the police follow where a person is, by a pin on a map too:',
      embassy: 'The assurance of an embassy is not to be required of every foreign national:',
      survivor: 'No condition may bring the accused into contact with the survivor:',
      deposit: 'A deposit that does not serve the purpose of bail cannot stand:',
      'local-surety': 'A surety may not be refused for being of another district:',
    },
  },
  condition: conditions,
  concern: (words: string) => `Concern: ${words}`,
  otherCondition: 'Another condition',
  otherText: 'Text of the condition',
  otherConcern: 'Concern that it answers (optional)',
  details: {
    'report-periodically': 'When and where (optional)',
    'stay-away': 'From whom or from where (optional)',
  },
  amount: 'Bond (Rs) (optional)',
  amountHint: 'Whole rupees, such as 25,000.',
  sureties: 'Number of sureties (optional)',
  suretiesHint: 'Needed with a bond. 0 is a personal bond, without surety.',
  notes: 'Notes (optional)',
  notesHint: 'Kept with the order. The applicant and their advocate read them.',
  effect:
    'Signed here, it takes effect when the court’s server has it. It can be undone for ten seconds, and for as long as it is only on this device; either leaves its line under Where your work is.',
  kept: 'What you write is kept on this device until you sign.',
  keep: 'Keep as draft',
  sign: { Approved: 'Sign and approve', Rejected: 'Sign and reject' } satisfies Record<
    DecisionStatus,
    string
  >,
  signing: 'Signing',
  bare: {
    title: 'Approve without conditions and without a bond?',
    text: 'No condition is ticked and no bond is set. The applicant is then released on nothing but the order.',
    back: 'Go back to the order',
    sign: 'Sign it so',
  },
  changed: {
    text: 'The application was changed while this order was open. Read what changed, then sign.',
    read: 'I have read the change',
  },
  errors: {
    reasons: 'Tick at least one reason, or write short reasons.',
    otherReason: 'Write the other reason in the short reasons.',
    otherCondition: 'Write the text of the other condition.',
    amount: 'Enter the bond in whole rupees, such as 25,000.',
    amountMissing: 'Enter the amount of the bond, or leave the sureties blank.',
    sureties: 'Enter the number of sureties, from 0 to 20.',
    suretiesMissing: 'Enter the number of sureties; 0 for a personal bond.',
    changed: 'Read what changed in the application before you sign.',
  },
  refused: {
    failed: 'Failed to update application status. Please try again.',
    full: 'This device has no space left. Free some space and sign again; what you wrote is still here.',
    gone: 'Not found, or you do not have access to it.',
    closed: 'The maker has withdrawn this application. It can no longer be decided.',
    'same-status': 'The application already has this status.',
    invalid: 'Shorten what you wrote and sign again.',
  },
  notice: {
    drafted: "Order drafted. It takes effect when the court's server has it.",
    undo: 'Undo',
    undone: 'Order taken back. It is kept as a draft.',
    tooLate: 'It is already on its way to the court’s server. To change it, sign a new order.',
    accepted: { Approved: 'Application approved', Rejected: 'Application rejected' },
    failed: 'Update Failed',
    of: (name: string, what: string) => `${name}: ${what}`,
  },
};
