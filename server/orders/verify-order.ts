/** Compares a stored order with its proof: exact text, paper, stored fields, audit row and signature. */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Application } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import type { VerifiedOrder } from '#contract/application/order-proof.ts';
import type { SealedPaper } from '#contract/application/sealed-paper.ts';
import { standingOf } from '#domain/application/order-standing.ts';
import { present } from '#kernel/present.ts';
import { applicationById } from '#server/storage/applications.ts';
import type { Sql } from '#server/storage/sql.ts';
import { hasHash, sha256Of } from './order-papers.ts';
import { recordHashOf } from './seal-order.ts';

/** Parts that may not match the proof. */
const ORDER_FAULTS = ['text', 'paper', 'record', 'audit', 'signature'] as const;
export type OrderFault = (typeof ORDER_FAULTS)[number];

export interface OrderCheck {
  /** Undefined if the order is no longer in its application. */
  readonly answer: VerifiedOrder | undefined;
  readonly faults: readonly OrderFault[];
  readonly applicationId: string;
}

interface SealRow {
  readonly application_id: string;
  readonly exact_text: string;
  /** Null if the order was signed before papers were stored. */
  readonly paper: SealedPaper | null;
  readonly sha256: string;
  readonly record_sha256: string;
  /** Hashes in the audit rows of the decision. */
  readonly audited: readonly string[];
  readonly credential_id: string | null;
  readonly public_key: Buffer;
  readonly rp_id: string;
  readonly origin: string;
  readonly response: AuthenticationResponseJSON;
}

const SEAL = `SELECT application_id, exact_text, paper, encode(sha256, 'hex') AS sha256,
    encode(record_sha256, 'hex') AS record_sha256, credential_id, public_key, rp_id, origin, response,
    ARRAY(SELECT detail->>'sha256' FROM audit WHERE entity_id = application_id AND action IN ('decide', 'correct-order', 'change-conditions')
      AND detail->>'order' = order_id::text) AS audited
  FROM order_seals LEFT JOIN order_signatures USING (order_id)
    LEFT JOIN order_papers USING (order_id) WHERE order_id = $1`;

/** `undefined` for an unknown order, and for one that is older than the proofs. */
export async function checkOrder(sql: Sql, orderId: string): Promise<OrderCheck | undefined> {
  const { rows } = await sql.query<SealRow>(SEAL, [orderId]);
  const [seal] = rows;
  if (!seal) return undefined;
  const application = await applicationById(sql, seal.application_id);
  const order = application?.orders.find(({ _id }) => _id === orderId);
  const faults = await faultsOf(seal, order);
  const answer = application && order && answerOf(application, order, { seal, matches: faults.length === 0 });
  return { answer, faults, applicationId: seal.application_id };
}

async function faultsOf(seal: SealRow, order: Order | undefined): Promise<OrderFault[]> {
  const { sha256, audited } = seal;
  const holds: Readonly<Record<OrderFault, boolean>> = {
    text: sha256Of(seal.exact_text) === sha256,
    paper: seal.paper === null || hasHash(seal.paper, sha256),
    record: order?.proof?.sha256 === sha256 && recordHashOf(order) === seal.record_sha256,
    audit: audited.length === 1 && audited[0] === sha256,
    signature: await isSignatureValid(seal, order),
  };
  return ORDER_FAULTS.filter((fault) => !holds[fault]);
}

function answerOf(
  application: Application,
  order: Order,
  { seal, matches }: { readonly seal: SealRow; readonly matches: boolean },
): VerifiedOrder | undefined {
  const found = standingOf(application, order._id);
  if (!found) return undefined;
  const { name, designation, court } = order.by;
  const { caseNumber } = application.case;
  return {
    orderId: order._id,
    ...found,
    at: order.at,
    to: order.to,
    by: { name, designation, court },
    applicationNumber: application.applicationNumber,
    sha256: seal.sha256,
    matches,
    ...present({
      caseNumber: caseNumber && `${caseNumber.type} ${caseNumber.number}/${caseNumber.year}`,
      keySignedAt: order.proof?.keySignedAt,
      isInPart: order.refusedFirs && true,
    }),
  };
}

/** True without a signature, if the order claims none. */
async function isSignatureValid(seal: SealRow, order: Order | undefined): Promise<boolean> {
  if (seal.credential_id === null) return order?.proof?.keySignedAt === undefined;
  return isSignedBy(seal.response, {
    sha256: seal.sha256,
    rpId: seal.rp_id,
    origin: seal.origin,
    credentialId: seal.credential_id,
    publicKey: seal.public_key,
  });
}

interface OrderSignature {
  readonly sha256: string;
  readonly rpId: string;
  readonly origin: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
}

/** True if this key signed this hash. Needs no network. */
export async function isSignedBy(
  response: AuthenticationResponseJSON,
  { sha256, rpId, origin, credentialId, publicKey }: OrderSignature,
): Promise<boolean> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge: Buffer.from(sha256, 'hex').toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0 },
    requireUserVerification: true,
  }).catch(() => undefined);
  return verification?.verified === true;
}
