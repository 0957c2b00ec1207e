/** Questions of other remedies, shared by calculator and clock. */

export const routeFacts = {
  fields: {
    policeCustody: 'Police custody since the first remand',
    trial: 'Is the trial concluded?',
    trialOn: 'Concluded on, or acquitted on',
    proclaimed: 'Proclaimed offender (not recalled)',
  },
  /** Answers of the questions that are no facts. */
  answers: {
    policeCustody: { some: 'Some', none: 'None' },
    trial: { running: 'In progress', concluded: 'Judgment awaited', acquitted: 'Acquitted' },
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
