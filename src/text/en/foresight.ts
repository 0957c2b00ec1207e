/** Predictive Analytics: the specification's words and its sample; what is said of counts is ours. */
import type { Feature, ForesightLabel } from '#domain/foresight.ts';
import type { GrantedShare } from '#law/prediction/granted-share.ts';
import type { FactorAnswer } from '#law/risk/checklist.ts';
import { plural } from './plural.ts';

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
  court: 'Kind of court',
  custody: 'Time in custody',
  convictions: 'Earlier convictions',
  flightRisk: 'Flight risk',
};

const level: Readonly<Record<FactorAnswer, string>> = { low: 'Low', medium: 'Medium', high: 'High' };

function counted(share: GrantedShare, offence: string | null): string {
  const { granted, decided } = share;
  const of = offence === null ? '' : ` under ${offence}`;
  if (share.kind === 'none') return `None of your matters${of} has been decided.`;
  const said = `Of ${decidedMatters(decided)} of yours${of}, ${granted} ${granted === 1 ? 'was' : 'were'} granted`;
  if (share.kind === 'counts-only') return `${said}. Fewer than ten: no share is stated.`;
  return `${said} (${share.percent}%, likely between ${share.interval.low}% and ${share.interval.high}%).`;
}

export const foresight = {
  title: 'Predictive Analytics',
  lead: 'Counts what became of your own filed matters like the one you describe. It says nothing of any court, and nothing of what a judge ought to do.',
  reading: 'Counting your matters...',
  failed: {
    title: 'Your matters could not be counted',
    text: 'What is on this device could not be read. Close other tabs of Zamanat and try again; nothing is lost.',
    again: 'Try again',
  },
  form: {
    title: 'The matter',
    offenseType: 'Offence',
    offenseHint: 'The sections of your decided matters.',
    anyOffence: 'All sections',
    courtType: 'Court',
    anyCourt: 'Any court',
    judge: 'Judge (optional)',
    judgeHint:
      'Not counted, whoever is named: no figure here is about a judge. It stands on your print only.',
    applicantAge: 'Age of the applicant (optional)',
    ageHint: 'Not counted. What the law gives the young, the old and the sick is on the calculator.',
    timeInCustody: 'Time in custody, in months',
    monthsHint: 'Compared as under 3, 3 to 5, 6 to 11, or 12 and more.',
    priorConvictions: 'Earlier convictions',
    convictionsHint: 'How many cases ended in a conviction.',
    flightRisk: 'Flight risk',
    flightHint: 'Compared with the latest risk assessment of each case.',
    caseStrength: 'Strength of the case (optional)',
    strengthHint: 'Not counted: no record says how strong an earlier case was.',
    open: 'Not said',
    level,
    strength: { weak: 'Weak', moderate: 'Moderate', strong: 'Strong' },
    submit: 'Predict',
  },
  faults: {
    title: 'There is a problem',
    whole: 'Write a whole number, such as 6, or leave it empty.',
    age: 'Write an age from 1 to 120, or leave it empty.',
    months: 'Write months from 0 to 600: ten years are 120.',
    convictions: 'Write a number from 0 to 100.',
    name: 'Write a name of at most 120 letters.',
  },
  result: {
    title: 'Result',
    tabs: { factors: 'Key Factors', similar: 'Similar Cases', recommendation: 'Recommendation' },
    tabsLabel: 'Parts of the result',
    probability: (percent: number) => `${percent}%`,
    label,
    counted,
    smoothed: (percent: number, decided: number) =>
      `Drawn towards all ${decidedMatters(decided)} of yours, as so few swing widely: ${percent}%.`,
    tooFew: 'Too few to rely on: fewer than thirty.',
    notStated: 'No probability is stated.',
    changed: 'The form has changed since. Press Predict to count again.',
    favorable: 'Favorable',
    unfavorable: 'Unfavorable',
    points: (points: number) => `${points > 0 ? '+' : ''}${points} points`,
    effect: (alike: { granted: number; decided: number }, others: { granted: number; decided: number }) =>
      `${alike.granted} of ${alike.decided} like it were granted, ${others.granted} of ${others.decided} others.`,
    noFactors:
      'No answer of yours is found in five matters and missing in five others, so nothing can be compared.',
    feature,
    noSimilar: 'None of your decided matters can be compared with this one.',
    similarity: (percent: number) => `${percent}% similar`,
    matched: (names: string) => `The same: ${names}`,
    differing: (names: string) => `Different: ${names}`,
    unknown: (names: string) => `Not known: ${names}`,
    outcome: { Approved: 'Approved', Rejected: 'Rejected' },
    open: 'Open the case',
    of: (number: string) => `: ${number}`,
    waits: (court: string | null) => (court === null ? 'Your matters' : `Your matters before a ${court}`),
    median: (who: string, n: number) => `${who}: half had their order within ${days(n)}.`,
    noMedian: (who: string) =>
      `${who}: more than half still wait, or none is there yet, so no middle can be stated.`,
    pending: (n: number) =>
      `${matters(n)} still ${n === 1 ? 'waits' : 'wait'} and ${n === 1 ? 'is' : 'are'} counted as such.`,
    noAdvice: 'Counts are no ground for bail and none against it. Argue the facts and the law of this case.',
    toCalculator: 'Count the dates of this case',
    judgeNamed: (name: string) => `Judge named: ${name}. Not counted.`,
  },
  sample: {
    chip: 'SAMPLE',
    why: 'None of your matters has been decided yet, so nothing can be counted. What follows is a made-up sample, about no real person and no real case. It is not printed.',
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
    recommendation: 'An application may be considered with a fixed address and a local surety.',
  },
  history: {
    title: 'Historical Analytics',
    lead: 'Your own filed matters, withdrawn ones left out.',
    tabsLabel: 'Historical analytics',
    tabs: { months: 'By month', courts: 'By court', offences: 'By section', wait: 'Time to order' },
    empty: 'Nothing is filed yet. What you file is counted here.',
    month: 'Month of filing',
    filed: 'Filed',
    decided: 'Decided',
    granted: 'Granted',
    share: 'Share granted',
    court: 'Court',
    offence: 'Section',
    median: 'Half had their order within',
    days,
    noMedian: 'Not stated',
    shareOf: (share: GrantedShare) =>
      share.kind === 'none' || share.kind === 'counts-only'
        ? 'Fewer than ten'
        : `${share.percent}% (${share.interval.low} to ${share.interval.high})`,
    waitCaption: 'Matters still without an order, after so many days',
    day: 'Day',
    waiting: 'Still waiting',
    percent: (part: number) => `${Math.round(part * 100)}%`,
    chartMonths: 'Filed, decided and granted by month; the table below says the same',
    chartWait: 'The part of your matters that still waits, by days; the table below says the same',
    counted: (n: number, pending: number) =>
      `${matters(n)}, of which ${pending} still ${pending === 1 ? 'waits' : 'wait'}.`,
  },
};
