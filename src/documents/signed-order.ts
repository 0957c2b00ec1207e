/** The paper of a stored order, built alike on the server, which hashes it, and on the device, which prints it. */
import { type Application, contentOf } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import { dayOfInstant } from '#kernel/calendar-date.ts';
import type { Tables } from '#law/tables.ts';
import type { OrderPaperWords } from '#text/order-paper-words.ts';
import type { PaperWords } from '#text/paper-words.ts';
import { bailOrder } from './bail-order.ts';
import type { CourtDocument } from './model.ts';

interface OrderPaperContext {
  readonly lawEdition: string;
  readonly tables: Tables | undefined;
  /** Texts in the language of the order; default English. */
  readonly papers: PaperWords | undefined;
  readonly words: OrderPaperWords | undefined;
}

type OfApplication = Pick<Application, 'createdAt' | 'lawEdition'> &
  Parameters<typeof contentOf>[0] & { readonly applicationNumber: string | null };

export const signedOrder = (
  application: OfApplication,
  order: Order,
  { lawEdition, tables, papers, words }: OrderPaperContext,
): CourtDocument =>
  bailOrder(
    contentOf(application),
    { order, on: dayOfInstant(order.deviceTime ?? order.at), words },
    {
      filedOn: dayOfInstant(application.createdAt),
      lawEdition: application.lawEdition ?? lawEdition,
      applicationNumber: application.applicationNumber,
      tables,
      papers,
    },
  );
