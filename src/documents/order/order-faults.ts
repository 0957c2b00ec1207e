/**
 * Faults for which an order cannot be signed, checked by the editor before signing and by the server. The server
 * checks notices and time limits only in an order of the editor, which names its outcome.
 */
import type { Decision, DecisionStatus } from '#contract/application/order.ts';
import type { FindingCode } from '#contract/application/order-hearing.ts';
import { OUTCOMES } from '#contract/application/order-hearing.ts';
import { inEachFir } from '#documents/each-fir.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { isOfChild } from '#documents/child-identity.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { grantedNumbers } from '#domain/application/granted-firs.ts';
import { firReasons, hasFirFault } from '#domain/application/order-firs.ts';
import { isCancellation, isOfRight, lawfulReasons } from '#domain/application/order-reasons.ts';
import { isOnBond } from './on-bond.ts';
import {
  dutiesOf,
  FINDINGS_OF,
  type Gate,
  hearsVictim,
  type OrderDuties,
  refusesClaim,
} from './order-duties.ts';

export type OrderFaultField =
  | 'reasons'
  | 'findings'
  | 'state'
  | 'victim'
  | 'period'
  | 'surrender'
  | 'outcome'
  | 'text'
  | 'conditions'
  | 'sureties'
  | 'refusedFirs';

/** The field of each fault, and the sentence in English. Hindi is in the wire texts. */
export const ORDER_FAULTS = {
  gate: {
    field: 'findings',
    msg: 'Record the finding that the special Act requires before bail, or why that Act does not apply.',
  },
  limb: {
    field: 'findings',
    msg: 'Record which condition of the special Act is not met, and the facts for it.',
  },
  finding: { field: 'findings', msg: 'Record the finding that the law requires for this order.' },
  findingOfFir: {
    field: 'findings',
    msg: 'Remove the finding on an FIR in which this order refuses bail.',
  },
  reasons: {
    field: 'reasons',
    msg: 'This relief is refused only on the grounds of its own section. Choose at least one of them.',
  },
  state: { field: 'state', msg: 'Record whether the Public Prosecutor was heard.' },
  victim: { field: 'victim', msg: 'Record the notice to the victim or informant.' },
  period: { field: 'period', msg: 'Enter the last day of this order.' },
  purpose: { field: 'period', msg: 'Enter the purpose of the interim bail.' },
  surrender: {
    field: 'surrender',
    msg: 'Enter a day of the surrender up to the day of this order, of an applicant who was not arrested.',
  },
  attendance: {
    field: 'conditions',
    msg: 'In a bailable offence the order may require attendance only. Remove the other conditions.',
  },
  ownBond: {
    field: 'sureties',
    msg: 'A first offender is released under section 479 on a bond without surety. Enter 0 sureties.',
  },
  outcome: { field: 'outcome', msg: 'Choose an outcome that fits the decision.' },
  cancellation: {
    field: 'reasons',
    msg: 'Bail is cancelled only on the grounds of a cancellation. Choose at least one of them.',
  },
  misuse: { field: 'text', msg: 'Write the fact for which the bail is cancelled.' },
  change: { field: 'text', msg: 'Write the change since the order in force.' },
  text: { field: 'text', msg: 'Write the reasons for this outcome.' },
  firs: {
    field: 'refusedFirs',
    msg: 'Choose FIRs of this application, each once, and grant bail in at least one FIR. To refuse bail in all, reject the application.',
  },
  firReasons: {
    field: 'refusedFirs',
    msg: 'In an FIR of several, bail is refused on the grounds of this relief alone, without a bar or a special Act.',
  },
} as const satisfies Record<string, { readonly field: OrderFaultField; readonly msg: string }>;

export type OrderFault = keyof typeof ORDER_FAULTS;

/** `from`: status of the order in force; none before the first order. */
export function orderFaults(
  matter: PaperMatter,
  decision: Decision,
  from: DecisionStatus | undefined,
): OrderFault[] {
  const duties = dutiesOf(matter, decision, from);
  const composed =
    decision.outcome === undefined
      ? []
      : [...composedFaults(matter, decision, duties), ...furtherOrderFaults(decision, from)];
  const checks: readonly (OrderFault | false)[] = [
    !fitsStatus(decision) && 'outcome',
    gateFault(duties, decision),
    !duties.findings.every((duty) => hasFinding(decision, duty)) && 'finding',
    !isOnGrantedFirs(matter, decision) && 'findingOfFir',
    !isCancellation(decision.status, from) && isRefusedUnlawfully(matter, decision) && 'reasons',
    needsVictim(duties, decision, from) && decision.victim === undefined && 'victim',
  ];
  return [
    ...new Set([...checks.filter((fault) => fault !== false), ...composed, ...firFaults(matter, decision)]),
  ];
}

function firFaults(matter: PaperMatter, decision: Decision): OrderFault[] {
  const { refusedFirs = [] } = decision;
  if (hasFirFault(decision, inEachFir(matter).length)) return ['firs'];
  const lawful = firReasons(matter.relief);
  const isLawful = refusedFirs.every(({ reasons }) => reasons.every((code) => lawful.includes(code)));
  return isLawful ? [] : ['firReasons'];
}

