/** Order editor: reasons, conditions, and the state of a signed order. */
import type {
  ChildGround,
  DecisionStatus,
  OrderCondition,
  OrderReason,
} from '#contract/application/order.ts';
import type { Fir } from '#domain/case/fir.ts';
import { orderHearing } from './order-hearing.ts';
import { reasonsInFull } from './order-sentences.ts';

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
  'custody-needed': 'Custody is needed for the investigation',
  'no-reasonable-apprehension': 'No reasonable apprehension of arrest',
  'no-change-since-last': 'No change since the last order',
  'special-conditions-not-met': 'Conditions of the special Act are not met',
  'offence-made-out-scst': 'The FIR makes out an SC/ST Act offence',
  'no-fair-chance': 'No fair chance of acquittal on appeal',
  'exceptional-circumstances': 'Exceptional circumstances, stated below',
  'period-not-over': 'The period of investigation is not over',
  'charge-sheet-in-time': 'The police report was filed in time',
  'period-extended': 'The period was validly extended',
  'not-availed-in-time': 'Not claimed before the police report',
  'bail-not-furnished': 'The applicant does not furnish bail',
  'earlier-bond-broken': 'A bond in this case was broken before',
  'not-bailable': 'An offence charged is not bailable',
  'below-fraction': 'The fraction of the term is not complete',
  'other-case-or-offence': 'Another offence or case is pending',
  'death-or-life': 'Punishable with death or life',
  'beyond-half': 'Longer detention ordered, with reasons',
  'bail-misused': 'Bail was misused, or a condition broken',
  'bail-by-fraud': 'Bail was obtained by fraud on the court',
  'order-ignored-bar': 'The order overlooked a statutory bar',
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
  'tell-address': { text: 'Inform the court of any change of address or phone', concern: 'Attendance' },
  'report-periodically': { text: 'Report to the police station', concern: 'Attendance' },
  'stay-away': { text: 'Stay away', concern: 'Safety of the informant and witnesses' },
};

