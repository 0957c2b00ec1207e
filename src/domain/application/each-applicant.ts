/** A co-applicant's part of an application, as an application of that person alone. */
import type { ApplicationContent, CoApplicant } from '#contract/application/application.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { present } from '#kernel/present.ts';

export interface JointContent {
  readonly applicant?: Partial<ApplicationContent['applicant']> | undefined;
  readonly case?: Partial<CaseFacts> | undefined;
  readonly coApplicants?: readonly CoApplicant[] | undefined;
}

/** Facts of the FIR, the court and the trial. Every other fact belongs to one person. */
const SHARED = [
  'firNumber',
  'firDate',
  'policeStation',
  'district',
  'state',
  'respondent',
  'cnr',
  'caseNumber',
  'court',
  'courtName',
  'courtPlace',
  'offences',
  'principalOffences',
  'limbs',
  'sections',
  'allegations',
  'applicantVersion',
  'role',
  'offenceDate',
  'amountInvolved',
  'firInOtherState',
  'trial',
  'furtherFirs',
  'coAccused',
  'specialCourtOrderOn',
  'specialCourtName',
  'appealFiledOn',
] as const satisfies readonly (keyof CaseFacts)[];

/**
 * The application as the co-applicant's own: facts of the case are shared, and a fact of the first applicant
 * alone stays unknown.
 */
export function asAppliedBy<Content extends JointContent>(content: Content, person: CoApplicant): Content {
  const { custodyStatus, arrestDate, firstRemandDate, jail, antecedents, coercive } = person;
  const { name, parentage, age, gender, occupation, address } = person;
  const { case: facts = {}, coApplicants: _, ...rest } = content;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same groups with facts of another person
  return {
    ...rest,
    applicant: { name, age, gender, address, ...present({ parentage, occupation }) },
    case: {
      ...sharedFacts(facts),
      ...present({ custodyStatus, arrestDate, firstRemandDate, jail, antecedents, coercive }),
      ...present({ person: person.person }),
    },
  } as unknown as Content;
}

function sharedFacts(facts: Partial<CaseFacts>): Partial<CaseFacts> {
  const { chargesheet, remandExtension } = facts;
  return {
    ...Object.fromEntries(SHARED.flatMap((name) => (name in facts ? [[name, facts[name]]] : []))),
    ...present({ chargesheet: ofAll(chargesheet), remandExtension: orderOfAll(remandExtension) }),
  };
}

/** An investigation that was incomplete for one accused may have been complete for another. */
function ofAll(chargesheet: CaseFacts['chargesheet']): CaseFacts['chargesheet'] {
  if (chargesheet?.state !== 'filed') return chargesheet;
  const { incomplete: _, ...filed } = chargesheet;
  return filed;
}

/** The production of one accused says nothing about another. */
function orderOfAll(extension: CaseFacts['remandExtension']): CaseFacts['remandExtension'] {
  if (extension?.state !== 'granted') return extension;
  const { produced: _, ...order } = extension;
  return order;
}
