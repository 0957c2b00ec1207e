/** Predictive Analytics: texts and sample of the specification; texts on counts are ours. */
import type { Feature, ForesightLabel } from '#domain/analytics/foresight.ts';
import type { GrantedShare } from '#law/prediction/granted-share.ts';
import type { FactorAnswer } from '#law/risk/checklist.ts';
import { plural } from '#text/en/plural.ts';

const days = (n: number) => plural(n, 'day', 'days');
const matters = (n: number) => plural(n, 'matter', 'matters');
const decidedMatters = (n: number) => plural(n, 'decided matter', 'decided matters');

const label: Readonly<Record<ForesightLabel, string>> = {
  low: 'Low probability',
  moderate: 'Moderate probability',
  high: 'High probability',
};

const feature: Readonly<Record<Feature, string>> = {
  offence: 'Section',
  relief: 'Relief',
  court: 'Type of court',
  custody: 'Time in custody',
  convictions: 'Previous convictions',
  flightRisk: 'Flight risk',
};

const level: Readonly<Record<FactorAnswer, string>> = { low: 'Low', medium: 'Medium', high: 'High' };

function counted(share: GrantedShare, offence: string | null): string {
  const { granted, decided } = share;
  const of = offence === null ? '' : ` under ${offence}`;
  if (share.kind === 'none') return `None of your matters${of} has been decided.`;
  const sentence = `Of ${decidedMatters(decided)} of yours${of}, ${granted} ${granted === 1 ? 'was' : 'were'} granted`;
  if (share.kind === 'counts-only') return `${sentence}. Fewer than ten: no share is stated.`;
  return `${sentence} (${share.percent}%, likely between ${share.interval.low}% and ${share.interval.high}%).`;
}

