/**
 * Creates and revokes share links online, without a queue, and stores the last list. Only the creating device
 * knows a URL, because the server stores a hash.
 */
import * as z from 'zod/mini';
import { SHARE_ENDPOINTS } from '#contract/share/share-endpoints.ts';
import { Problem } from '#contract/problem.ts';
import { LiveShare, MadeShare, type NewShare } from '#contract/share/share.ts';
import { exchange, type OutgoingCall, type ServerAnswer } from '#data/outbox/exchange.ts';
import { recordSignedOut, pauseTooOld, withoutToken } from '#data/outbox/pause.ts';
import type { Db } from '#data/store/db.ts';
import { saveServerContact } from '#data/store/clock.ts';
import { draftStore } from '#data/store/drafts.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { saveInTransaction, type StorageFull } from '#data/store/save-transaction.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import type { KeptShare, KeptShares, ShareDraft } from './share-list.ts';

/** Why the server did not do it. */
export interface NotShared {
  /** `offline`: no answer, so the server may have done it. */
  readonly kind: 'offline' | 'signed-out' | 'demonstration' | 'refused' | 'failed';
  /** The server's message; '' if it sent none. */
  readonly msg: string;
  readonly fields: Readonly<Record<string, string>>;
}

const listOf = (applicationId: string) => `shares:${applicationId}` as const;
const drafts = draftStore<ShareDraft>('share-draft');

export const keptShares = (db: Db, applicationId: string): Promise<KeptShares | null> =>
  getMeta(db, listOf(applicationId));

export const shareDraftOf = (db: Db, applicationId: string): Promise<ShareDraft | null> =>
  drafts.read(db, applicationId);

export function saveShareDraft(
  db: Db,
  applicationId: string,
  draft: ShareDraft,
): Promise<Result<void, StorageFull>> {
  return drafts.save(db, applicationId, draft);
}

export async function fetchShares(db: Db, ports: Ports, applicationId: string): Promise<NotShared | null> {
  const path = pathOf(SHARE_ENDPOINTS.listShares.path, applicationId);
  const told = await asked(db, ports, { method: 'GET', path });
  if (!told.ok) return told.error;
  const read = z.array(LiveShare).safeParse(told.value.body);
  if (!read.success) return FAILED;
  await db.transaction('rw', db.meta, async () => {
    const kept = await keptShares(db, applicationId);
    const known = new Map(kept?.live.map((share) => [share._id, share]));
    const live = read.data.map((share) => withOwn(share, known.get(share._id)));
    const lost = lostOf(kept, { live, generation: told.value.generation });
    await setMeta(db, listOf(applicationId), { at: nowIso(ports), live, ...historyOf(told.value, lost) });
  });
  return null;
}

/** Stores the link before the screen shows it. If storage is full, only the screen has it. */
export async function shareApplication(
  db: Db,
  ports: Ports,
  { applicationId, ...asking }: NewShare & { readonly applicationId: string },
): Promise<Result<MadeShare, NotShared>> {
  const path = pathOf(SHARE_ENDPOINTS.shareApplication.path, applicationId);
  const told = await asked(db, ports, { method: 'POST', path, body: asking });
  if (!told.ok) return told;
  const made = MadeShare.safeParse(told.value.body);
  if (!made.success) return err(FAILED);
  const { mail, ...share } = made.data;
  const isUnsent = mail === 'refused' || mail === 'unreachable';
  await saveInTransaction(db, [], async () => {
    const kept = await keptShares(db, applicationId);
    const before = kept?.live ?? [];
    const live = [{ ...share, opened: 0, ...(isUnsent && { unsent: true as const }) }, ...before];
    await setMeta(db, listOf(applicationId), {
      at: nowIso(ports),
      live,
      ...historyOf({ generation: kept?.generation ?? told.value.generation }, kept?.lost ?? []),
    });
    if (!isUnsent) await drafts.remove(db, applicationId); // the user must check the address
    return ok(undefined);
  });
  return ok(made.data);
}

