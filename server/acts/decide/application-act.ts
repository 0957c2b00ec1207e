/** The act that a body asks for, and the application after it. Pure, so that the simulation uses it too. */
import { type Application, ApplicationContent, contentOf } from '#contract/application/application.ts';
import { Decision } from '#contract/application/order.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import {
  canBeAmended,
  canBeDecided,
  canBeWithdrawn,
  filerRequest,
  isGranted,
  isMakersStatus,
  isStatusChange,
  WITHDRAWN,
} from '#domain/case/status-rules.ts';
import { furtherOrderFaults } from '#documents/order/order-faults.ts';
import { type ChildDecided, childRefusalFaults, isChildBail } from '#domain/application/child-refusal.ts';
import { withAmendment } from '#domain/application/amendments.ts';
import { changedCourtFields, COURT_IS_FIXED, FIXED_IN_APPLICATION } from '#domain/case/fixed-court.ts';
import {
  APPLICANT_FAULTS,
  applicantFault,
  contentFor,
  interimOrderOf,
  orderBeforeOn,
  partlyDecided,
} from '#domain/application/order-applicants.ts';
import { same } from '#kernel/merge-patch.ts';
import { applicationRecord } from '#records/application.ts';
import { order as english } from '#text/en/applications/order.ts';
import { type IssuedIdentity, namedJudge } from '#server/account/issued-identity.ts';
import { updateLine } from '#server/acts/update-line.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import { type AuthoredWrite, patchedRecord } from '#server/records/authored.ts';
import { decide, reasonsThatDoNotFit } from './order-of-decision.ts';
import { refuseOrder } from './refuse-faults.ts';

type Body = Readonly<Record<string, unknown>>;

export type ApplicationAct =
  | { readonly kind: 'nothing' | 'withdraw' }
  | { readonly kind: 'amend'; readonly content: ApplicationContent }
  | { readonly kind: 'decide'; readonly decision: Decision };

export function actOf(
  { caller }: Pick<AuthoredWrite, 'caller'>,
  application: Application,
  body: Body,
): ApplicationAct {
  if (caller.user.role === 'judge') return { kind: 'decide', decision: decisionOf(body) };
  const wish = filerRequest(application, body['status']);
  if (wish === 'not-theirs') throw new Refusal('forbidden');
  if (wish === 'amend') return amendmentOf(application, body);
  if (!canBeWithdrawn(application)) throw closedTo(application, 'withdraw');
  return { kind: 'withdraw' };
}

export function decisionOf(body: Body): Decision {
  if (isMakersStatus(body['status'])) throw new Refusal('forbidden');
  const parsed = Decision.safeParse(withoutBlanks(body));
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  if (reasonsThatDoNotFit(parsed.data)) {
    throw invalid({ reasons: 'Choose reasons that fit the decision.' });
  }
  return parsed.data;
}

function amendmentOf(application: Application, body: Body): ApplicationAct {
  const before = contentOf(application);
  const { patchable } = applicationRecord;
  const content = contentOf(patchedRecord({ schema: ApplicationContent, patchable }, before, body));
  if (same(content, before)) return { kind: 'nothing' };
  if (!canBeAmended(application)) throw closedTo(application, 'amend');
  refuseOtherCourt(before, content);
  return { kind: 'amend', content };
}

const PARTLY_DECIDED = {
  withdraw:
    'An order decides some of the applicants, so the application cannot be withdrawn here. Ask the court to record the withdrawal of the others in an order.',
  amend:
    'An order decides some of the applicants, so the application can no longer be amended. File a new application for the others.',
} as const;

const UNDER_INTERIM: Readonly<Record<keyof typeof PARTLY_DECIDED, string>> = {
  withdraw:
    'An interim order stands in this application, so it cannot be withdrawn here. Ask the court to record the withdrawal in an order.',
  amend:
    'An interim order stands in this application, so it can no longer be amended. State the new facts to the court at the hearing.',
};