export const foresight = {
  title: 'Predictive Analytics',
  lead: 'Counts outcomes of similar filed matters that you can open here. It does not describe any court or judge.',
  reading: 'Loading...',
  failed: {
    title: 'Your matters could not be counted',
    text: 'Close other tabs of Zamanat and try again. No data is lost.',
    again: 'Try again',
  },
  form: {
    title: 'The matter',
    offenseType: 'Offence',
    offenseHint: 'Sections of your decided matters.',
    anyOffence: 'All sections',
    courtType: 'Court',
    anyCourt: 'Any court',
    judge: 'Judge (optional)',
    judgeHint: 'Printed only; never used in the figures.',
    applicantAge: 'Age of the applicant (optional)',
    ageHint: 'Not counted. See the calculator for age and sickness.',
    timeInCustody: 'Time in custody, in months',
    monthsHint: 'Grouped as under 3, 3 to 5, 6 to 11, or 12 and more.',
    priorConvictions: 'Previous convictions',
    convictionsHint: 'Number of previous convictions.',
    flightRisk: 'Flight risk',
    flightHint: 'Compared with the latest risk assessment of each case.',
    caseStrength: 'Strength of the case (optional)',
    strengthHint: 'Not counted: no record has this for earlier cases.',
    open: 'Not stated',
    level,
    strength: { weak: 'Weak', moderate: 'Moderate', strong: 'Strong' },
    submit: 'Predict',
  },
  faults: {
    title: 'There is a problem',
    whole: 'Enter a whole number, such as 6, or leave blank.',
    age: 'Enter an age from 1 to 120, or leave blank.',
    months: 'Enter months from 0 to 600.',
    convictions: 'Enter a number from 0 to 100.',
    name: 'Enter a name of at most 120 letters.',
  },
  result: {
    title: 'Result',
    tabs: { factors: 'Key Factors', similar: 'Similar Cases', recommendation: 'Recommendation' },
    tabsLabel: 'Result sections',
    probability: (percent: number) => `${percent}%`,
    label,
    counted,
    smoothed: (percent: number, decided: number) =>
      `Adjusted for the small number, using all your ${decidedMatters(decided)}: ${percent}%.`,
    tooFew: 'Fewer than thirty matters: not reliable.',
    notStated: 'No probability is stated.',
    changed: 'The form has changed. Press Predict again.',
    favorable: 'Favorable',
    unfavorable: 'Unfavorable',
    points: (points: number) => `${points > 0 ? '+' : ''}${points} points`,
    effect: (alike: { granted: number; decided: number }, others: { granted: number; decided: number }) =>
      `Granted: ${alike.granted} of ${alike.decided} similar matters, ${others.granted} of ${others.decided} others.`,
    noFactors: 'Too few matters to compare factors (five on each side are needed).',
    feature,
    noSimilar: 'None of your decided matters is similar.',
    similarity: (percent: number) => `${percent}% similar`,
    matched: (names: string) => `Same: ${names}`,
    differing: (names: string) => `Different: ${names}`,
    unknown: (names: string) => `Not known: ${names}`,
    outcome: { Approved: 'Approved', Rejected: 'Rejected' },
    open: 'Open the case',
    of: (number: string) => `: ${number}`,
    waits: (court: string | null) => (court === null ? 'Your matters' : `Your matters before a ${court}`),
    median: (who: string, n: number) => `${who}: half were decided within ${days(n)}.`,
    noMedian: (who: string) =>
      `${who}: more than half are pending, or there are none, so no median is stated.`,
    pending: (n: number) => `${matters(n)} still pending and counted as such.`,
    noAdvice: 'Counts are not a ground for or against bail. Argue the facts and the law of this case.',
    toCalculator: 'Compute the dates of this case',
    judgeNamed: (name: string) => `Judge named: ${name}. Not counted.`,
  },
  sample: {
    chip: 'SAMPLE',
    why: 'None of your matters is decided yet. This is an invented sample about no real person or case. It is not printed.',
    percent: 68,
    factors: [
      { name: 'First-time offender', points: 25 },
      { name: 'Long time in custody', points: 20 },
      { name: 'Fixed address', points: 15 },
      { name: 'Seriousness of the offence', points: -30 },
      { name: 'Family in the district', points: 10 },
    ],
    cases: [
      { number: 'BA/2023/0187', court: 'Sessions Court', percent: 87, granted: true },
      { number: 'BA/2023/0254', court: 'High Court', percent: 76, granted: true },
      { number: 'BA/2022/0912', court: 'Sessions Court', percent: 68, granted: false },
    ],
    recommendation: 'An application may be considered with a fixed address and regular attendance in court.',
  },
  history: {
    title: 'Historical Analytics',
    lead: 'Filed matters that you can open here, excluding withdrawn ones.',
    tabsLabel: 'Historical analytics',
    tabs: { months: 'By month', courts: 'By court', offences: 'By section', wait: 'Time to order' },
    empty: 'No matters filed yet.',
    noMonths: 'No matters filed in the last twelve months.',
    month: 'Month of filing',
    filed: 'Filed',
    decided: 'Decided',
    granted: 'Granted',
    share: 'Share granted',
    court: 'Court',
    offence: 'Section',
    median: 'Half decided within',
    days,
    noMedian: 'Not stated',
    shareOf: (share: GrantedShare) =>
      share.kind === 'none' || share.kind === 'counts-only'
        ? 'Fewer than ten'
        : `${share.percent}% (${share.interval.low} to ${share.interval.high})`,
    waitCaption: 'Matters without an order after so many days',
    day: 'Day',
    waiting: 'Still pending',
    percent: (part: number) => `${Math.round(part * 100)}%`,
    chartMonths: 'Filed, decided and granted by month; same data in the table below',
    chartWait: 'Share of your matters still pending, by days; same data in the table below',
    waitAxes: 'Across: days since filing. Up: share still pending. Dashed line: half of the matters.',
    counted: (n: number, pending: number) => `${matters(n)}, of which ${pending} pending.`,
  },
};
