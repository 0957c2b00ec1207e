/** Missing facts of a matter as form values. An empty field stays unknown. */
import { sectionText } from '#contract/case/section-text.ts';
import { type AskedAnswer, detailsIn, type FACTS } from '#facts/facts.ts';
import type { RouteForm, RouteQuestion } from '#parts/route-facts/route-form.ts';
import type { RouteField } from '#parts/route-facts/route-faults.ts';
import { routeFormOf } from '#parts/route-facts/route-form-of.ts';
import type { KnownFacts } from '#domain/case/clock-matter.ts';

export interface OtherCase {
  readonly firNumber: string;
  readonly policeStation: string;
  readonly sections: string;
  readonly state: '' | (typeof FACTS)['otherCases']['rows']['state']['of'][number];
}

export interface FactForm {
  readonly sections: string;
  readonly principal: string;
  readonly limb: string;
  /** Dates are `YYYY-MM-DD`, or the raw text of an incomplete date. */
  readonly firDate: string;
  readonly custodyStatus: AskedAnswer<'custodyStatus'>;
  readonly arrestDate: string;
  readonly firstRemandDate: string;
  readonly chargesheet: AskedAnswer<'chargesheet'>;
  readonly chargesheetOn: string;
  readonly chargesheetAsOf: string;
  readonly remandExtension: AskedAnswer<'remandExtension'>;
  readonly extendedUntil: string;
  /** Order extending the time: its date and the material before the court. */
  readonly orderedOn: string;
  readonly produced: AskedAnswer<'produced'>;
  readonly prosecutorReport: AskedAnswer<'prosecutorReport'>;
  /** Default bail applied for. Hours are `HH:mm`, or the raw text of an incomplete time. */
  readonly defaultBailClaim: AskedAnswer<'defaultBailClaim'>;
  readonly defaultBailClaimOn: string;
  readonly defaultBailClaimAt: string;
  readonly chargesheetAt: string;
  readonly antecedents: AskedAnswer<'antecedents'>;
  readonly others: readonly OtherCase[];
  readonly delayByAccusedDays: string;
  readonly firstEvidenceDate: string;
  readonly interimProtectionUntil: string;
  /** Facts of remedies other than the ordinary sections. */
  readonly routes: RouteForm;
}

/** In the order in which a record lists them. */
export const OWN_QUESTIONS = [
  'sections',
  'principal',
  'limb',
  'firDate',
  'custodyStatus',
  'arrestDate',
  'firstRemandDate',
  'chargesheet',
  'remandExtension',
  'chargesheetAt',
  'orderedOn',
  'defaultBailClaim',
  'antecedents',
  'delayByAccusedDays',
  'firstEvidenceDate',
  'interimProtectionUntil',
] as const satisfies readonly (keyof FactForm)[];
export type OwnQuestion = (typeof OWN_QUESTIONS)[number];
export type Question = OwnQuestion | RouteQuestion;

/** An answer of one field; `others` and `routes` have fields of their own. */
export type AnswerName = Exclude<keyof FactForm, 'others' | 'routes'>;

/** The fields of a question: its answer, and the details that the answer asks for. */
export function shownAnswers(question: OwnQuestion, form: FactForm): AnswerName[] {
  const { others: _others, routes: _routes, ...answers } = form;
  return [question, ...detailsIn(question, answers)];
}

export const BLANK_OTHER: OtherCase = { firNumber: '', policeStation: '', sections: '', state: '' };

/** Known facts. A charge-sheet last recorded as not filed is asked again as of today. */
export function factForm(facts: KnownFacts, today: string): FactForm {
  return {
    ...chargeForm(facts),
    firDate: facts.firDate ?? '',
    custodyStatus: facts.custodyStatus ?? '',
    arrestDate: facts.arrestDate ?? '',
    firstRemandDate: facts.firstRemandDate ?? '',
    chargesheet: '',
    chargesheetOn: '',
    chargesheetAsOf: today,
    remandExtension: '',
    extendedUntil: '',
    ...orderForm(facts),
    ...claimForm(facts),
    antecedents: '',
    others: [BLANK_OTHER],
    delayByAccusedDays: '',
    firstEvidenceDate: facts.trial?.firstEvidenceDate ?? '',
    interimProtectionUntil: facts.interimProtectionUntil ?? '',
    routes: routeFormOf(facts),
  };
}

const chargeForm = ({ sections = [], limbs = [], principalOffences = [] }: KnownFacts) => ({
  sections: sections.join(', '),
  limb: limbs.join(', '),
  principal: principalOffences.map(sectionText).join(', '),
});

/** All recorded answers, for correction. */
export function knownForm(facts: KnownFacts, today: string): FactForm {
  return {
    ...factForm(facts, today),
    ...knownChargesheet(facts),
    ...knownExtension(facts),
    ...knownAntecedents(facts),
    delayByAccusedDays: facts.delayByAccusedDays?.toString() ?? '',
  };
}

const knownChargesheet = ({ chargesheet: known }: KnownFacts) => ({
  chargesheet: known?.state ?? ('' as const),
  chargesheetOn: known?.state === 'filed' ? known.on : '',
});

const knownExtension = ({ remandExtension: known }: KnownFacts) => ({
  remandExtension: known?.state ?? ('' as const),
  extendedUntil: known?.state === 'granted' ? known.until : '',
});

function knownAntecedents({ antecedents: known }: KnownFacts): Partial<FactForm> {
  if (!known) return {};
  return known.rows.length === 0
    ? { antecedents: 'none' }
    : { antecedents: 'some', others: known.rows.map(otherOf) };
}

type KnownOther = NonNullable<KnownFacts['antecedents']>['rows'][number];

const otherOf = ({ firNumber, policeStation, sections, state }: KnownOther): OtherCase => ({
  firNumber,
  policeStation,
  sections: sections.join(', '),
  state,
});

function orderForm({
  remandExtension: known,
}: KnownFacts): Pick<FactForm, 'orderedOn' | 'produced' | 'prosecutorReport'> {
  if (known?.state !== 'granted') return { orderedOn: '', produced: '', prosecutorReport: '' };
  const { orderedOn = '', produced, prosecutorReport } = known;
  return { orderedOn, produced: yesNo(produced), prosecutorReport: yesNo(prosecutorReport) };
}

const yesNo = (known: boolean | undefined) => (known === undefined ? '' : known ? 'yes' : 'no');

type ClaimForm = Pick<
  FactForm,
  'defaultBailClaim' | 'defaultBailClaimOn' | 'defaultBailClaimAt' | 'chargesheetAt'
>;

function claimForm({ defaultBailClaim: known, chargesheet }: KnownFacts): ClaimForm {
  const chargesheetAt = chargesheet?.state === 'filed' ? (chargesheet.at ?? '') : '';
  return known?.state === 'claimed'
    ? {
        defaultBailClaim: 'claimed',
        defaultBailClaimOn: known.on,
        defaultBailClaimAt: known.at ?? '',
        chargesheetAt,
      }
    : { defaultBailClaim: known?.state ?? '', defaultBailClaimOn: '', defaultBailClaimAt: '', chargesheetAt };
}

/** Id of the first control of a question, for labels, errors and the summary. */
export const factId = (caseId: string, field: keyof FactForm | RouteField | `other-${number}`): string =>
  `fact-${caseId}-${field}`;
