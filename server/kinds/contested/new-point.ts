/** A new contested point. Pure, so that the simulation uses it too. */
import type { Application } from '#contract/application/application.ts';
import type { ContestedPoint, NewContested } from '#contract/case/contested.ts';
import { isOnlyRequest, isRequest, NO_BAIL } from '#domain/application/conditions-request.ts';
import { orderOnBail } from '#domain/application/order-standing.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type AuthoredWrite, originOf } from '#server/records/authored.ts';

/** Fields set by the author. */
export const authorFields = ({
  about,
  says,
  source,
  conditionsAsked,
  paper,
  on,
  state,
  note,
  documentId,
  page,
}: NewContested | ContestedPoint): unknown => ({
  about,
  says,
  source,
  conditionsAsked,
  paper,
  on,
  state,
  note,
  documentId,
  page,
});

interface PointParent {
  readonly id: string;
  readonly application: Pick<Application, 'orders' | 'status' | 'coApplicants'>;
  /** The filer's request that no order has decided. */
  readonly hasOpenRequest?: boolean;
}

export function newPoint(
  write: AuthoredWrite,
  body: NewContested,
  { id, application, hasOpenRequest = false }: PointParent,
): ContestedPoint {
  refuseOtherWriter(write, body, application);
  if (isRequest(body) && hasOpenRequest) throw new Refusal('status-closed', { msg: SECOND_REQUEST });
  return {
    ...body,
    _id: body._id ?? write.newId(),
    version: 1,
    applicationId: id,
    ...originOf(write),
  };
}

/** The court enters points. The filer only asks for other conditions of the bail in force. */
function refuseOtherWriter(
  { caller }: Pick<AuthoredWrite, 'caller'>,
  body: NewContested,
  application: PointParent['application'],
): void {
  const isCourt = caller.user.role === 'judge';
  if (isCourt ? isRequest(body) : !isOnlyRequest(body)) throw new Refusal('forbidden');
  if (!isCourt && orderOnBail(application) === null) throw new Refusal('status-closed', { msg: NO_BAIL });
}

const SECOND_REQUEST =
  'A request for other conditions is open already. Take it back to ask for something else, or wait for its order.';

/** An order decides a request; it is never marked or edited. */
export function refuseRequest(point: ContestedPoint): void {
  if (isRequest(point)) throw new Refusal('forbidden');
}

/** The court removes its points, and the filer takes back an open request. */
export function refuseRemoval({ caller }: Pick<AuthoredWrite, 'caller'>, point: ContestedPoint): void {
  const isCourt = caller.user.role === 'judge';
  if (isCourt === isRequest(point)) throw new Refusal('forbidden');
  if (isRequest(point) && point.state === 'decided') throw new Refusal('status-closed', { msg: DECIDED });
}

const DECIDED = 'The court has decided this request. Read its order.';