function composedFaults(matter: PaperMatter, decision: Decision, duties: OrderDuties): OrderFault[] {
  const { status, text } = decision;
  const checks: readonly (OrderFault | false)[] = [
    ...(isGranted(status) ? unheard(decision, duties) : []),
    ...limitFaults(matter, decision, duties),
    ...(isGranted(status) ? termFaults(matter, decision) : []),
    needsText(decision) && !text?.trim() && 'text',
    isFalseSurrender(matter, decision, duties) && 'surrender',
  ];
  return checks.filter((fault) => fault !== false);
}

/** Reasons that the order says are stated below. */
const needsText = ({ outcome, reasons = [] }: Decision): boolean =>
  outcome === 'not-maintainable' ||
  reasons.includes('exceptional-circumstances') ||
  reasons.includes('beyond-half');

const isFalseSurrender = (
  { on }: PaperMatter,
  { surrender }: Decision,
  { maySurrender }: OrderDuties,
): boolean => surrender !== undefined && (!maySurrender || surrender.on > on);

/** A new order after one in force states the fact for it; bail is cancelled only on its own grounds. */
export function furtherOrderFaults(
  { status, reasons = [], text }: Decision,
  from: DecisionStatus | undefined,
): OrderFault[] {
  if (from === undefined) return [];
  const fact: OrderFault[] = text?.trim() ? [] : [isGranted(status) ? 'change' : 'misuse'];
  if (!isCancellation(status, from)) return fact;
  const lawful = lawfulReasons(null, status, from);
  const isLawful = reasons.length > 0 && reasons.every((code) => lawful.includes(code));
  return isLawful ? fact : [...fact, 'cancellation'];
}

/** Rasiklal: a bailable offence bears attendance alone. BNSS 2(1)(e), 479(1): a bond has no surety. */
function termFaults(matter: PaperMatter, { conditions = [], bond }: Decision): (OrderFault | false)[] {
  if (isOfChild(matter)) return [];
  const isBailable = matter.relief === 'bailable';
  const isFirstOffender = matter.relief === 'undertrial' && isOnBond(matter);
  return [
    isBailable && conditions.some(({ code }) => code !== 'attend') && 'attendance',
    isFirstOffender && bond !== undefined && bond.sureties > 0 && 'ownBond',
  ];
}

function unheard({ state, victim }: Decision, { notices }: OrderDuties): (OrderFault | false)[] {
  const isFor = (prosecutor: boolean) => notices.some(({ to }) => (to === 'prosecutor') === prosecutor);
  return [isFor(true) && state === undefined && 'state', isFor(false) && victim === undefined && 'victim'];
}

function limitFaults(
  { relief }: PaperMatter,
  { outcome, period }: Decision,
  { needsPeriod }: OrderDuties,
): OrderFault[] {
  if (!needsPeriod) return [];
  if (!period) return ['period'];
  const asksPurpose = outcome === 'interim' && relief !== 'anticipatory';
  return asksPurpose && !period.purpose?.trim() ? ['purpose'] : [];
}

const fitsStatus = ({ status, outcome }: Decision): boolean =>
  outcome === undefined || OUTCOMES[status].some((each) => each === outcome);

interface FindingDuty {
  readonly code: FindingCode;
  readonly act?: string | undefined;
  readonly fir?: number | undefined;
}

const hasFinding = ({ findings = [] }: Decision, { code, act, fir }: FindingDuty): boolean =>
  findings.some(
    (finding) =>
      finding.code === code && finding.act === act && finding.fir === fir && finding.text.trim() !== '',
  );

/** A finding is on no FIR of another application, and on none in which this order refuses bail. */
function isOnGrantedFirs(matter: PaperMatter, decision: Decision): boolean {
  const granted = grantedNumbers(inEachFir(matter).length, decision);
  return (decision.findings ?? []).every(({ fir }) => fir === undefined || granted.includes(fir));
}

const isMet = ({ act, ways }: Gate, decision: Decision): boolean =>
  ways.some((way) => FINDINGS_OF[way].every((code) => hasFinding(decision, { code, act })));

/** A grant meets each special Act. A refusal on one of them names the condition of that one. */
function gateFault({ gates }: OrderDuties, decision: Decision): OrderFault | false {
  if (isGranted(decision.status)) return !gates.every((gate) => isMet(gate, decision)) && 'gate';
  return gates.length > 0 && !gates.some((gate) => isMet(gate, decision)) && 'limb';
}

/** SC/ST 15A and POCSO: a grant without notice is set aside, and the victim is heard on a cancellation too. */
const needsVictim = (duties: OrderDuties, { status }: Decision, from: DecisionStatus | undefined): boolean =>
  (isGranted(status) || isCancellation(status, from)) && hearsVictim(duties);

/** The Board has grounds of its own (JJ 12), and an application may end without a decision on its merits. */
function isRefusedUnlawfully(matter: PaperMatter, decision: Decision): boolean {
  const { relief } = matter;
  const { status, reasons = [] } = decision;
  if (!refusesClaim(decision) || !relief || !isOfRight(relief) || isOfChild(matter)) return false;
  const lawful = lawfulReasons(relief, status, undefined);
  return reasons.length === 0 || !reasons.every((code) => lawful.includes(code));
}
