/** The paper of an order as it was signed: stored on this device or fetched, and composed if it has the signed hash. */
import { useEffect, useMemo } from 'react';
import type { Order } from '#contract/application/order.ts';
import { ORDER_ENDPOINTS } from '#contract/application/order-proof.ts';
import { SealedPaper } from '#contract/application/sealed-paper.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { type Device, useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { keepSealedPaper, keptPapers } from '#data/records/application/sealed-papers.ts';
import { sha256Text } from '#data/shared-links/sha256-text.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import type { CourtDocument } from '#documents/model.ts';
import { signedOrder } from '#documents/signed-order.ts';
import { paperOfSeal } from '#documents/order/stored-papers.ts';
import { useOrderWords, usePaperWords } from '#parts/court-document/use-paper-words.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';

type OrderContext = Parameters<typeof signedOrder>[2];

/** Texts in the language of the order, the law, and the signed papers on this device. */
export function useOrderContext(application: ApplicationView, { language }: Order): OrderContext {
  const { db, ports } = useDevice();
  const { _id: id } = application;
  const law = useLawTables();
  const papers = usePaperWords(language);
  const words = useOrderWords(language);
  const tables = law.status === 'ready' ? law.tables : undefined;
  const found = useLive(() => keptPapers(db, id), [db, id]);
  const kept = found.status === 'ready' ? found.value : undefined;
  return useMemo(() => {
    const entries = Object.entries(kept ?? {}).map(([orderId, each]) => [orderId, paperOfSeal(each)]);
    const stored = Object.fromEntries(entries);
    return { lawEdition: ports.lawEdition ?? '', tables, papers, words, stored };
  }, [ports, tables, papers, words, kept]);
}

interface PaperOfOrder {
  /** The best paper that is on this device now. */
  readonly paper: CourtDocument;
  /** The signed paper, fetched if it is not on this device. */
  readonly signed: () => Promise<CourtDocument>;
}

/** Keeps the signed paper on this device once the order is read. */
export function useSignedPaper(application: ApplicationView, order: Order): PaperOfOrder {
  const device = useDevice();
  const context = useOrderContext(application, order);
  const paper = useMemo(() => signedOrder(application, order, context), [application, order, context]);
  const { _id: applicationId } = application;
  const signed = useMemo(() => {
    const print = (sealed: CourtDocument) =>
      signedOrder(application, order, { ...context, stored: { ...context.stored, [order._id]: sealed } });
    return () => signedPaper(device, applicationId, { order, paper, print });
  }, [device, application, applicationId, order, context, paper]);
  useEffect(() => {
    if (context.tables && !context.stored?.[order._id]) void signed().catch(backgroundFailed);
  }, [context, order, signed]);
  return { paper, signed };
}

interface ComposedOrder {
  readonly order: Order;
  readonly paper: CourtDocument;
  /** JJ 74: the signed paper without the name of a person who is known as a child only since the order. */
  readonly print: (sealed: CourtDocument) => CourtDocument;
}

async function signedPaper(
  device: Device,
  applicationId: string,
  { order, paper, print }: ComposedOrder,
): Promise<CourtDocument> {
  const { _id: orderId, proof } = order;
  if (!proof) return paper;
  if (await hasHash(paper, proof.sha256)) {
    await keepSealedPaper(device.db, { applicationId, orderId }, SealedPaper.parse(paper));
    return paper;
  }
  // pressed before the live query answered
  const kept = (await keptPapers(device.db, applicationId))[orderId];
  const fetched = kept ?? (await fetchSealedPaper(device, { applicationId, orderId }));
  if (!fetched) return paper;
  const sealed = paperOfSeal(fetched);
  if (!(await hasHash(sealed, proof.sha256))) return paper;
  await keepSealedPaper(device.db, { applicationId, orderId }, fetched);
  return print(sealed);
}

/** Null without a network, and if the order was signed before papers were stored. */
export async function fetchSealedPaper(
  device: Device,
  { applicationId: id, orderId }: { readonly applicationId: string; readonly orderId: string },
): Promise<SealedPaper | null> {
  const { sealedOrder } = ORDER_ENDPOINTS;
  const endpoint = { ...sealedOrder, path: sealedOrder.path.replace(':orderId', orderId) };
  const answer = await askAccount(device, endpoint, { id });
  return answer.ok ? (answer.value.paper ?? null) : null;
}

const hasHash = async (paper: CourtDocument, sha256: string): Promise<boolean> =>
  (await sha256Text(exactTextOf(paper))) === sha256;
