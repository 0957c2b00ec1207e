/** "Which bail?": short questions and the remedies for their answers, in plain language. */
export const whichBail = {
  title: 'Which bail?',
  over: 'Bail Application Generator',
  lead: 'Answer what you know; skip the rest.',
  loading: 'Loading',
  gone: 'This draft or case is no longer on this device.',
  goneAct: 'Start a new application',
  convicted: 'Convicted in this case?',
  answer: 'Recommended application',
  decide: 'Suggested from your answers. You can change it at any time.',
  waiting: 'Answer the questions to see which application to file.',
  boardRelief: 'Bail of a child, Juvenile Justice Board',
  board: 'A child is dealt with first by the Juvenile Justice Board.',
  first: 'Recommended',
  instead: 'Or',
  ask: (relief: string) => `Apply for: ${relief}`,
  under: 'Under',
  mayBeOpen: (since: string, questions: string) => `May have accrued on ${since}. Depends on: ${questions}`,
  turnsOn: (questions: string) => `Depends on: ${questions}`,
  rightSince: (date: string) => `The right accrued on ${date}.`,
  failed: {
    title: 'Not saved',
    description:
      'The draft is open in another tab, or storage on this device is full. Your answers are not lost.',
  },
} as const;
