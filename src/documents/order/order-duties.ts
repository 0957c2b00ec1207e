/** Findings and hearings that the law requires of an order: the gates of special Acts, bars, rights and notices. */
import type { Decision, DecisionStatus, OrderReason } from '#contract/application/order.ts';
import type { FindingCode, OrderFinding } from '#contract/application/order-hearing.ts';
import { isBeforeBoard } from '#documents/before-board.ts';
import { gatesBefore, personalBarsBefore } from '#documents/special-gates-of.ts';
import { everyone } from '#documents/joint.ts';
import { isNotAppealed, isTransit, type PaperMatter } from '#documents/matter.ts';
import { reliefFinding } from '#documents/relief-finding.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { grantedNumbers } from '#domain/application/granted-firs.ts';
import { isCancellation, isOfRight, isOnBar } from '#domain/application/order-reasons.ts';
import type { Authority } from '#law/authority.ts';
import { magistrateBars } from '#law/bnss/s480-magistrate-bail.ts';
import type { Determinations } from '#law/determine.ts';
import { PRIYA_INDORIA } from '#law/judgments.ts';
import { gatesOf } from '#law/special/bail-gates.ts';
import { inEachFir } from '#documents/each-fir.ts';
import { noticesOf } from '#documents/notices-of.ts';
import { inGrantedFirs, isOnSeveralFirs } from './order-firs.ts';
import type { NoticeToGive } from '#law-explain/notices-to-give.ts';

/** One way to meet a duty: each of its findings is recorded. */
export type DutyWay =
  | 'conditions'
  | 'not-prima-facie-true'
  | 'proviso'
  | 'long-delay'
  | 'not-attracted'
  | 'guilt-not-excluded'
  | 'offence-likely'
  | 'neither'
  | 'prima-facie-true';

export const FINDINGS_OF: Readonly<Record<DutyWay, readonly FindingCode[]>> = {
  conditions: ['gate-not-guilty', 'gate-no-offence-on-bail'],
  'not-prima-facie-true': ['gate-not-prima-facie-true'],
  proviso: ['gate-proviso'],
  'long-delay': ['gate-long-delay'],
  'not-attracted': ['gate-not-attracted'],
  'guilt-not-excluded': ['gate-guilt-not-excluded'],
  'offence-likely': ['gate-offence-likely'],
  neither: ['gate-guilt-not-excluded', 'gate-offence-likely'],
  'prima-facie-true': ['gate-prima-facie-true'],
};

/** A special Act opens bail only after a finding. A refusal under it says which condition is not met. */
export interface Gate {
  readonly act: string;
  readonly authority: Authority;
  readonly about: string;
  readonly ways: readonly DutyWay[];
}

/** A single finding that must be recorded. */
export interface SingleFinding {
  readonly code: Extract<
    FindingCode,
    | 'proviso-denied'
    | 'bar-not-attracted'
    | 'bar-attracted'
    | 'show-cause'
    | 'right-accrued'
    | 'right-answered'
    | 'sixty-day-refusal'
    | 'transit-notice'
    | 'transit-link'
    | 'transit-competent-court'
    | 'transit-apprehension'
    | 'transit-state-law'
  >;
  readonly act?: string;
  /** Number of the FIR that the finding is on, if the application is in several. */
  readonly fir?: number;
  readonly authority: Authority;
}

export interface OrderDuties {
  readonly gates: readonly Gate[];
  readonly findings: readonly SingleFinding[];
  readonly notices: readonly NoticeToGive[];
  /** The order needs a last day. */
  readonly needsPeriod: boolean;
  /** The applicant was not arrested and can surrender before this court. */
  readonly maySurrender: boolean;
}

/** The findings that the duties ask for. Others stay in the draft of the judge. */
export const askedFindings = (
  { gates, findings }: Pick<OrderDuties, 'gates' | 'findings'>,
  recorded: readonly OrderFinding[],
): OrderFinding[] =>
  recorded.filter(
    ({ code, act, fir }) =>
      gates.some((gate) => gate.act === act && gate.ways.some((way) => FINDINGS_OF[way].includes(code))) ||
      findings.some((duty) => duty.code === code && duty.act === act && duty.fir === fir),
  );

/** SC/ST 15A and POCSO: the victim is heard in each proceeding on bail. */
export const hearsVictim = ({ notices }: Pick<OrderDuties, 'notices'>): boolean =>
  notices.some(({ to }) => to === 'victim' || to === 'child');

interface Outcome extends Pick<Decision, 'status' | 'outcome' | 'refusedFirs'> {
  readonly reasons?: readonly OrderReason[] | undefined;
}

