/** Structured checklist: form, result and limits. Contains no personal data. */
import { DEVICE } from '#text/device-word.ts';
import type { CalculatedAssessment, RiskAnswers } from '#contract/case/assessment.ts';

type Factor = keyof RiskAnswers;
type FactorAnswer = RiskAnswers[Factor];
type Level = CalculatedAssessment['lowest']['level'];

export interface RiskPart {
  readonly factor: Factor;
  readonly answer: FactorAnswer;
  readonly score: number;
  readonly weight: number;
  readonly weightedScore: number;
}

export interface RiskFlip {
  readonly factor: Factor;
  readonly to: FactorAnswer;
  readonly level: Level;
  readonly weightedSum: number;
}

const points = (n: number): string => n.toFixed(2);

const factors: Readonly<Record<Factor, string>> = {
  criminalHistory: 'Criminal history',
  flightRisk: 'Flight risk',
  severityOfCharges: 'Severity of charges',
  socialEconomic: 'Socio-economic ties and means to attend',
};

const answers: Readonly<Record<FactorAnswer, string>> = { low: 'Low', medium: 'Medium', high: 'High' };

const years = (n: number): string => (n === 1 ? '1 year' : `${n} years`);

export const risk = {
  title: 'Risk Assessment',
  over: 'A structured checklist',
  forCase: 'For the case',
  factors,
  answers,
  notKnown: 'I do not know',
  notKnownShort: 'Not known',
  points,
  percent: (n: number) => `${n}%`,
  /** Listed on the judge's page, and stored with an assessment. */
  sentence: ({ factor, answer, score, weight, weightedScore }: RiskPart) =>
    `${factors[factor]}: ${answers[answer]}. ${score} of 3 points at ${weight}% gives ${points(weightedScore)}.`,
  sentenceMissing: (factor: Factor) => `${factors[factor]}: not known.`,
  about: {
    title: 'About this checklist',
    checklist:
      'A structured checklist: four answers with weights that you choose. It is not a prediction about any person.',
    notValidated: 'Not validated: it has not been tested against bail outcomes in India.',
    rights:
      'Statutory rights prevail over it. A High level cannot defeat bail in a bailable offence (s.478 BNSS), default bail (s.187(3) BNSS) or release of an undertrial (s.479 BNSS).',
    person: 'Do not consider religion, caste, gender or community.',
  },
  form: {
    title: 'Risk factors',
    hints: {
      criminalHistory: 'Convictions only. A pending case is not a conviction.',
      flightRisk: 'Conduct only: missed dates, proclamation or unexecuted warrants, or none of these.',
      severityOfCharges: 'Maximum punishment: up to 3 years low, under 7 medium, 7 and more high.',
      socialEconomic:
        'Family, work, fixed address and means to attend court. Low means strong ties. Poverty is not a factor.',
    } satisfies Record<Factor, string>,
    onRecord: (what: string) => `From the record: ${what}`,
    severity: (offence: string, maximum: number | 'life' | 'death') =>
      maximum === 'death' || maximum === 'life'
        ? `${offence} can be punished with ${maximum === 'death' ? 'death' : 'imprisonment for life'}.`
        : `${offence} has a maximum of ${years(maximum)}.`,
    fineOnly: (offence: string) => `${offence} can be punished with a fine only.`,
    convictions: (n: number) =>
      n === 0
        ? 'No conviction is on record.'
        : n === 1
          ? 'One conviction is on record.'
          : `${n} convictions are on record.`,
    processes: (n: number) =>
      n === 0
        ? 'No warrant or proclamation is recorded.'
        : n === 1
          ? 'One warrant or proclamation is pending.'
          : `${n} warrants or proclamations are pending.`,
    notOnRecord: 'Not on record. Answer it, or leave as not known.',
    preset: 'Preset',
    presetText: 'Default, not yet answered. Choose an answer, or',
    keep: 'keep this one',
    keepOf: (factor: Factor) => `for ${factors[factor].toLowerCase()}`,
    weight: 'Weight',
    weightOf: (factor: Factor) => `Weight of ${factors[factor].toLowerCase()}`,
    total: 'Total of the weights',
    totalRight: 'correct',
    totalWrong: (total: number) => (total < 100 ? `${100 - total} short` : `${total - 100} over`),
    assess: 'Assess Risk',
    assessNot: (total: number) =>
      total < 100
        ? `Assess Risk: weights are ${100 - total} short`
        : `Assess Risk: weights are ${total - 100} over`,
  },
  result: {
    title: 'Result',
    onPresets: 'No assessment: default answers only',
    onPresetsText: (presets: readonly Factor[]) =>
      `Not answered: ${presets.map((factor) => factors[factor].toLowerCase()).join(', ')}. The level below comes from the defaults alone. It is about no person and is not saved.`,
    before: 'Answer the four factors, make the weights total 100, and press Assess Risk.',
    changed: 'An answer or a weight has changed since. Press Assess Risk again.',
    level: { Low: 'Low Risk', Medium: 'Medium Risk', High: 'High Risk' } satisfies Record<Level, string>,
    sum: 'weighted sum, from 1 to 3',
    of100: (score: number) => `${score} of 100`,
    scale: (score: number, level: Level) => `${score} of 100, ${level}; Medium begins at 25, High at 75`,
    open: 'Too little is known for a level',
    openText: (missing: readonly Factor[]) =>
      `Not known: ${missing.map((factor) => factors[factor].toLowerCase()).join(', ')}. Missing answers are not treated as medium.`,
    between: ({ lowest, highest }: Pick<CalculatedAssessment, 'lowest' | 'highest'>) => {
      const [low, high] = [points(lowest.weightedSum), points(highest.weightedSum)];
      return lowest.level === highest.level
        ? `With any missing answer, the sum is between ${low} and ${high}: ${lowest.level}.`
        : `The sum is between ${low} (${lowest.level}) and ${high} (${highest.level}).`;
    },
    recommendation: 'Recommendation',
    recommend: {
      Low: 'Bail may be recommended with standard conditions, such as regular reporting.',
      Medium:
        'Bail may be recommended with conditions: regular reporting, surrender of the passport and a substantial surety bond.',
      High: 'Bail may not be recommended. If it is considered, strict conditions are needed.',
    } satisfies Record<Level, string>,
    reminder: 'Not a decision: the court considers the whole case, and statutory rights come first.',
    contributions: 'Points by factor',
    chart: (parts: readonly RiskPart[]) =>
      `Points of each factor: ${parts.map(({ factor, weightedScore }) => `${factors[factor]} ${points(weightedScore)}`).join(', ')}`,
    table: 'Table of points',
    head: { factor: 'Factor', answer: 'Answer', score: 'Points', weight: 'Weight', gives: 'Result' },
    sumRow: 'Sum',
    flips: 'Changes that alter the level',
    flip: ({ factor, to, level, weightedSum }: RiskFlip) =>
      `${factors[factor]} at ${answers[to]}: ${level} (${points(weightedSum)})`,
    noFlip: 'No single answer would change the level.',
    ruleVersion: (version: string) => `Rule version ${version}`,
    print: 'Print',
  },
  guide: {
    title: 'Risk Level Guide',
    caption: 'The three levels',
    intro: 'Low counts 1 point, medium 2, high 3. Each is multiplied by its weight, and the four are added.',
    rows: [
      { level: 'Low', range: 'below 1.5', score: 'below 25' },
      { level: 'Medium', range: '1.5 to below 2.5', score: '25 to below 75' },
      { level: 'High', range: '2.5 and above', score: '75 and above' },
    ] satisfies readonly { level: Level; range: string; score: string }[],
    head: { level: 'Level', range: 'Weighted sum', score: 'Of 100', recommend: 'Suggests' },
  },
  rights: {
    title: 'Statutory rights that override this checklist',
    bailable: 'Bail as of right: every offence charged is bailable',
    'default-bail': 'Default bail, if no charge-sheet is filed in time',
    undertrial: 'Release of an undertrial on the period undergone',
    now: 'Accrued',
    from: 'From',
    whatever: 'This right cannot be refused because of this checklist.',
    none: 'None of the three has accrued on the recorded facts, or the facts are insufficient.',
    noTables: 'The law tables are not downloaded, so no right can be shown. Open this page once online.',
  },
  saved: {
    title: 'Saved in the case',
    none: 'No assessments saved in this case.',
    show: 'Show saved assessments',
    save: 'Save in the case',
    saving: 'Saving',
    seenBy:
      'The owner of the case and its court can read it. A saved assessment cannot be changed; add a new one.',
    presets: 'A result from default answers is not saved. Answer every factor first.',
    notComplete: 'Only a complete assessment can be saved. Answer the unknown factors first.',
    done: {
      title: 'Assessment saved',
      description: `Saved on this ${DEVICE}. It will be sent automatically.`,
    },
    gone: {
      title: 'Not saved',
      description: 'The case is no longer on this device. Open it again from your dashboard.',
    },
    version: (n: number) => `No. ${n}`,
    unsent: 'Not sent yet',
    by: 'by',
    roles: { judge: 'Judge', lawyer: 'Lawyer', user: 'User', operator: 'Operator' },
    earlier: 'Earlier assessments',
  },
  record: {
    loading: 'Loading the case',
    missing: 'Not found, or you do not have access to it.',
    offline: 'This case is not downloaded.',
    failed: 'Server error. Please try again later.',
    next: {
      missing: 'Open the case from your dashboard, or use the checklist without a case.',
      offline: 'It loads when you are online. The checklist also works without a case.',
      failed: 'The checklist also works without a case.',
    },
  },
  missing: {
    without: 'Use it without a case',
    noCalculation:
      'The law tables are not downloaded, so nothing was filled in from the record. Answer each factor yourself.',
  },
};
