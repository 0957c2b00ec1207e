/** Adds the proof of an order to its paper: hash, number and address below it, and its state above it. */
import type { Order } from '#contract/application/order.ts';
import type { OrderState } from '#contract/application/order-proof.ts';
import { dayOfInstant, indianDate } from '#kernel/calendar-date.ts';
import { ENGLISH_ORDER, type OrderPaperWords } from '#text/order-paper-words.ts';
import type { Block, CourtDocument } from './model.ts';

interface OrderVerification {
  readonly order: Order;
  readonly standing: OrderState;
  readonly supersededAt?: string | undefined;
  readonly conditionsReplacedAt?: string | undefined;
  readonly supersededInPartAt?: string | undefined;
  /** Hash of the exact text of this paper. */
  readonly sha256: string;
  /** Public page of the order. */
  readonly address: string;
  /** Texts in the language of the order; default English. */
  readonly words?: OrderPaperWords | undefined;
}

/** An order without proof has no verification. */
export function withVerification(paper: CourtDocument, of: OrderVerification): CourtDocument {
  const { order, sha256, address, words: { verification: words } = ENGLISH_ORDER } = of;
  const { proof } = order;
  const notice = noticeOf(of, words);
  const above: Block[] = notice === null ? [] : [{ kind: 'verification', text: `*** ${notice} ***` }];
  if (!proof) return { ...paper, blocks: [...above, ...paper.blocks] };
  const { keySignedAt } = proof;
  const lines = [
    `SHA-256: ${proof.sha256}`,
    words.number(order._id),
    keySignedAt === undefined ? words.noKey : words.key(dayOf(keySignedAt)),
    words.compare(address),
    ...(proof.sha256 === sha256 ? [] : [words.differs]),
  ];
  return {
    ...paper,
    blocks: [...above, ...paper.blocks, { kind: 'verification', text: lines.join('\n'), address }],
  };
}

function noticeOf(
  { standing, supersededAt, conditionsReplacedAt, supersededInPartAt }: OrderVerification,
  words: OrderPaperWords['verification'],
): string | null {
  if (standing === 'in-force') {
    if (supersededInPartAt !== undefined) return words.supersededInPart(dayOf(supersededInPartAt));
    return conditionsReplacedAt === undefined ? null : words.conditions(dayOf(conditionsReplacedAt));
  }
  if (standing === 'withdrawn') return words.withdrawn;
  return words.superseded(supersededAt === undefined ? '' : dayOf(supersededAt));
}

const dayOf = (at: string): string => indianDate(dayOfInstant(at));
