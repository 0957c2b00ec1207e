/** Form values from the facts of a record. */
import { sectionText } from '#contract/case/section-text.ts';
import { CALCULATOR_FACTS } from '#facts/facts.ts';
import type { Applicant, BailPart } from '#contract/application/application.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { routeFormOf } from '#parts/route-facts/route-form-of.ts';
import { BLANK, type CalculatorForm } from './calculator-form.ts';
import type { YesNoUnknown } from '#parts/route-facts/route-form.ts';

interface RecordInput {
  readonly facts: Partial<CaseFacts>;
  readonly applicant?: Partial<Applicant>;
  readonly bail?: Partial<BailPart>;
}

export function formFromRecord({ facts, applicant, bail }: RecordInput): CalculatorForm {
  const { arrestDate, firDate, firstRemandDate, custodyStatus, delayByAccusedDays, trial } = facts;
  return {
    ...BLANK,
    ...present({ arrestDate, firDate, firstRemandDate, custodyStatus }),
    ...present({
      firstEvidenceDate: trial?.firstEvidenceDate,
      delayByAccusedDays: delayByAccusedDays?.toString(),
    }),
    ...antecedents(facts),
    ...prosecution(facts),
    ...sectionsAndBreaks(facts),
    principal: (facts.principalOffences ?? []).map(sectionText).join(', '),
    limb: (facts.limbs ?? []).join(', '),
    ...personIn(facts, applicant),
    ...present({ convictedOn: bail?.conviction?.on }),
    routes: routeFormOf(facts),
  };
}

/** Removes fields that the record lacks. */
const present = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this line removes the absent fields
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

function prosecution({
  chargesheet,
  remandExtension,
  defaultBailClaim: claim,
}: Partial<CaseFacts>): Partial<CalculatorForm> {
  return {
    ...present({ chargesheet: chargesheet?.state, remandExtension: remandExtension?.state }),
    ...(chargesheet?.state === 'filed' && {
      chargesheetOn: chargesheet.on,
      chargesheetAt: chargesheet.at ?? '',
    }),
    ...(remandExtension?.state === 'granted' && {
      extendedUntil: remandExtension.until,
      orderedOn: remandExtension.orderedOn ?? '',
      produced: yesNo(remandExtension.produced),
      prosecutorReport: yesNo(remandExtension.prosecutorReport),
    }),
    ...claimIn(claim),
  };
}

function claimIn(claim: CaseFacts['defaultBailClaim']): Partial<CalculatorForm> {
  if (!claim) return {};
  return claim.state === 'none'
    ? { defaultBailClaim: 'none' }
    : { defaultBailClaim: 'claimed', defaultBailClaimOn: claim.on, defaultBailClaimAt: claim.at ?? '' };
}

function sectionsAndBreaks({ offences = [], sections = [], custody = [] }: Partial<CaseFacts>) {
  const breaks = custody.filter(({ kind }) => kind === 'interim-bail');
  return {
    sections: [...new Set([...offences.map(sectionText), ...sections])].join(', '),
    breaks: breaks.map(({ from, to }) => ({ from, to: to ?? '' })),
  };
}

function antecedents({
  antecedents: known,
}: Partial<CaseFacts>): Pick<CalculatorForm, 'pendingCases' | 'previousConvictions' | 'earlierSections'> {
  if (!known) return { pendingCases: '', previousConvictions: '', earlierSections: '' };
  const count = (state: string) => howMany(known.rows.filter((row) => row.state === state).length);
  const convicted = known.rows.filter(({ state }) => state === 'convicted');
  return {
    pendingCases: count('pending'),
    previousConvictions: count('convicted'),
    earlierSections: convicted.map(({ sections }) => sections.join(', ')).join('; '),
  };
}

function personIn(
  { person, coercive }: Partial<CaseFacts>,
  applicant: Partial<Applicant> | undefined,
): Partial<CalculatorForm> {
  const known = CALCULATOR_FACTS.map((fact) => [fact, yesNo(person?.[fact])]);
  return {
    age: applicant?.age?.toString() ?? '',
    ...Object.fromEntries(known),
    woman: yesNo(person?.woman ?? isWoman(applicant)),
    cooperated: coercive?.rows.some(({ recalledOn }) => recalledOn === undefined) ? 'no' : '',
  };
}

const isWoman = (applicant: Partial<Applicant> | undefined): boolean | undefined =>
  applicant?.gender ? applicant.gender === 'female' : undefined;

const yesNo = (known: boolean | undefined): YesNoUnknown => (known === undefined ? '' : known ? 'yes' : 'no');

const howMany = (n: number) => (n === 0 ? 'none' : n === 1 ? 'one' : 'multiple');
