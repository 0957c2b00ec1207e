/**
 * Applications being written: saved as one types, several at a time, on this device until they are filed.
 * A draft belongs to one tab while that tab is alive; another may read it, or take it over.
 */
import { type ApplicationForm, NEW_FORM } from '#domain/application-form.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { discardDocuments } from '#data/records/document/draft-documents.ts';
import type { Db } from '#data/store/db.ts';
import type { Draft } from '#data/store/rows.ts';
import { completeDraft } from './draft-of-text.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { saveInTransaction, type StorageFull } from '#data/store/save-transaction.ts';

/** A tab that has not beaten for so long is gone: browsers slow the timers of hidden tabs to one a minute. */
export const DRAFT_HOLD_MS = 90_000;

export async function createDraft(db: Db, ports: Ports, seed: Partial<ApplicationForm> = {}): Promise<Draft> {
  const draft = newDraft(ports, ports.newId(), seed);
  await db.drafts.add(draft);
  return draft;
}

function newDraft(ports: Ports, id: string, seed: Partial<ApplicationForm>): Draft {
  const at = nowIso(ports);
  return {
    _id: id,
    caseId: ports.newId(),
    form: { ...NEW_FORM, ...seed },
    step: 1,
    tabId: ports.tabId,
    heldAt: at,
    createdAt: at,
    updatedAt: at,
  };
}

/** A draft whose id was minted with the screen: begun at its first letter, once, and never after it was filed. */
export async function beginDraft(
  db: Db,
  ports: Ports,
  { id, form }: { readonly id: string; readonly form: Partial<ApplicationForm> },
): Promise<void> {
  await db.transaction('rw', db.drafts, db.applications, db.outbox, async () => {
    const known = [db.drafts.where('_id'), db.applications.where('_id'), db.outbox.where('entityId')];
    for (const place of known) if ((await place.equals(id).count()) > 0) return;
    await db.drafts.add(newDraft(ports, id, form));
  });
}

export interface DraftChange {
  readonly form?: Partial<ApplicationForm>;
  readonly step?: Draft['step'];
  /** The case that it joins, where the person picked one of theirs. */
  readonly caseId?: string;
}

export type DraftRefusal = { readonly kind: 'gone' } | { readonly kind: 'held-elsewhere' } | StorageFull;

/** Takes the fields that changed, never the whole form: a stale tab must not overwrite. */
// oxlint-disable-next-line max-params -- every act begins with db and ports
export async function saveDraft(
  db: Db,
  ports: Ports,
  id: string,
  change: DraftChange,
): Promise<Result<Draft, DraftRefusal>> {
  return saveInTransaction(db, [db.drafts], async (): Promise<Result<Draft, DraftRefusal>> => {
    const draft = await draftOf(db, id);
    if (!draft) return err({ kind: 'gone' });
    if (isHeldElsewhere(draft, ports)) return err({ kind: 'held-elsewhere' });
    const at = nowIso(ports);
    const next: Draft = {
      ...draft,
      ...change,
      ...(change.caseId !== undefined && { caseChosen: true }),
      form: { ...draft.form, ...change.form },
      tabId: ports.tabId,
      heldAt: at,
      updatedAt: at,
    };
    await db.drafts.put(next);
    return ok(next);
  });
}

export async function draftOf(db: Db, id: string): Promise<Draft | null> {
  const stored = await db.drafts.get(id);
  return stored ? completeDraft(stored) : null;
}

/** With the files that were added to it, which nobody else has. */
export async function discardDraft(db: Db, ports: Ports, id: string): Promise<void> {
  const tables = [db.drafts, db.applications, db.documents, db.blobs, db.outbox, db.receipts];
  await db.transaction('rw', tables, async () => {
    const isFiled = (await db.applications.where('_id').equals(id).count()) > 0;
    await db.drafts.delete(id);
    if (!isFiled) await discardDocuments(db, ports, id);
  });
}

export const isHeldElsewhere = (draft: Draft, ports: Pick<Ports, 'now' | 'tabId'>): boolean =>
  draft.tabId !== ports.tabId && Math.abs(ports.now().getTime() - Date.parse(draft.heldAt)) < DRAFT_HOLD_MS;

/** Says that this tab is still writing; call it every 20 s while the draft is open. */
export async function holdDraft(db: Db, ports: Ports, id: string): Promise<void> {
  const mine = { tabId: ports.tabId, heldAt: nowIso(ports) };
  await db.drafts
    .where('_id')
    .equals(id)
    .and((draft) => !isHeldElsewhere(draft, ports))
    .modify(mine);
}

/**
 * This tab writes from now on; the other one finds itself read-only. With `from`, only where it is that tab's still: a
 * third one may have taken it over while somebody looked whether that one is open.
 */
// oxlint-disable-next-line max-params -- every act begins with db and ports
export async function takeOverDraft(db: Db, ports: Ports, id: string, from?: string): Promise<Draft | null> {
  await db.transaction('rw', db.drafts, async () => {
    const draft = await db.drafts.get(id);
    if (from !== undefined && draft?.tabId !== from) return;
    await db.drafts.update(id, { tabId: ports.tabId, heldAt: nowIso(ports) });
  });
  return draftOf(db, id);
}
