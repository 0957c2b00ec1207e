/** Questions of other remedies, shared by calculator and clock. */

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'Not known' },
] as const;

/** Short enough for one row on a phone. */
const choice = <V extends string>(value: V, label: string) => ({ value, label });
const NOT_KNOWN = choice('unknown', 'Not known');

export const routeFacts = {
  fields: {
    policeCustody: 'Police custody since the first remand',
    trial: 'Is the trial concluded?',
    trialOn: 'Concluded on, or acquitted on',
    proclaimed: 'Proclaimed offender (not recalled)',
  },
  choices: {
    yesNo: YES_NO,
    production: [choice('produced', 'Yes'), choice('none', 'Not yet'), NOT_KNOWN],
    groundsOfArrest: [choice('given', 'Yes'), choice('none', 'Never'), NOT_KNOWN],
    noticeToAppear: [choice('to-appear', 'Given'), choice('none', 'None'), NOT_KNOWN],
    policeCustody: [choice('some', 'Some'), choice('none', 'None'), NOT_KNOWN],
    bailOrder: [choice('granted', 'Granted'), choice('none', 'No'), NOT_KNOWN],
    trial: [
      choice('running', 'In progress'),
      choice('concluded', 'Judgment awaited'),
      choice('acquitted', 'Acquitted'),
      NOT_KNOWN,
    ],
    chequeDeposit: [choice('ordered', 'Ordered'), choice('none', 'No'), NOT_KNOWN],
  },
  spans: {
    from: (n: number) => `Police custody ${n}: from`,
    to: (n: number) => `Police custody ${n}: until`,
    hint: 'Leave blank if it continues.',
    add: 'Add a period of police custody',
    remove: (n: number) => `Remove police custody ${n}`,
  },
  faults: {
    noSpans: 'Enter the first date of police custody, or choose “None” or “Not known”.',
    backwards: 'Police custody cannot end before it begins. Correct one of the two dates.',
    overlap: 'Periods of police custody overlap. Correct one of the two dates.',
  },
} as const;
