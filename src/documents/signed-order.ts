/** The paper of a stored order, built alike on the server, which hashes it, and on the device, which prints it. */
import { type Application, type ApplicationContent, contentOf } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import { dayOfInstant } from '#kernel/calendar-date.ts';
import { present } from '#kernel/present.ts';
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
    contentBefore(application, order),
    { order, on: dayOfInstant(order.deviceTime ?? order.at), words },
    {
      filedOn: dayOfInstant(application.createdAt),
      lawEdition: application.lawEdition ?? lawEdition,
      applicationNumber: application.applicationNumber,
      tables,
      papers,
    },
  );

/** The content before the court of the order. A later transfer changes the court of the application alone. */
function contentBefore(application: OfApplication, { by: { seat } }: Order): ApplicationContent {
  const content = contentOf(application);
  if (!seat) return content;
  const { courtPlace: _place, courtName: _name, ...facts } = content.case;
  const { kind: court, place: courtPlace, name: courtName } = seat;
  return { ...content, case: { ...facts, court, ...present({ courtPlace, courtName }) } };
}