export async function endShare(
  db: Db,
  ports: Ports,
  { applicationId, shareId }: Readonly<Record<'applicationId' | 'shareId', string>>,
): Promise<NotShared | null> {
  const path = pathOf(SHARE_ENDPOINTS.endShare.path, applicationId).replace(
    ':shareId',
    encodeURIComponent(shareId),
  );
  const told = await asked(db, ports, { method: 'DELETE', path });
  if (!told.ok && told.error.kind !== 'refused') return told.error; // a rejected call means that the link no longer exists
  // it opens no more: where there is no room to keep that, the next list of the server's says so
  await saveInTransaction(db, [], async () => {
    const kept = await keptShares(db, applicationId);
    const live = kept?.live.filter(({ _id }) => _id !== shareId);
    if (kept && live) await setMeta(db, listOf(applicationId), { ...kept, live });
    return ok(undefined);
  });
  return null;
}

/**
 * After a restore: links that the server no longer lists. Without a restore, another device has revoked them.
 */
function lostOf(
  kept: KeptShares | null,
  { live, generation }: Pick<ServerAnswer, 'generation'> & Pick<KeptShares, 'live'>,
): readonly KeptShare[] {
  if (!kept) return [];
  const { generation: before, lost = [] } = kept;
  if (before === undefined || generation === null || before === generation) return lost;
  return [...lost, ...kept.live.filter(({ _id }) => live.every((share) => share._id !== _id))];
}

const historyOf = (
  { generation }: Pick<ServerAnswer, 'generation'>,
  lost: readonly KeptShare[],
): Pick<KeptShares, 'generation' | 'lost'> => ({
  ...(generation !== null && { generation }),
  ...(lost.length > 0 && { lost }),
});

/** The user dismissed the list of dead links. */
export function putAwayLostShares(db: Db, applicationId: string): Promise<void> {
  return db.transaction('rw', db.meta, async () => {
    const kept = await keptShares(db, applicationId);
    if (!kept) return;
    const { lost: _lost, ...rest } = kept;
    await setMeta(db, listOf(applicationId), rest);
  });
}

const pathOf = (path: string, applicationId: string): string =>
  path.replace(':_id', encodeURIComponent(applicationId));

/** Adds the fields that only this device knows. */
const withOwn = (share: LiveShare, { url, unsent }: Partial<KeptShare> = {}): KeptShare => ({
  ...share,
  ...(url !== undefined && { url }),
  ...(unsent && { unsent }),
});

const NOTHING = { msg: '', fields: {} };
const FAILED: NotShared = { kind: 'failed', ...NOTHING };

async function asked(db: Db, ports: Ports, call: OutgoingCall): Promise<Result<ServerAnswer, NotShared>> {
  const token = await getMeta(db, 'token');
  if (!token) return err({ kind: await withoutToken(db, ports), ...NOTHING });
  const answer = await exchange(ports, token, call);
  if (answer.kind === 'unreachable') return err({ kind: 'offline', ...NOTHING });
  await saveServerContact(db, ports, answer.clockOffset);
  if (answer.status >= 200 && answer.status < 300) return ok(answer);
  return err(await refusedWith(db, ports, { token, answer }));
}

/** Pauses the whole device if the token is invalid or the app is too old. */
async function refusedWith(
  db: Db,
  ports: Ports,
  { token, answer: { status, body } }: { readonly token: string; readonly answer: ServerAnswer },
): Promise<NotShared> {
  const problem = Problem.safeParse(body);
  const { msg, fields = {}, code } = problem.success ? problem.data : { msg: '', code: undefined };
  if (status === 401) {
    await recordSignedOut(db, ports, { token, code });
    return { kind: 'signed-out', msg, fields };
  }
  if (status === 426) await pauseTooOld(db, ports);
  return { kind: status < 500 ? 'refused' : 'failed', msg, fields };
}
