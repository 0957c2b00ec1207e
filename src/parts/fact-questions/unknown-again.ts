/** What makes an answer unknown again, as a merge patch of the case's facts. */
import type { FactsPatch } from '#data/records/case/case-facts.ts';
import type { Question } from './fact-form.ts';

export const UNKNOWN_AGAIN: Readonly<Record<Question, FactsPatch | null>> = {
  sections: null, // a matter has sections
  principal: { principalOffences: null },
  firDate: { firDate: null },
  custodyStatus: { custodyStatus: null },
  arrestDate: { arrestDate: null },
  firstRemandDate: { firstRemandDate: null },
  chargesheet: { chargesheet: null },
  remandExtension: { remandExtension: null },
  chargesheetAt: { chargesheet: { at: null } },
  orderedOn: { remandExtension: { orderedOn: null } },
  claim: { defaultBailClaim: null },
  antecedents: { antecedents: null },
  delayDays: { delayByAccusedDays: null },
  firstEvidenceDate: { trial: { firstEvidenceDate: null } },
  interimProtectionUntil: { interimProtectionUntil: null },
  arrestAt: { arrest: { at: null } },
  production: { arrest: { production: null } },
  grounds: { groundsOfArrestAt: null },
  relativeInformed: { arrest: { relativeInformed: null } },
  appearanceNotice: { arrest: { appearanceNotice: null } },
  reasonsInWriting: { arrest: { reasonsInWriting: null } },
  notice: { noticeToAppear: null },
  policeCustody: null, // interim bail stands in the same spans
  bailOrder: { bailOrder: null },
  otherState: { firInOtherState: null },
  witnesses: { trial: { witnessesCited: null, witnessesExamined: null } },
  trial: { trial: { over: null, concludedOn: null, acquittedOn: null } },
  specialCourtOrderOn: { specialCourtOrderOn: null, appealFiledOn: null },
  deposit: { chequeDeposit: null },
  ageAtAct: { person: { ageAtAct: null } },
  amountInvolved: { amountInvolved: null },
  onBailAtOffence: { person: { onBailAtOffence: null } },
  unlawfulEntry: { person: { unlawfulEntry: null } },
  proclaimed: null, // warrants stand in the same rows
  incomplete: { chargesheet: { incomplete: null } },
};
