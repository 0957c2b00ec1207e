/** The filer's request for other conditions of the bail in force. The next order on the conditions decides it. */
import type { RequestInOrder } from '#contract/application/order.ts';
import type { ContestedPoint, NewContested } from '#contract/case/contested.ts';
import { dayOfInstant } from '#kernel/calendar-date.ts';
import type { OrderedApplication } from './order-applicants.ts';
import { orderOnBail } from './order-standing.ts';

type PointState = Pick<NewContested, 'conditionsAsked' | 'state'>;

export const isRequest = (point: Pick<NewContested, 'conditionsAsked'>): boolean =>
  point.conditionsAsked !== undefined;

/** Not decided, and the bail is still in force. */
export const isOpenRequest = (point: PointState, application: OrderedApplication): boolean =>
  isRequest(point) && point.state !== 'decided' && orderOnBail(application) !== null;

type RequestPoint = Pick<ContestedPoint, '_id' | 'at' | 'deviceTime' | 'conditionsAsked'>;

/** The request as the order repeats it; undefined for another point. */
export const requestInOrder = ({
  _id,
  at,
  deviceTime,
  conditionsAsked: asked,
}: RequestPoint): RequestInOrder | undefined =>
  asked === undefined ? undefined : { _id, on: dayOfInstant(deviceTime ?? at), asked };

/** A filer states nothing else as a point, and marks no point. */
export const isOnlyRequest = ({ conditionsAsked, source, state, note }: NewContested): boolean =>
  conditionsAsked !== undefined && source === 'applicant' && state === 'open' && note === undefined;

export const NO_BAIL = 'No bail is in force in this application, so there are no conditions to change.';
