/** Half-term formula beside the answer. */

export const score = {
  title: 'Eligibility score',
  eligible: 'Eligible',
  notEligible: 'Not eligible',
  decides: 'The statutory answer prevails',
  waits: 'Section required',
  of: 'of 100',
  bar: (reached: number) => `Score ${reached} of 100; one third is at 33, one half at 50`,
  how: 'Share of the maximum already served (one-third is 33, one-half is 50), less 30 for multiple pending cases and 20 for a conviction. The conditions decide, not the score.',
  unanswered: 'Pending cases or convictions are not answered, so the formula deducts nothing for them.',
  againstEntitled:
    'The formula is not met, but the statutory answer above gives release. The statutory answer prevails.',
  againstNotYet: (date: string) =>
    `The formula is met, but the statutory answer above gives ${date}. The statutory answer prevails.`,
  againstContested: 'The law is unsettled. See both readings above.',
  otherRight: 'The answer above gives release under another provision, which the formula does not cover.',
  mayBeOpen: 'Answer the questions above first. The formula does not decide them.',
  formulaOnly:
    'Result of the formula only. Details for the statutory answer are missing; that answer prevails.',
  met: 'Formula met',
  notMet: 'Formula not met',
  needsTime: 'Enter the date of arrest, or the time served in years.',
  waitsText: 'No result until every section is recognised and its sub-section is chosen.',
};