export const order = {
  /** Language of the condition texts, in which the order prints. */
  language: 'en' as 'en' | 'hi',
  languageOf: {
    label: 'Language of the order',
    hint: 'After a change, reasons that you did not edit are composed again. Your own words stay as you wrote them.',
    missing: 'The words of this language are not on this device. Connect to the internet and choose again.',
  },
  title: {
    Approved: 'Approve: reasons and conditions',
    Rejected: 'Reject: reasons',
  } satisfies Record<DecisionStatus, string>,
  hearing: orderHearing,
  applicants: {
    label: 'Applicants of this order',
    hint: 'Make an order of its own for an applicant with another outcome.',
    numbered: (nth: number, name: string) => `${nth}. ${name}`,
    undecided: 'Not decided yet',
    result: {
      Approved: 'Bail is in force',
      Rejected: 'Rejected',
    } satisfies Record<DecisionStatus, string>,
    waiting: 'An order is signed and not sent yet',
  },
  /** An order on an application in several FIRs. */
  firs: {
    label: 'FIRs in which bail is granted',
    hint: 'Remove a tick to refuse bail in that FIR, in the same order.',
    named: ({ firNumber = '', policeStation }: Fir) =>
      [`FIR ${firNumber}`, policeStation].filter(Boolean).join(', '),
    refused: 'Bail is refused in this FIR',
    granted: (fir: string) => `${fir}: bail granted`,
    refusedFor: (fir: string, why: string) => `${fir}: bail refused. ${why}`,
    reasons: (fir: string) => `Reasons of the refusal in ${fir}`,
    text: (fir: string) => `Facts of the refusal in ${fir}`,
    noText: 'Write why bail is refused in each FIR without a tick.',
    finding: (label: string, fir: string) => `${fir}: ${label}`,
    repeat: 'Repeat the text of the other FIR',
    gone: (firs: string) =>
      `The FIRs of the application changed. The refusal or finding in this draft for ${firs} was removed.`,
    goneUnnamed:
      'The FIRs of the application changed. The refusals and findings in this draft for an FIR that it no longer has were removed.',
  },
  close: 'Close the order',
  reasons: 'Reasons',
  reasonsHint: 'Ticked reasons are printed in this order.',
  childRefusal:
    'Bail of a child may be refused only if release would bring the child into association with a known criminal, expose the child to moral, physical or psychological danger, or defeat the ends of justice. Tick the ground, and write the circumstances in the short reasons.',
  childGrounds: 'Ground of refusal',
  childGround: {
    'known-criminals': 'Release is likely to bring the child into association with a known criminal',
    danger: 'Release is likely to expose the child to moral, physical or psychological danger',
    'ends-of-justice': 'Release would defeat the ends of justice',
  } satisfies Record<ChildGround, string>,
  childOther: 'None of these refuses bail to a child. Remove them.',
  reason: reasons,
  reasonInFull: reasonsInFull,
  onRecord: {
    arrested: (day: string) => `Arrested on ${day}`,
    coAccused: (granted: number, of: number) => `Co-accused on bail: ${granted} of ${of}`,
    witnesses: (left: number, of: number) => `${left} of ${of} witnesses not examined`,
    antecedents: (rows: number) =>
      rows === 0 ? 'No other case disclosed' : rows === 1 ? '1 case disclosed' : `${rows} cases disclosed`,
    chargesheet: (day: string) => `Charge-sheet filed on ${day}`,
    noChargesheet: (day: string) => `Charge-sheet not filed as of ${day}`,
    woman: 'The applicant is a woman',
    sickOrInfirm: 'The applicant is sick or infirm, by the record',
    aged: (years: number) => `Aged ${years}`,
    accrued: (sections: string) => `Accrued by the record: ${sections}`,
    notAccrued: 'Not accrued by the record',
    proposed: 'Proposed by the applicant',
    proposedText: (text: string) => `Proposed by the applicant: ${text}`,
    useProposed: 'Use these words',
  },
  elsewhere: {
    begun: 'Started on your other device at',
    noText: 'No text yet; only reasons or conditions are ticked.',
    goOn: 'Continue here',
    both: 'Combine both',
    replace: 'Use that draft',
    keepThis: 'Keep this draft',
  },
  text: 'Short reasons',
  textHint: 'Printed after the ticked reasons. Dictate or paste the whole order here if you wish.',
  conditions: 'Conditions',
  conditionsHint:
    'State the purpose of each condition. Live-location sharing and embassy assurance are not available:',
  law: {
    must: (offences: string) => `Mandatory for ${offences}: attendance, no similar offence, no tampering:`,
    may: (offences: string) => `Permissible for ${offences}: attendance, no similar offence, no tampering:`,
    ofTerm: (offence: string) => `${offence} (seven years or more)`,
    ofChapter: (offence: string, chapter: string) => `${offence} (Chapter ${chapter})`,
    asOfRight: 'Bail is of right here; only attendance may be required:',
    outside: {
      board:
        'A child is released with or without surety, under a probation officer or in the care of a fit person. The mandatory conditions do not apply. Add any other condition below:',
      attendance:
        'None of these offences attracts the mandatory conditions, so only attendance is offered. Add any other condition below:',
      interrogation:
        'None of these offences attracts the mandatory conditions, so only the conditions of anticipatory bail are offered. Add any other condition below:',
    },
    notOffered: 'Ticked earlier, not offered here',
    tick: (n: number) => (n === 1 ? 'Tick the missing condition' : `Tick the ${n} missing conditions`),
    unset: {
      title: 'Approve without the mandatory conditions?',
      text: 'These mandatory conditions are not ticked:',
    },
    barred: {
      'live-location':
        'No condition may allow the police to track the location of the accused, including by a map pin:',
      embassy: 'An embassy assurance cannot be required of every foreign national:',
      survivor: 'No condition may bring the accused into contact with the survivor:',
      deposit: 'A deposit unconnected with the purpose of bail is not permissible:',
      'local-surety': 'A surety from another district cannot be refused for that reason:',
    },
  },
  condition: conditions,
  concern: (words: string) => `Purpose: ${words}`,
  otherCondition: 'Another condition',
  otherText: 'Text of the condition',
  otherConcern: 'Purpose of the condition (optional)',
  details: {
    'report-periodically': 'When and where',
    'stay-away': 'From whom or from where',
  },
  amount: 'Bond (Rs) (optional)',
  amountHint: 'Whole rupees, such as 25,000.',
  sureties: 'Number of sureties (optional)',
  suretiesHint: 'Needed with a bond. 0: personal bond without surety.',
  notes: 'Notes (optional)',
  notesHint: 'Kept with the order. Visible to the applicant and the advocate.',
  effect:
    'Takes effect when the court’s server accepts it. You can stop it for ten seconds, or until it is sent.',
  caseHearing:
    'Today’s hearing of the whole case stays open after this order, because another application is pending in it.',
  kept: 'Your text is saved on this device until you sign.',
  keep: 'Save as draft',
  sign: { Approved: 'Sign and approve', Rejected: 'Sign and reject' } satisfies Record<
    DecisionStatus,
    string
  >,
  signing: 'Signing',
  bare: {
    title: 'Approve without conditions and without a bond?',
    text: 'No condition and no bond is set. The applicant will be released on this order alone.',
    back: 'Go back to the order',
    sign: 'Sign without conditions',
  },
  changed: {
    text: 'The application was amended while this order was open. Read the changes, then sign.',
    read: 'I have read the changes',
  },
  errors: {
    reasons: 'Tick at least one reason, or write short reasons.',
    otherReason: 'Write the other reason in the short reasons.',
    otherCondition: 'Write the text of the other condition.',
    conditionDetail: 'Write when and where to report, and from whom or from where to stay away.',
    amount: 'Enter the bond in whole rupees, such as 25,000.',
    amountMissing: 'Enter the amount of the bond, or leave the sureties blank.',
    sureties: 'Enter the number of sureties, from 0 to 20.',
    suretiesMissing: 'Enter the number of sureties; 0 for a personal bond.',
    changed: 'Read the changes in the application before you sign.',
  },
  childErrors: {
    childGrounds:
      'Choose a ground of section 12(1) of the Juvenile Justice Act: no other reason refuses bail to a child.',
    reasons: 'Remove the other reasons: they do not refuse bail to a child.',
    text: 'Write the circumstances that support the ground.',
    adult:
      'Remove the grounds of section 12(1) of the Juvenile Justice Act: they only refuse bail to a child.',
  },
  refused: {
    failed: 'Failed to update application status. Please try again.',
    gone: 'Not found, or you do not have access to it.',
    closed: 'This application has been withdrawn and cannot be decided.',
    'same-status': 'The application already has this status.',
    invalid: 'Your text is too long. Shorten it and sign again.',
  },
  notice: {
    drafted: "Order drafted. It takes effect when the court's server accepts it.",
    stop: 'Stop',
    undone: 'Stopped. Nothing was signed, and the order is saved as a draft.',
    tooLate: 'Already sent to the court’s server. Sign a new order to change it.',
    accepted: { Approved: 'Application approved', Rejected: 'Application rejected' },
    failed: 'Update Failed',
    of: (name: string, what: string) => `${name}: ${what}`,
  },
};