function closedTo(application: Application, act: keyof typeof PARTLY_DECIDED): Refusal {
  if (partlyDecided(application)) return new Refusal('status-closed', { msg: PARTLY_DECIDED[act] });
  return new Refusal('status-closed', interimOrderOf(application) ? { msg: UNDER_INTERIM[act] } : {});
}

function refuseOtherCourt(before: ApplicationContent, after: ApplicationContent): void {
  const fields = changedCourtFields(FIXED_IN_APPLICATION, before.case, after.case);
  if (fields.length === 0) return;
  throw invalid(Object.fromEntries(fields.map((field) => [`case.${field}`, COURT_IS_FIXED])));
}

export function amended(
  { caller, now }: AuthoredWrite,
  application: Application,
  content: ApplicationContent,
): Application {
  // remove optional groups first, so that an amendment can drop one
  const { language: _l, lawEdition: _e, annexure: _x, advocate: _a, packet: _p, ...kept } = application;
  const at = now.toISOString();
  const by = caller.user.name;
  const texts = { at, by, before: contentOf(application), after: content };
  return {
    ...kept,
    ...content,
    updates: [...application.updates, updateLine({ code: 'amended' }, { at, by })],
    amendments: withAmendment(application.amendments, texts),
    version: application.version + 1,
  };
}

export function withdrawn({ caller, now }: AuthoredWrite, application: Application): Application {
  const line = updateLine({ code: 'withdrawn' }, { at: now.toISOString(), by: caller.user.name });
  return {
    ...application,
    status: WITHDRAWN,
    version: application.version + 1,
    updates: [...application.updates, line],
  };
}

/** A child is refused on the grounds of JJ 12(1) only, and these grounds refuse nobody else. */
function refuseOtherGrounds(application: ChildDecided, decision: Decision): void {
  const faults = childRefusalFaults(application, decision);
  if (faults.length > 0) {
    throw invalid(Object.fromEntries(faults.map((field) => [field, english.childErrors[field]])));
  }
  const isOfChild = isChildBail(application) && !isGranted(decision.status);
  if (decision.childGrounds?.length && !isOfChild) throw invalid({ childGrounds: english.childErrors.adult });
}

/**
 * BNSS 403: a signed order does not change. Another judge ends its effect only with the grounds of a new order,
 * also by the call that has a status alone.
 */
function refuseReopening(
  { caller }: Pick<AuthoredWrite, 'caller'>,
  application: Application,
  decision: Decision,
): void {
  const last = orderBeforeOn(application, decision);
  if (!last) return;
  const isOwn = last.proof === undefined || last.proof.userId === caller.user._id;
  // a released app may send its own order twice, without an outcome
  if (!isStatusChange(last.to, decision.status) && !(isOwn && decision.outcome === undefined))
    throw new Refusal('status-closed', { msg: SIGNED });
  if (!isOwn) refuseOrder(furtherOrderFaults(decision, last.to));
}

/** The chosen applicants of a joint application. */
function refuseApplicants(application: Application, decision: Decision): void {
  const fault = applicantFault(application, decision);
  if (fault === 'decided') throw new Refusal('status-closed', { msg: APPLICANT_FAULTS.decided });
  if (fault) throw invalid({ applicants: APPLICANT_FAULTS[fault] });
}

const SIGNED =
  'An order with this outcome is signed, and a signed order does not change. Its judge can correct a clerical error in it.';

export interface DecidingWrite extends AuthoredWrite {
  /** Of a verified judge. */
  readonly identity?: IssuedIdentity | null;
}

export function decided(
  { caller, now, newId, deviceTime, identity = null }: DecidingWrite,
  application: Application,
  decision: Decision,
): Application {
  if (!canBeDecided(application.status)) throw new Refusal('status-closed');
  refuseApplicants(application, decision);
  refuseReopening({ caller }, application, decision);
  refuseOtherGrounds(contentFor(application, decision.applicants), decision);
  const { judge } = namedJudge(identity, caller.user.name);
  const stamp = { orderId: newId(), at: now.toISOString(), judge, identity, deviceTime };
  return decide(application, decision, stamp);
}
