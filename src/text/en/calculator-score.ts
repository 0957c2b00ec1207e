/** The half-term formula beside the answer. */

export const score = {
  title: 'Eligibility score',
  eligible: 'Eligible',
  notEligible: 'Not eligible',
  decides: 'The statutory answer decides',
  waits: 'Waits for the section',
  of: 'of 100',
  bar: (reached: number) => `Score ${reached} of 100; one third is at 33, one half at 50`,
  how: 'Share of the maximum already served (one third is 33, one half 50), less 30 for multiple pending cases and 20 for a conviction. The score decides nothing; the conditions do.',
  unanswered: 'Pending cases or convictions are not answered: the formula takes nothing off for them.',
  againstEntitled:
    'The formula alone falls short here. The statutory answer above gives release, and it decides.',
  againstNotYet: (date: string) =>
    `The formula alone is met. The statutory answer above gives ${date}, and it decides.`,
  againstContested: 'The law is open here; the formula cannot settle it. Both readings stand above.',
  otherRight: 'The answer above gives release by another right. The formula does not ask about it.',
  mayBeOpen: 'The answer above turns on the questions it asks. The formula cannot answer them.',
  formulaOnly: 'This is the formula alone. The answer above still waits for facts, and it decides.',
  met: 'Formula met',
  notMet: 'Formula not met',
  needsTime: 'Give the date of arrest, or the time served in years: without it the formula gives no verdict.',
  waitsText: 'No verdict until every section is recognised and its sub-section is chosen.',
};
