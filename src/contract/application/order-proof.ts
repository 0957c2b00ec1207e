/** Proof of a signed order: hash of its exact text, signature of a passkey, and the public verification. */
import * as z from 'zod/mini';
import { PasskeyResponse } from '#contract/account/passkey.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Id, Instant } from '#contract/primitives.ts';
import { DecisionStatus, NewConditions, NewCorrection, Order, OrderSeat, Sha256 } from './order.ts';
import { SealedOrder } from './sealed-paper.ts';

export const ORDER_STATES = ['in-force', 'superseded', 'withdrawn'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Public answer for the number of an order. It names no party. */
export const VerifiedOrder = z.object({
  orderId: Id,
  standing: z.enum(ORDER_STATES),
  supersededAt: z.optional(Instant),
  /** Time of the order that replaced its conditions; the rest of it is in force. */
  conditionsReplacedAt: z.optional(Instant),
  /** Time of the newest order on some of its applicants. */
  supersededInPartAt: z.optional(Instant),
  at: Instant,
  to: DecisionStatus,
  /** The order grants bail in some FIRs of the application and refuses it in others. */
  isInPart: z.optional(z.boolean()),
  by: z.object({ name: z.string(), designation: z.string(), court: z.string() }),
  applicationNumber: z.string(),
  caseNumber: z.optional(z.string()),
  sha256: Sha256,
  /** False if a stored part of the order was changed after it was signed. */
  matches: z.boolean(),
  /** Time of the signature with the judge's passkey. */
  keySignedAt: z.optional(Instant),
});
export type VerifiedOrder = z.infer<typeof VerifiedOrder>;

/** Orders of the courts of a judge. The rest of a transferred application is for its present court alone. */
export const FormerOrders = z.object({
  applicationNumber: z.string(),
  /** The present court. */
  court: OrderSeat,
  /** The FIRs of an application in several, for an order that refuses bail in some of them. */
  firs: z.optional(
    z.array(z.object({ firNumber: z.optional(z.string()), policeStation: z.optional(z.string()) })),
  ),
  orders: z.array(
    z.object({
      order: Order,
      standing: z.enum(ORDER_STATES),
      supersededAt: z.optional(Instant),
      conditionsReplacedAt: z.optional(Instant),
      supersededInPartAt: z.optional(Instant),
    }),
  ),
});
export type FormerOrders = z.infer<typeof FormerOrders>;

/** Each with the newest order of the judge's courts. */
export const TransferredOrders = z.object({
  applications: z.array(
    z.object({
      _id: Id,
      applicationNumber: z.string(),
      /** The present court. */
      court: OrderSeat,
      at: Instant,
      to: DecisionStatus,
      standing: z.enum(ORDER_STATES),
      supersededAt: z.optional(Instant),
      conditionsReplacedAt: z.optional(Instant),
      supersededInPartAt: z.optional(Instant),
    }),
  ),
});
export type TransferredOrders = z.infer<typeof TransferredOrders>;

const ofOrder = z.object({ _id: Id, orderId: Id });

export const ORDER_ENDPOINTS = {
  verifyOrder: {
    method: 'GET',
    path: '/api/verify/:orderId',
    who: 'anyone',
    params: z.object({ orderId: Id }),
    reply: { status: 200, schema: VerifiedOrder },
  },
  formerOrders: {
    method: 'GET',
    path: '/api/applications/:_id/orders',
    who: 'judge',
    params: z.object({ _id: Id }),
    reply: { status: 200, schema: FormerOrders },
  },
  transferredOrders: {
    method: 'GET',
    path: '/api/orders/transferred',
    who: 'judge',
    reply: { status: 200, schema: TransferredOrders },
  },
  /** For the filer, the court, and a former court of its own order. */
  sealedOrder: {
    method: 'GET',
    path: '/api/applications/:_id/orders/:orderId/paper',
    who: 'signed-in',
    params: ofOrder,
    reply: { status: 200, schema: SealedOrder },
  },
  /** The challenge is the hash of the exact text. */
  beginOrderSignature: {
    method: 'POST',
    path: '/api/applications/:_id/orders/:orderId/challenge',
    who: 'judge',
    params: ofOrder,
    reply: { status: 200, schema: z.object({ options: z.looseObject({ challenge: z.string() }) }) },
  },
  signOrder: {
    method: 'POST',
    path: '/api/applications/:_id/orders/:orderId/signature',
    who: 'judge',
    params: ofOrder,
    body: PasskeyResponse,
    reply: { status: 204, schema: z.undefined() },
  },
  correctOrder: {
    method: 'POST',
    path: '/api/applications/:_id/orders/:orderId/correction',
    who: 'judge',
    params: ofOrder,
    body: NewCorrection,
    reply: { status: 204, schema: z.undefined() },
    idempotent: true,
  },
  changeConditions: {
    method: 'POST',
    path: '/api/applications/:_id/orders/:orderId/conditions',
    who: 'judge',
    params: ofOrder,
    body: NewConditions,
    reply: { status: 204, schema: z.undefined() },
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