/** `from`: status of the order in force. The duties to each applicant of the matter, each duty once. */
export function dutiesOf(
  matter: PaperMatter,
  decision: Outcome,
  from: DecisionStatus | undefined,
): OrderDuties {
  const firs = grantedNumbers(inEachFir(matter).length, decision);
  const each = everyone(inGrantedFirs(matter, decision)).map((person) =>
    dutiesTo(person, { ...decision, firs }, from),
  );
  return {
    gates: onceEach(
      each.flatMap(({ gates }) => gates),
      ({ act }) => act,
    ),
    findings: onceEach(
      each.flatMap(({ findings }) => findings),
      ({ code, act, fir }) => `${code} ${act ?? ''} ${fir ?? ''}`,
    ),
    // the State is heard in each FIR, also if bail is refused
    notices: onceEach(everyone(matter).flatMap(noticesOf), JSON.stringify),
    needsPeriod: each.some(({ needsPeriod }) => needsPeriod),
    maySurrender: each.some(({ maySurrender }) => maySurrender),
  };
}

const onceEach = <Duty>(duties: readonly Duty[], keyOf: (duty: Duty) => string): Duty[] =>
  [...new Map(duties.toReversed().map((duty) => [keyOf(duty), duty])).values()].toReversed();

interface OutcomeInFirs extends Outcome {
  /** Numbers of the FIRs of the matter. */
  readonly firs: readonly number[];
}

/** Cancellation answers no claim of the application. */
function dutiesTo(
  matter: PaperMatter,
  decision: OutcomeInFirs,
  from: DecisionStatus | undefined,
): Omit<OrderDuties, 'notices'> {
  const granted = isGranted(decision.status);
  const answersClaim =
    granted || (!isCancellation(decision.status, from) && refusesClaim(decision) && !isBeforeBoard(matter));
  return {
    gates: answersClaim ? gatesOfOrder(matter, decision) : [],
    findings: answersClaim
      ? granted
        ? findingsOfGrant(matter, decision)
        : findingsOfRefusal(matter, decision)
      : [],
    needsPeriod: granted && isLimited(matter, decision),
    maySurrender: canSurrender(matter, from),
  };
}

/** A High Court hears regular bail of a person in custody, and the Board takes no surrender. */
const canSurrender = (matter: PaperMatter, from: DecisionStatus | undefined): boolean =>
  from === undefined &&
  matter.case.custodyStatus === 'not-arrested' &&
  (matter.relief === 'regular-magistrate' || matter.relief === 'regular-sessions') &&
  !isBeforeBoard(matter);

/** Neither a withdrawal nor an order for want of jurisdiction decides the claim, so neither answers a right. */
export const refusesClaim = ({ status, outcome }: Outcome): boolean =>
  !isGranted(status) && (outcome === undefined || outcome === 'refused');

/** The call of the specification with a status alone names no outcome, and no condition. */
const isOnGate = ({ outcome, reasons = [] }: Outcome): boolean =>
  outcome === 'refused' && reasons.includes('special-conditions-not-met');

function gatesOfOrder(matter: PaperMatter, decision: Outcome): Gate[] {
  if (isGranted(decision.status)) return gatesToMeet(matter);
  return isOnGate(decision) ? gatesNotMet(matter) : [];
}

/** Interim orders, transit, and suspension until an appeal (BNSS 430(3)). */
const isLimited = (matter: PaperMatter, { outcome }: Outcome): boolean =>
  outcome === 'interim' || isTransit(matter) || (matter.relief === 'suspension' && isNotAppealed(matter));

/** Acts whose conditions have a proviso for a woman, a child, and a sick or infirm person. */
const WITH_PROVISO = new Set(['PMLA', 'D&C', 'COMPANIES']);

/** One of each Act, in any of the FIRs. */
function pleadedGates(matter: PaperMatter) {
  const gates = inEachFir(matter).flatMap((fir) =>
    fir.relief === 'suspension' ? gatesAfterConviction(fir) : gatesBefore(fir),
  );
  return [...new Map(gates.map((gate) => [gate.authority.source, gate])).values()];
}

/** Either condition refuses bail alone (NDPS 37). */
const gatesNotMet = (matter: PaperMatter): Gate[] =>
  pleadedGates(matter).map(({ authority, about }): Gate => {
    const act = authority.source;
    const ways: readonly DutyWay[] =
      act === 'UAPA' ? ['prima-facie-true'] : ['guilt-not-excluded', 'offence-likely', 'neither'];
    return { act, authority, about, ways };
  });

function gatesToMeet(matter: PaperMatter): Gate[] {
  return pleadedGates(matter).map(({ authority, about }): Gate => {
    const act = authority.source;
    const conditions: DutyWay = act === 'UAPA' ? 'not-prima-facie-true' : 'conditions';
    const ways: (DutyWay | false)[] = [
      conditions,
      WITH_PROVISO.has(act) && 'proviso',
      matter.case.court === 'high' && 'long-delay',
      'not-attracted',
    ];
    return { act, authority, about, ways: ways.filter((way) => way !== false) };
  });
}

/** NDPS 37 applies to suspension of sentence too (Dadu). */
const gatesAfterConviction = ({ found }: PaperMatter) =>
  (found ? gatesOf(found.matter) : [])
    .filter(({ offence }) => offence.code === 'NDPS')
    .slice(0, 1)
    .map(({ offence, bar }) => ({
      authority: { source: offence.code, at: `s.${bar.section ?? offence.section}` },
      about: `${offence.code} ${offence.section}`,
    }));

