/**
 * Creates and revokes share links online, without a queue, and stores the last list. Only the creating device
 * knows a URL, because the server stores a hash.
 */
import * as z from 'zod/mini';
import { SHARE_ENDPOINTS } from '#contract/share/share-endpoints.ts';
import { readProblem, sentenceOfUnknown } from '#contract/problem.ts';
import { type Hideable, LiveShare, MadeShare, type NewShare } from '#contract/share/share.ts';
import { exchange, type OutgoingCall, type ServerAnswer } from '#data/outbox/exchange.ts';
import { recordSignedOut, pauseTooOld, withoutToken } from '#data/outbox/pause.ts';
import type { Db } from '#data/store/db.ts';
import type { KeptShare, KeptShares } from '#data/store/rows.ts';
import { saveServerContact } from '#data/store/clock.ts';
import { draftStore } from '#data/store/drafts.ts';
import { getMeta } from '#data/store/meta.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { bestEffort } from '#data/store/storage-full.ts';
import { err, ok, type Result } from '#kernel/result.ts';

/** Why the server did not do it. */
export interface NotShared {
  /** `offline`: no answer, so the server may have done it. */
  readonly kind: 'offline' | 'signed-out' | 'demonstration' | 'refused' | 'failed';
  /** The server's message; '' if it sent none. */
  readonly msg: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The server no longer has what the call names. */
  readonly isGone?: true;
}

/** A link request, saved as typed. */
export interface ShareDraft {
  readonly email: string;
  readonly hide: readonly Hideable[];
}

const drafts = draftStore<ShareDraft>('share-draft');

export const keptShares = async (db: Db, applicationId: string): Promise<KeptShares | null> =>
  (await db.shares.get(applicationId)) ?? null;

export const shareDraftOf = (db: Db, applicationId: string): Promise<ShareDraft | null> =>
  drafts.read(db, applicationId);

export function saveShareDraft(db: Db, applicationId: string, draft: ShareDraft): Promise<void> {
  return drafts.save(db, applicationId, draft);
}

export async function fetchShares(db: Db, ports: Ports, applicationId: string): Promise<NotShared | null> {
  const path = pathOf(SHARE_ENDPOINTS.listShares.path, applicationId);
  const answer = await callServer(db, ports, { method: 'GET', path });
  if (!answer.ok) return answer.error;
  const read = z.array(LiveShare).safeParse(answer.value.body);
  if (!read.success) return FAILED;
  await db.transaction('rw', db.shares, async () => {
    const stored = await keptShares(db, applicationId);
    const known = new Map(stored?.live.map((share) => [share._id, share]));
    const live = read.data.map((share) => withOwn(share, known.get(share._id)));
    const lost = lostOf(stored, { live, generation: answer.value.generation });
    await db.shares.put({ applicationId, at: nowIso(ports), live, ...historyOf(answer.value, lost) });
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
  const answer = await callServer(db, ports, { method: 'POST', path, body: asking });
  if (!answer.ok) return answer;
  const made = MadeShare.safeParse(answer.value.body);
  if (!made.success) return err(FAILED);
  const { mail, ...share } = made.data;
  const isUnsent = mail === 'refused' || mail === 'unreachable';
  const store = saveInTransaction(db, [db.shares], async () => {
    const stored = await keptShares(db, applicationId);
    const before = stored?.live ?? [];
    const live = [{ ...share, opened: 0, ...(isUnsent && { unsent: true as const }) }, ...before];
    await db.shares.put({
      applicationId,
      at: nowIso(ports),
      live,
      ...historyOf({ generation: stored?.generation ?? answer.value.generation }, stored?.lost ?? []),
    });
    if (!isUnsent) await drafts.remove(db, applicationId); // the user must check the address
  });
  await bestEffort(store);
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
  const answer = await callServer(db, ports, { method: 'DELETE', path });
  if (!answer.ok && !answer.error.isGone) return answer.error; // the link may still open
  // already revoked: if this cannot be stored, the next list of the server shows it
  const store = saveInTransaction(db, [db.shares], async () => {
    const stored = await keptShares(db, applicationId);
    const live = stored?.live.filter(({ _id }) => _id !== shareId);
    if (stored && live) await db.shares.put({ applicationId, ...stored, live });
  });
  await bestEffort(store);
  return null;
}

/**
 * After a restore: links that the server no longer lists. Without a restore, another device has revoked them.
 */
function lostOf(
  stored: KeptShares | null,
  { live, generation }: Pick<ServerAnswer, 'generation'> & Pick<KeptShares, 'live'>,
): readonly KeptShare[] {
  if (!stored) return [];
  const { generation: before, lost = [] } = stored;
  if (before === undefined || generation === null || before === generation) return lost;
  return [...lost, ...stored.live.filter(({ _id }) => live.every((share) => share._id !== _id))];
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
  return db.transaction('rw', db.shares, async () => {
    const stored = await keptShares(db, applicationId);
    if (!stored) return;
    const { lost: _lost, ...rest } = stored;
    await db.shares.put({ applicationId, ...rest });
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

async function callServer(
  db: Db,
  ports: Ports,
  call: OutgoingCall,
): Promise<Result<ServerAnswer, NotShared>> {
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
  const problem = readProblem(status, body);
  const { msg = '', fields = {}, code } = problem ?? {};
  if (status === 401) {
    await recordSignedOut(db, ports, { token, code });
    return { kind: 'signed-out', msg, fields };
  }
  if (status === 426) await pauseTooOld(db, ports);
  if (status < 500) return { kind: 'refused', msg, fields, ...(isGone(status, code) && { isGone: true }) };
  return { kind: 'failed', msg: sentenceOfUnknown(problem), fields }; // each screen says what it means for the link
}

/** A call that the server does not know says nothing about the link. */
const isGone = (status: number, code: string | undefined): boolean =>
  (status === 404 || status === 410) && code !== 'unknown-call';
