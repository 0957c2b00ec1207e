/** Bail applications: filed, amended and withdrawn by their owner, decided by a judge. */
import {
  type Application,
  type ApplicationContent,
  contentOf,
  type NewApplication,
} from '#contract/application/application.ts';
import type { Decision, Order } from '#contract/application/order.ts';
import { decidedId, transferredId } from '#domain/hearing/reminder.ts';
import { nameFor } from '#domain/case/name-for.ts';
import { type Transfer, transfersOf } from '#domain/case/transfers.ts';
import { isDecided, isWithdrawn, canBeAmended, type WITHDRAWN } from '#domain/case/status-rules.ts';
import { isSameLine } from '#domain/case/history-events.ts';
import { present } from '#kernel/present.ts';
import type { Db } from '#data/store/db.ts';
import type { Draft, NotificationRow } from '#data/store/rows.ts';
import type { OutboxRow, RowSubject } from '#data/store/outbox-row.ts';
import { caseTakesOver } from '#data/records/case/case-view.ts';
import { definedKind } from '#data/records/defined-kind.ts';
import { applicationRecord } from '#records/application.ts';
import { editedKind } from '#data/records/edited-kind.ts';
import type { ApplyContext, Operation, RemovalEvent } from '#data/outbox/record-kind.ts';
import { orderDraftOf, unfinishedOrders } from './order-drafts.ts';
import { lostApplication } from './lost-application.ts';
import { forgetFiledPapers } from './filed-papers.ts';
import { forgetSealedPapers } from './sealed-papers.ts';
import { recomputeApplication } from './recompute-application.ts';
import { discardFiling, reopenAmendment, reopenFiling } from './reopen-application.ts';

interface ApplicationSubject extends RowSubject {
  /** The text with the change of this row applied. */
  readonly content: ApplicationContent;
  /** For an amendment: the text before it, which is the base of a conflict. */
  readonly before?: ApplicationContent;
}

interface OnApplication<Body> {
  readonly entity: 'application';
  readonly body: Body;
  readonly subject: ApplicationSubject;
}

declare module '#data/store/outbox-row.ts' {
  interface Operations {
    file: OnApplication<NewApplication>;
    amend: OnApplication<Readonly<Record<string, unknown>>>;
    withdraw: OnApplication<{ readonly status: typeof WITHDRAWN }>;
    decide: OnApplication<Decision>;
  }
}

const signAgain: Operation['reopen'] = async (_db, _ports, { entityId }) => ({
  kind: 'record',
  entity: 'application',
  entityId,
});

export const applicationKind = editedKind<Application>({
  ...definedKind(applicationRecord, {
    file: { reopen: reopenFiling, discard: discardFiling },
    amend: { reopen: reopenAmendment },
    withdraw: { reopen: signAgain },
    decide: { reopen: signAgain },
  }),
  textOf: contentOf,
  beforeOf: ({ subject }) => ('before' in subject ? subject.before : undefined),
  onText: (row, { before, after }) => onText(row, contentIn(before), contentIn(after)),
  isOpen: canBeAmended,
  commandHolds: ({ op }, { status }) => op === 'withdraw' && isWithdrawn(status),
  filedText: (row) => (row.op === 'file' ? row.subject.content : undefined),
  asEdit: (row, { before, body }) =>
    row.op === 'file'
      ? {
          ...row,
          op: 'amend',
          body: { ...Object(body) },
          subject: { ...row.subject, before: contentIn(before) },
        }
      : row,
  receiptOf: ({ status, applicationNumber }) => ({ status, applicationNumber }),
  noteChange: noteNews,
  noteRemoval,
  forget: async (db, id) => {
    await forgetSealedPapers(db, id);
    await forgetFiledPapers(db, id);
  },
  accepted: caseTakesOver,
  // each write adds a line, so the server copy follows ours if its updates start with ours
  follows: (theirs, ours) => ours.updates.every((line, nth) => isSameLine(line, theirs.updates[nth])),
  lost: lostApplication,
  unfinished,
  recompute: recomputeApplication,
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text of an application is what `textOf` gave, patched
const contentIn = (text: unknown): ApplicationContent => text as ApplicationContent;

function onText(row: OutboxRow, before: ApplicationContent, content: ApplicationContent): OutboxRow {
  if (row.op === 'amend') return { ...row, subject: { ...row.subject, before, content } };
  return row.op === 'withdraw' ? { ...row, subject: { ...row.subject, before, content } } : row;
}

async function unfinished(db: Db): Promise<{ drafts: Draft[]; orders: unknown[] }> {
  const orders = (await unfinishedOrders(db)).map(async (of) => ({ of, draft: await orderDraftOf(db, of) }));
  return { drafts: await db.drafts.orderBy('updatedAt').toArray(), orders: await Promise.all(orders) };
}

/** Notifies the owner once of each order and of each transfer. */
function noteNews({ userId }: ApplyContext, previous: Application, record: Application): NotificationRow[] {
  if (userId !== record.createdBy) return [];
  const { status, orders } = record;
  const isOrdered = orders.at(-1)?._id !== previous.orders.at(-1)?._id;
  const isNews = isOrdered || (previous.status !== status && isDecided(status));
  const fresh = transfersOf(record).slice(transfersOf(previous).length);
  return [...(isNews ? [decided(record)] : []), ...fresh.map((each) => transferred(record, each))];
}

const transferred = (application: Application, { at, to }: Transfer): NotificationRow => ({
  _id: transferredId(application._id, at),
  kind: 'transferred',
  at,
  about: application._id,
  title: nameFor(application),
  applicationNumber: application.applicationNumber,
  court: to,
  read: 0,
});

const inPartOf = (order: Order | undefined): Pick<NotificationRow, 'isInPart'> =>
  order?.refusedFirs ? { isInPart: true } : {};

function decided(application: Application): NotificationRow {
  const { _id, status, applicationNumber, orders, version, updates, createdAt } = application;
  const order = orders.at(-1);
  return {
    _id: decidedId(_id, order?._id ?? version),
    kind: 'decided',
    at: order?.at ?? updates.at(-1)?.date ?? createdAt,
    about: _id,
    title: nameFor(application),
    applicationNumber,
    status: order?.to ?? status,
    ...inPartOf(order),
    read: 0,
  };
}

async function noteRemoval({ db, at }: ApplyContext, { id, because, reason }: RemovalEvent): Promise<void> {
  const application = await db.applications.get(id);
  if (!application) return;
  await db.notifications.put({
    _id: `removed-${id}`,
    kind: 'removed',
    at,
    about: id,
    title: nameFor(application),
    applicationNumber: application.applicationNumber,
    ...present({ because, reason }),
    read: 0,
  });
}