function findingsOfGrant(matter: PaperMatter, decision: OutcomeInFirs): SingleFinding[] {
  const { outcome } = decision;
  const { found, relief, statute } = matter;
  if (!found || !relief || !statute) return [];
  const isOpen = isOfRight(relief) && reliefFinding(matter)?.kind !== 'entitled';
  return [
    ...barFindings(matter, 'bar-not-attracted'),
    // the call of the specification with a status alone records none
    ...(outcome === undefined
      ? []
      : [...magistrateBar(matter, 'bar-not-attracted'), ...showCause(matter), ...transit(matter, decision)]),
    ...(isOpen ? [{ code: 'right-accrued', authority: statute.authority } as const] : []),
  ];
}

/**
 * Priya Indoria: the link with the place, and of each FIR the notice, the fear of arrest and the competent court. The
 * law of its State may bar anticipatory bail: marked for review by counsel.
 */
function transit(matter: PaperMatter, { outcome, firs, refusedFirs }: OutcomeInFirs): SingleFinding[] {
  if (!isTransit(matter)) return [];
  const authority = PRIYA_INDORIA;
  // interim protection may come before the notice
  const notice = outcome === 'interim' ? [] : (['transit-notice'] as const);
  const codes = [...notice, 'transit-apprehension', 'transit-competent-court', 'transit-state-law'] as const;
  const authorityOf = (code: (typeof codes)[number]) =>
    code === 'transit-state-law' ? (matter.statute?.authority ?? authority) : authority;
  const link: SingleFinding = { code: 'transit-link', authority };
  const each: readonly SingleFinding[] = codes.map((code) => ({ code, authority: authorityOf(code) }));
  if (!isOnSeveralFirs(matter, { refusedFirs })) return [link, ...each];
  return [link, ...firs.flatMap((fir) => each.map((duty) => Object.assign({ fir }, duty)))];
}

/** After a conviction of a grave offence the prosecutor shows cause in writing (BNSS 430(1), proviso). */
function showCause({ relief, found }: PaperMatter): SingleFinding[] {
  const grave = found?.suspension.cautions.find(({ code }) => code === 'prosecutor-to-show-cause');
  return relief === 'suspension' && grave ? [{ code: 'show-cause', authority: grave.authority }] : [];
}

type BarFinding = Extract<SingleFinding['code'], 'bar-not-attracted' | 'bar-attracted'>;

/** One for each Act whose bar the record shows. */
function barFindings(matter: PaperMatter, code: BarFinding): SingleFinding[] {
  const anticipatory = matter.relief === 'anticipatory' ? matter.found?.anticipatory.conclusion : null;
  const bars = [
    ...personalBarsBefore(matter),
    ...(anticipatory?.kind === 'barred' ? anticipatory.because : []),
  ].filter((bar) => BARS.has(bar.code));
  const byAct = new Map(bars.map(({ authority }) => [authority.source, authority]));
  return [...byAct].map(([act, authority]) => ({ code, act, authority }));
}

/** The bar of section 480(1), by its first clause that the record shows. */
function magistrateBar({ relief, found }: PaperMatter, code: BarFinding): SingleFinding[] {
  if (relief !== 'regular-magistrate' || !found) return [];
  const [bar] = magistrateBars(found.matter, found.convictions);
  return bar ? [{ code, act: bar.authority.source, authority: bar.authority }] : [];
}

const BARS: ReadonlySet<string> = new Set([
  'anticipatory-barred-by-special-act',
  'anticipatory-barred-by-code',
  'on-bail-at-the-offence',
  'entered-without-authority',
]);

/** A right that the record shows is refused only on a fact that answers it. JJ 12 has grounds of its own. */
function findingsOfRefusal(matter: PaperMatter, decision: Outcome): SingleFinding[] {
  const { found, relief, statute } = matter;
  if (!found || !relief || !statute) return [];
  if (isOfRight(relief)) {
    const accrued = reliefFinding(matter)?.kind === 'entitled';
    return accrued ? [{ code: 'right-answered', authority: statute.authority }] : [];
  }
  return [
    ...(isRefusedOnBar(decision)
      ? [...barFindings(matter, 'bar-attracted'), ...magistrateBar(matter, 'bar-attracted')]
      : []),
    ...(isOnGate(decision) ? provisosDenied(matter) : []),
    ...(relief === 'regular-magistrate' ? afterSixtyDays(found) : []),
  ];
}

const afterSixtyDays = ({ sixtyDays: { conclusion } }: Determinations): SingleFinding[] =>
  conclusion.kind === 'entitled'
    ? [{ code: 'sixty-day-refusal', authority: conclusion.because[0].authority }]
    : [];

const isRefusedOnBar = ({ outcome, reasons = [] }: Outcome): boolean =>
  outcome === 'refused' && isOnBar(reasons);

/** Kavitha: the proviso is denied to a person whom the record shows within it only for specific reasons. */
const provisosDenied = (matter: PaperMatter): SingleFinding[] =>
  gatesBefore(matter)
    .filter(({ authority, exempt }) => WITH_PROVISO.has(authority.source) && exempt.length > 0)
    .map(({ authority }) => ({ code: 'proviso-denied', act: authority.source, authority }));
