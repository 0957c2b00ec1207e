/** The structured checklist: the form, the result, and what it is not. Nothing of the person stands near it. */
import { DEVICE } from '#text/device-word.ts';
import type { CalculatedAssessment, RiskAnswers } from '#contract/assessment.ts';

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
  /** What a judge's page lists, and what is stored with an assessment. */
  sentence: ({ factor, answer, score, weight, weightedScore }: RiskPart) =>
    `${factors[factor]}: ${answers[answer]}. ${score} of 3 points at ${weight}% gives ${points(weightedScore)}.`,
  sentenceMissing: (factor: Factor) => `${factors[factor]}: not known.`,
  about: {
    title: 'What this is',
    checklist:
      'This is a structured checklist. It adds up four answers by four weights that you choose. It predicts nothing about anyone.',
    notValidated:
      'It is not validated: nobody has tested its answers, weights or limits against what people on bail in India did.',
    rights:
      'Statutory rights stand above it. A High level cannot defeat bail in a bailable offence (s.478 BNSS), default bail (s.187(3) BNSS) or release of an undertrial (s.479 BNSS).',
    person: 'It asks nothing about who the person is, and nothing of that may enter an answer.',
  },
  form: {
    title: 'Risk factors',
    hints: {
      criminalHistory: 'Convictions only. A pending case is not a conviction.',
      flightRisk: 'What the person did: missed dates, proclamation, warrants not answered, or none of these.',
      severityOfCharges: 'The maximum that the law sets: up to 3 years low, under 7 medium, 7 and more high.',
      socialEconomic:
        'Family, work, a fixed place to be found, a way to reach the court. Low is strong ties. Never poverty.',
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
    notOnRecord: 'The record does not say. Answer it, or leave it as not known.',
    preset: 'Preset',
    presetText: 'Nobody has answered this yet. Choose an answer, or',
    keep: 'keep this one',
    keepOf: (factor: Factor) => `for ${factors[factor].toLowerCase()}`,
    weight: 'Weight',
    weightOf: (factor: Factor) => `Weight of ${factors[factor].toLowerCase()}`,
    total: 'Total of the weights',
    totalRight: 'adds up',
    totalWrong: (total: number) => (total < 100 ? `${100 - total} too little` : `${total - 100} too much`),
    assess: 'Assess Risk',
    assessNot: (total: number) =>
      total < 100
        ? `Assess Risk: first add ${100 - total} to the weights`
        : `Assess Risk: first take ${total - 100} off the weights`,
  },
  result: {
    title: 'Result',
    onPresets: 'No assessment: this rests on presets',
    onPresetsText: (presets: readonly Factor[]) =>
      `Nobody has answered ${presets.map((factor) => factors[factor].toLowerCase()).join(', ')}. The level below is what the presets alone give; it says nothing of any person and is not saved.`,
    before: 'Answer the four factors, let the weights add up to 100, and press Assess Risk.',
    changed: 'An answer or a weight has changed since. Press Assess Risk again.',
    level: { Low: 'Low Risk', Medium: 'Medium Risk', High: 'High Risk' } satisfies Record<Level, string>,
    sum: 'weighted sum, from 1 to 3',
    of100: (score: number) => `${score} of 100`,
    scale: (score: number, level: Level) => `${score} of 100, ${level}; Medium begins at 25, High at 75`,
    open: 'Not enough is known for a level',
    openText: (missing: readonly Factor[]) =>
      `Not known: ${missing.map((factor) => factors[factor].toLowerCase()).join(', ')}. An answer that is missing is not counted as medium.`,
    between: ({ lowest, highest }: Pick<CalculatedAssessment, 'lowest' | 'highest'>) => {
      const [low, high] = [points(lowest.weightedSum), points(highest.weightedSum)];
      return lowest.level === highest.level
        ? `Whatever is missing, the sum lies between ${low} and ${high}: ${lowest.level}.`
        : `The sum lies between ${low} (${lowest.level}) and ${high} (${highest.level}).`;
    },
    recommendation: 'Recommendation',
    recommend: {
      Low: 'Bail may be recommended with standard conditions, such as regular reporting.',
      Medium:
        'Bail may be recommended with conditions: regular reporting, surrender of the passport and a substantial surety bond.',
      High: 'Bail may not be recommended. If it is considered, strict conditions are needed.',
    } satisfies Record<Level, string>,
    reminder:
      'A checklist decides nothing: the court weighs the whole case, and statutory rights come first.',
    contributions: 'What each factor gives',
    chart: (parts: readonly RiskPart[]) =>
      `Points of each factor: ${parts.map(({ factor, weightedScore }) => `${factors[factor]} ${points(weightedScore)}`).join(', ')}`,
    table: 'The same as a table',
    head: { factor: 'Factor', answer: 'Answer', score: 'Points', weight: 'Weight', gives: 'Gives' },
    sumRow: 'Sum',
    flips: 'What would change the level',
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
    title: 'Rights that stand above any level',
    bailable: 'Bail as of right: every offence charged is bailable',
    'default-bail': 'Default bail, once no charge-sheet is filed in time',
    undertrial: 'Release of an undertrial by the time undergone',
    now: 'Stands now',
    from: 'From',
    whatever: 'Whatever this checklist says, this cannot be refused because of it.',
    none: 'The facts on record show none of the three today, or are not enough to tell. As soon as one arises, it stands above any level.',
    noTables:
      'The tables of the law are not on this device yet, so no right can be named. Open this page once with a network.',
  },
  saved: {
    title: 'Saved to the case',
    none: 'No assessment has been saved to this case yet.',
    show: 'Show what was saved',
    save: 'Save to the case',
    saving: 'Saving',
    seenBy:
      'The owner of the case and the court before which it is can read what is saved. It is never changed; a new one is added.',
    presets: 'A result that rests on presets is not saved. Answer every factor first.',
    notComplete: 'Only a complete assessment can be saved. Answer what is not known first.',
    done: {
      title: 'Assessment saved',
      description: `It is safe on this ${DEVICE}, and goes to the server by itself.`,
    },
    gone: {
      title: 'Not saved',
      description: 'The case is no longer on this device. Open it again from your dashboard.',
    },
    full: {
      title: `This ${DEVICE} is full`,
      description: 'The assessment was not saved. Free some space and try again.',
    },
    version: (n: number) => `No. ${n}`,
    unsent: 'Not sent yet',
    by: 'by',
    roles: { judge: 'Judge', lawyer: 'Lawyer', user: 'User' },
    earlier: 'Earlier assessments',
  },
  record: {
    loading: 'Opening the case',
    missing: 'Not found, or you do not have access to it.',
    offline: 'This case is not on this device yet.',
    failed: 'Server error. Please try again later.',
    next: {
      missing: 'Open the case from your dashboard, or use the checklist without a case.',
      offline: 'It is fetched as soon as there is a signal. The checklist also works without a case.',
      failed: 'Nothing is lost. The checklist also works without a case.',
    },
  },
  missing: {
    without: 'Use it without a case',
    noCalculation:
      'The tables of the law are not on this device, so nothing could be filled in from the record. Answer each factor yourself.',
  },
};
