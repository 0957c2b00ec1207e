/** The questions of the routes beside the ordinary sections, as the calculator and the clock ask them. */

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'Not known' },
] as const;

/** Short enough to stand in a row on a phone. */
const choice = <V extends string>(value: V, label: string) => ({ value, label });
const NOT_KNOWN = choice('unknown', 'Not known');

export const routeFacts = {
  fields: {
    arrestAt: 'Hour of the arrest',
    production: 'First brought before a Magistrate',
    producedOn: 'Brought before a Magistrate on',
    producedAt: 'Hour of that production',
    grounds: 'Grounds of arrest given in writing',
    groundsOn: 'Grounds given on',
    groundsAt: 'Hour at which they were given',
    relativeInformed: 'A relative or friend was told of the arrest',
    appearanceNotice: 'A notice to appear came before the arrest, and was obeyed',
    reasonsInWriting: 'Reasons to believe were recorded before the arrest',
    notice: 'Notice to appear before the police',
    noticeOn: 'To appear on',
    policeCustody: 'Police custody since the first remand',
    bailOrder: 'Bail granted in this case',
    grantedOn: 'Granted on',
    releasedOn: 'Released on',
    otherOrders: 'Other orders of bail that wait for sureties',
    otherState: 'The FIR is in another State',
    witnessesCited: 'Witnesses cited',
    witnessesExamined: 'Witnesses examined',
    trial: 'Is the trial over?',
    trialOn: 'Over since, or acquitted on',
    specialCourtOrderOn: 'Order of the Special Court on bail',
    appealFiledOn: 'Appeal from it filed on',
    deposit: 'Interim compensation or deposit ordered',
    depositOn: 'Ordered on',
    paidOn: 'Paid on',
    ageAtAct: 'Age on the day of the act (years)',
    amountInvolved: 'Sum said to be laundered (rupees)',
    onBailAtOffence: 'On bail under the same Act when the offence was committed',
    unlawfulEntry: 'No citizen of India, and entered without authority',
    proclaimed: 'Declared a proclaimed offender, and not recalled',
    incomplete: 'The charge-sheet was filed before the investigation was finished',
  },
  hints: {
    arrestAt: 'Of 24 hours, such as 14:30. The arrest memo has it.',
    producedAt: 'Of 24 hours, such as 14:30. The remand order may have it.',
    groundsAt: 'Of 24 hours. Two hours before production decide.',
    releasedOn: 'Empty: still inside.',
    otherOrders: 'In other cases of the same person. 0 if none.',
    appealFiledOn: 'Empty: not filed yet.',
    paidOn: 'Empty: not paid yet.',
    ageAtAct: 'Under eighteen the Juvenile Justice Board decides.',
    amountInvolved:
      'By this person, alone or with others. Below one crore the conditions of the Act do not apply.',
  },
  choices: {
    yesNo: YES_NO,
    production: [choice('produced', 'Yes'), choice('none', 'Not yet'), NOT_KNOWN],
    grounds: [choice('given', 'Yes'), choice('none', 'Never'), NOT_KNOWN],
    notice: [choice('to-appear', 'Given'), choice('none', 'None'), NOT_KNOWN],
    policeCustody: [choice('some', 'Some'), choice('none', 'None'), NOT_KNOWN],
    bailOrder: [choice('granted', 'Granted'), choice('none', 'No'), NOT_KNOWN],
    trial: [
      choice('running', 'Goes on'),
      choice('concluded', 'Judgment awaited'),
      choice('acquitted', 'Acquitted'),
      NOT_KNOWN,
    ],
    deposit: [choice('ordered', 'Ordered'), choice('none', 'No'), NOT_KNOWN],
  },
  spans: {
    from: (n: number) => `Police custody ${n}: from`,
    to: (n: number) => `Police custody ${n}: until`,
    hint: 'Empty: it still lasts.',
    add: 'Add a time in police custody',
    remove: (n: number) => `Remove police custody ${n}`,
  },
  faults: {
    dated: (field: string, sentence: string) => `${field}: ${sentence}`,
    needed: (field: string) => `${field}: give the day, month and year, or choose “Not known”.`,
    afterToday: (field: string) => `${field}: the day cannot be after today. Correct the date.`,
    hour: 'Write the hour and the minutes of 24 hours, such as 14:30, or leave it empty.',
    number: (field: string) => `${field}: write a whole number, or leave it empty.`,
    noSpans: 'Give the first day of police custody, or choose “None” or “Not known”.',
    backwards: 'Police custody cannot end before it begins. Correct one of the two dates.',
    overlap: 'This police custody begins before another one has ended. Correct one of the two dates.',
  },
} as const;
