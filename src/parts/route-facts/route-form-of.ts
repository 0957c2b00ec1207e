/** The form as a record fills it: only what the record says. */
import type { CaseFacts } from '#contract/case-facts.ts';
import { isDay } from '#kernel/calendar-date.ts';
import { BLANK_ROUTES, type RouteForm, type YesNoUnknown } from './route-form.ts';

export type RecordedFacts = { readonly [K in keyof CaseFacts]?: CaseFacts[K] | undefined };

export function routeFormOf(facts: RecordedFacts): RouteForm {
  const { arrest = {}, person = {}, custody, trial } = facts;
  return {
    ...BLANK_ROUTES,
    arrestAt: filled(arrest.at),
    relativeInformed: yesNo(arrest.relativeInformed),
    appearanceNotice: yesNo(arrest.appearanceNotice),
    reasonsInWriting: yesNo(arrest.reasonsInWriting),
    ...productionIn(arrest.production),
    ...groundsIn(facts.groundsOfArrestAt),
    ...noticeIn(facts.noticeToAppear),
    ...policeIn(custody),
    ...orderIn(facts.bailOrder),
    ...depositIn(facts.chequeDeposit),
    ...trialIn(trial),
    specialCourtOrderOn: filled(facts.specialCourtOrderOn),
    appealFiledOn: filled(facts.appealFiledOn),
    otherState: yesNo(facts.firInOtherState),
    incomplete: incompleteIn(facts.chargesheet),
    ageAtAct: digits(person.ageAtAct),
    onBailAtOffence: yesNo(person.onBailAtOffence),
    unlawfulEntry: yesNo(person.unlawfulEntry),
    amountInvolved: digits(facts.amountInvolved),
    proclaimed: yesNo(facts.coercive?.rows.some(isProclamation)),
  };
}

/** One that was not recalled. */
export const isProclamation = ({
  kind,
  recalledOn,
}: NonNullable<CaseFacts['coercive']>['rows'][number]): boolean =>
  kind === 'proclamation' && recalledOn === undefined;

const filled = (text: string | undefined): string => text ?? '';
const digits = (number: number | undefined): string => number?.toString() ?? '';
const yesNo = (known: boolean | undefined): YesNoUnknown => (known === undefined ? '' : known ? 'yes' : 'no');

type Part = Partial<RouteForm>;

function productionIn(production: NonNullable<CaseFacts['arrest']>['production']): Part {
  if (production?.state !== 'produced') return production ? { production: 'none' } : {};
  return { production: 'produced', producedOn: production.on, producedAt: filled(production.at) };
}

function groundsIn(at: CaseFacts['groundsOfArrestAt'] = ''): Part {
  if (at === 'none') return { grounds: 'none' };
  const [groundsOn = '', groundsAt = ''] = at.split('T');
  return isDay(groundsOn) ? { grounds: 'given', groundsOn, groundsAt } : {};
}

function noticeIn(notice: CaseFacts['noticeToAppear']): Part {
  if (notice?.state !== 'to-appear') return notice ? { notice: 'none' } : {};
  return { notice: 'to-appear', noticeOn: notice.on };
}

function policeIn(custody: CaseFacts['custody']): Part {
  if (!custody) return {};
  const police = custody.filter(({ kind }) => kind === 'police');
  return {
    policeCustody: police.length > 0 ? 'some' : 'none',
    policeSpans: police.map(({ from, to }) => ({ from, to: filled(to) })),
  };
}

function orderIn(order: CaseFacts['bailOrder']): Part {
  if (order?.state !== 'granted') return order ? { bailOrder: 'none' } : {};
  const { on: grantedOn, releasedOn, otherOrders } = order;
  return {
    bailOrder: 'granted',
    grantedOn,
    releasedOn: filled(releasedOn),
    otherOrders: digits(otherOrders),
  };
}

function depositIn(deposit: CaseFacts['chequeDeposit']): Part {
  if (deposit?.state !== 'ordered') return deposit ? { deposit: 'none' } : {};
  return { deposit: 'ordered', depositOn: deposit.on, paidOn: filled(deposit.paidOn) };
}

function trialIn(trial: CaseFacts['trial']): Part {
  if (!trial) return {};
  const witnesses = {
    witnessesCited: digits(trial.witnessesCited),
    witnessesExamined: digits(trial.witnessesExamined),
  };
  if (trial.acquittedOn) return { ...witnesses, trial: 'acquitted', trialOn: trial.acquittedOn };
  if (trial.concludedOn) return { ...witnesses, trial: 'concluded', trialOn: trial.concludedOn };
  return trial.over === false ? { ...witnesses, trial: 'running' } : witnesses;
}

const incompleteIn = (chargesheet: CaseFacts['chargesheet']): YesNoUnknown =>
  chargesheet?.state === 'filed' ? yesNo(chargesheet.incomplete) : '';
