/**
 * Draft applications: saved as the user types, on this device until they are filed. One live tab owns a
 * draft; another tab can read it or take it over.
 */
import { type ApplicationForm, NEW_FORM } from '#domain/application/application-form.ts';
import { type PaperClaim, withClaims } from '#domain/application/paper-claims.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { discardDocuments } from '#data/records/document/draft-documents.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import type { Draft } from '#data/store/rows.ts';
import { completeDraft } from './draft-of-text.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { fileTables } from '#data/store/stored-files.ts';

/** A tab without a heartbeat for this long is dead: browsers slow timers of hidden tabs to one per minute. */
export const DRAFT_HOLD_MS = 90_000;

export async function createDraft(db: Db, ports: Ports, seed: Partial<ApplicationForm> = {}): Promise<Draft> {
  const draft = await newDraft(db, ports, { id: ports.newId(), form: seed });
  await saveInTransaction(db, [db.drafts], () => db.drafts.add(draft));
  return draft;
}

interface BegunDraft {
  readonly id: string;
  readonly form: Partial<ApplicationForm>;
}

async function newDraft(db: Db, ports: Ports, { id, form: seed }: BegunDraft): Promise<Draft> {
  const at = nowIso(ports);
  const awaitsProfile = (await getMeta(db, 'profile')) === null;
  return {
    _id: id,
    caseId: ports.newId(),
    form: { ...NEW_FORM, ...seed },
    ...(awaitsProfile && { awaitsProfile }),
    step: 1,
    tabId: ports.tabId,
    heldAt: at,
    createdAt: at,
    updatedAt: at,
  };
}

/**
 * Creates the draft of a screen at the first keystroke, once, and never after it was filed. The screen
 * creates its id.
 */
export async function beginDraft(db: Db, ports: Ports, { id, form }: BegunDraft): Promise<void> {
  const draft = await newDraft(db, ports, { id, form });
  await saveInTransaction(db, [db.drafts, db.applications, db.outbox], async () => {
    const known = [db.drafts.where('_id'), db.applications.where('_id'), db.outbox.where('entityId')];
    for (const place of known) if ((await place.equals(id).count()) > 0) return;
    await db.drafts.add(draft);
  });
}

export interface DraftChange {
  readonly form?: Partial<ApplicationForm>;
  readonly step?: Draft['step'];
  /** Values of a paper that was read into it. */
  readonly claims?: readonly PaperClaim[];
  /** The profile has arrived. */
  readonly isProfiled?: true;
  /** The case that the user chose for it. */
  readonly caseId?: string;
  /** A case with the same FIR that is not its case. */
  readonly otherCase?: string;
}

export type DraftRefusal = { readonly kind: 'gone' } | { readonly kind: 'held-elsewhere' };

/** Writes only changed fields, so that a stale tab does not overwrite others. */
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
    const { isProfiled, otherCase, ...changed } = change;
    const { awaitsProfile, ...kept } = draft;
    const next: Draft = {
      ...kept,
      ...(awaitsProfile && !isProfiled && { awaitsProfile }),
      ...changed,
      ...(change.caseId !== undefined && { caseChosen: true }),
      ...(otherCase !== undefined && { otherCases: [...(draft.otherCases ?? []), otherCase] }),
      form: { ...draft.form, ...change.form },
      ...(change.claims && { claims: withClaims(draft.claims ?? [], change.claims) }),
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

/** Replaces fields of a reopened draft, and opens its third step. Runs inside the caller's transaction. */
export async function replaceInDraft(db: Db, id: string, chosen: Partial<ApplicationForm>): Promise<void> {
  const draft = await draftOf(db, id);
  if (draft) await db.drafts.put({ ...draft, step: 3, form: { ...draft.form, ...chosen } });
}

/** Discards the draft with its unsent files. */
export async function discardDraft(db: Db, ports: Ports, id: string): Promise<void> {
  const tables = [...fileTables(db), db.drafts, db.applications, db.documents, db.outbox, db.receipts];
  await db.transaction('rw', tables, async () => {
    const isFiled = (await db.applications.where('_id').equals(id).count()) > 0;
    await db.drafts.delete(id);
    if (!isFiled) await discardDocuments(db, ports, id);
  });
}

export const isHeldElsewhere = (draft: Draft, ports: Pick<Ports, 'now' | 'tabId'>): boolean =>
  draft.tabId !== ports.tabId && Math.abs(ports.now().getTime() - Date.parse(draft.heldAt)) < DRAFT_HOLD_MS;

/** Renews this tab's ownership; call it every 20 s while the draft is open. */
export async function holdDraft(db: Db, ports: Ports, id: string): Promise<void> {
  const mine = { tabId: ports.tabId, heldAt: nowIso(ports) };
  await db.drafts
    .where('_id')
    .equals(id)
    .and((draft) => !isHeldElsewhere(draft, ports))
    .modify(mine);
}

/**
 * Makes this tab the writer and the other tab read-only. With `from`, only if that tab still owns it: a third
 * tab may have taken it meanwhile.
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
