/** Converts all entries to a draft application: form fields and underlying facts. */
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { CALCULATOR_FACTS } from '#facts/facts.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import type { LawFacts } from '#law/facts.ts';
import type { OffenceRef } from '#law/tables.ts';
import { proposedRelief, type Relief } from '#law/relief.ts';
import { routeFacts } from '#parts/route-facts/route-patch.ts';
import { type CalculatorForm, withoutHiddenAnswers } from './calculator-form.ts';
import { dateOf } from './form-dates.ts';
import { type CalculatorResult, reliefToday } from './result.ts';

export interface Seed {
  readonly relief: Relief;
  readonly form: Partial<ApplicationForm>;
  readonly facts: Partial<CaseFacts>;
}

/** Relief of the available right, or the ordinary relief before such a court. */
export function draftSeed(
  typed: CalculatorForm,
  { explained }: CalculatorResult,
  evidenceStage: string,
): Seed {
  const form = withoutHiddenAnswers(typed);
  const { matter } = explained.found;
  return {
    relief: reliefToday(explained) || proposedRelief(matter.court ?? 'magistrate', matter.custodyStatus),
    form: known({
      sections: form.sections.trim(),
      arrestDate: dateOf(form.arrestDate) ?? '',
      firDate: dateOf(form.firDate) ?? '',
      custodyStatus: form.custodyStatus,
      age: form.age.trim(),
      limb: form.limb,
      gender: form.woman === 'yes' ? 'female' : '',
    }),
    facts: factsUnder(form, matter, evidenceStage),
  };
}

/** An empty field does not erase facts of the draft. */
const known = (form: Partial<ApplicationForm>): Partial<ApplicationForm> =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));

const refOf = ({ code, section, variant }: OffenceRef) => ({ code, section, ...(variant && { variant }) });

function factsUnder(form: CalculatorForm, matter: LawFacts, evidenceStage: string): Partial<CaseFacts> {
  const { firstEvidenceDate, principalOffences = [] } = matter;
  const ofThePerson = Object.fromEntries(CALCULATOR_FACTS.map((fact) => [fact, matter[fact]]));
  const routeAnswers = routeFacts(form.routes, { arrestDate: matter.arrestDate }, evidenceStage);
  const none = form.pendingCases === 'none' && form.previousConvictions === 'none';
  const facts: { readonly [K in keyof CaseFacts]?: CaseFacts[K] | undefined } = {
    firstRemandDate: matter.firstRemandDate,
    chargesheet: matter.chargesheet,
    remandExtension: matter.remandExtension,
    defaultBailClaim: matter.defaultBailClaim,
    delayByAccusedDays: matter.delayByAccusedDays,
    ...routeAnswers,
    custody: matter.custody && [...matter.custody],
    trial: trialOf({ firstEvidenceDate, beside: routeAnswers.trial, evidenceStage }),
    antecedents: none ? { known: true, rows: [] } : undefined,
    principalOffences: principalOffences.length > 0 ? principalOffences.map(refOf) : undefined,
    person: knownOf({ ...routeAnswers.person, ...ofThePerson }),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

interface TrialGiven {
  readonly firstEvidenceDate: LawFacts['firstEvidenceDate'];
  readonly beside: CaseFacts['trial'];
  readonly evidenceStage: string;
}

/** Facts of the trial; undefined without an evidence date or statement. */
function trialOf({ firstEvidenceDate, beside, evidenceStage }: TrialGiven): CaseFacts['trial'] {
  if (firstEvidenceDate === undefined) return beside;
  return { ...beside, stage: evidenceStage, firstEvidenceDate };
}

/** A group without facts is undefined. */
function knownOf<T extends object>(group: T): T | undefined {
  return Object.values(group).every((value) => value === undefined) ? undefined : group;
}
