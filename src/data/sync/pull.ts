/**
 * Fetches changes of others and stores each page with its cursor; unsent work is never overwritten. After an
 * expired cursor a resync runs, and removed records are swept at its end.
 */
import { isRecord } from '#kernel/merge-patch.ts';
import { applyChanges } from './apply-change.ts';
import type { PulledPage } from './changes-page.ts';
import type { Db } from '#data/store/db.ts';
import { courtDayOf, saveServerContact } from '#data/store/clock.ts';
import type { ServerAnswer } from '#data/outbox/exchange.ts';
import { hasGenerationChanged, startResync } from '#data/outbox/server-generation.ts';
import { withQuotaRetry } from '#data/store/save-transaction.ts';
import { bestEffort } from '#data/store/storage-full.ts';
import { changeState, getMeta, stateOf } from '#data/store/meta.ts';
import { pauseSignedOut, pauseTooOld } from '#data/outbox/pause.ts';
import {
  recordFirstPage,
  recordFirstPullFailed,
  recordFirstPullStopped,
  recordsState,
} from '#data/store/first-pull.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { isBackingOff, startBackoff } from '#data/outbox/backoff.ts';
import { applyContext } from '#data/sync/apply-context.ts';
import { queueRecovery } from '#data/sync/record-recovery.ts';
import type { ApplyContext } from '#data/outbox/record-kind.ts';
import type { Kinds } from '#data/outbox/kinds.ts';
import type { Row } from '#data/store/sealed/clear-columns.ts';
import type { MadeBoxes } from '#data/store/sealed/row-box.ts';
import type { Engine } from '#data/outbox/engine.ts';
import { ReadAhead, type ReadyBatch } from './read-ahead.ts';
import { type SortedChanges, sortChanges } from './sort-changes.ts';
import { recoverUnseen, sweep } from './sweep.ts';

export interface PullOutcome {
  readonly kind: 'pulled' | 'offline' | 'paused' | 'failed' | 'full';
  readonly changes: number;
  /** The server's reason for the failure, if it sent one. */
  readonly said?: string;
}

type PageEnd = 'more' | PullOutcome['kind'];

export async function pull(engine: Engine): Promise<PullOutcome> {
  const { db, ports } = engine;
  let changes = 0;
  const count = (more: number) => {
    changes += more;
  };
  const heard: { words: string | null } = { words: null };
  const hear = (words: string) => {
    heard.words = words;
  };
  const ahead = new ReadAhead(ports, (page) => ready(engine, page));
  let end: PageEnd = (await isBackingOff(db, ports)) ? 'failed' : 'more';
  while (end === 'more') end = await pullBurst(engine, { ahead, count, hear });
  if (end !== 'pulled') await bestEffort(recordNotPulled(engine, heard.words));
  return { kind: end, changes, ...(end === 'failed' && heard.words && { said: heard.words }) };
}

/** `msg`: words of the server, empty without any; null if the pull asked nothing. */
function recordNotPulled({ db, ports }: Engine, msg: string | null): Promise<void> {
  const at = nowIso(ports);
  return msg === null ? recordFirstPullStopped(db, at) : recordFirstPullFailed(db, { at, msg });
}

/** Start of the next page: the cursor, or a position in a resync. */
interface Position {
  readonly since: string | null;
  readonly resyncing: boolean;
}

async function positionOf(db: Db): Promise<Position> {
  const { resync, cursor } = await stateOf(db, 'sync');
  return resync ? { since: resync.next, resyncing: true } : { since: cursor ?? null, resyncing: false };
}

interface PullContext {
  readonly ahead: ReadAhead<ReadyPage>;
  readonly count: (changes: number) => void;
  readonly hear: (words: string) => void;
}

async function pullBurst(engine: Engine, { ahead, count, hear }: PullContext): Promise<PageEnd> {
  const { db, ports } = engine;
  const token = await getMeta(db, 'token');
  if (!token || (await getMeta(db, 'paused'))) return 'paused';
  const position = await positionOf(db);
  const burst = await ahead.take({ token, since: position.since });
  await bestEffort(saveServerContact(db, ports, burst.clockOffset));
  hear(wordsOf(burst));
  if (burst.kind === 'unreachable') return 'offline';
  if (burst.kind === 'answer') return notAPage({ db, ports, token, position }, burst.answer);
  if (burst.kind === 'unread') return 'failed';
  if (await hasGenerationChanged(db, burst)) return 'more'; // the fetch starts again
  const { page, ready: prepared } = burst;
  const applied = await db.withBoxes(prepared.boxes, () =>
    withQuotaRetry<boolean | 'full'>(
      db,
      () => applyBurst(engine, { position, page, ...prepared }),
      () => 'full',
    ),
  );
  if (applied === 'full') return 'full';
  if (!applied) return 'more';
  count(page.changes.length);
  return page.more ? 'more' : 'pulled';
}

interface ReadyPage {
  /** When the page arrived. */
  readonly at: string;
  readonly sorted: SortedChanges;
  readonly boxes: MadeBoxes;
}

async function ready({ db, ports, kinds }: Engine, page: PulledPage): Promise<ReadyPage> {
  const sorted = await sortChanges(kinds, page.changes);
  const at = nowIso(ports);
  return { at, sorted, boxes: await db.sealAhead(rowsByTable(kinds, sorted, at), ports.sealMany) };
}

interface PullErrorContext {
  readonly db: Db;
  readonly ports: Ports;
  readonly token: string;
  readonly position: Position;
}

async function notAPage(
  { db, ports, token, position }: PullErrorContext,
  answer: ServerAnswer,
): Promise<PageEnd> {
  const { status, body, retryAfter } = answer;
  switch (status) {
    case 401: {
      const reason = codeIn(body) === 'revoked' ? 'revoked' : 'signed-out';
      return (await pauseSignedOut(db, ports, { token, reason })) ? 'paused' : 'more';
    }
    case 400: // the server cannot read the cursor, for example after a restore
    case 410:
      if (!(await hasGenerationChanged(db, answer))) {
        await startResync(db, { setBack: HISTORY_WENT_BACK.has(codeIn(body)) });
      }
      return position.resyncing ? 'failed' : 'more'; // second failure in a row: retry later
    case 426:
      await pauseTooOld(db, ports);
      return 'paused';
    default:
      if (retryAfter !== null) await startBackoff(db, ports, retryAfter);
      return 'failed';
  }
}

const wordsOf = (batch: ReadyBatch<unknown>): string =>
  batch.kind === 'answer' ? wordsIn(batch.answer.body) : '';
const codeIn = (body: unknown): string => (isRecord(body) ? String(body['code']) : '');
const wordsIn = (body: unknown): string =>
  isRecord(body) && typeof body['msg'] === 'string' ? body['msg'] : '';

/** Error codes for a cursor of another generation. */
const HISTORY_WENT_BACK: ReadonlySet<string> = new Set(['history-changed', 'other-database']);

/** As most of them will be stored. */
function rowsByTable(
  kinds: Kinds,
  { records }: SortedChanges,
  asOf: string,
): ReadonlyMap<string, readonly Row[]> {
  const rows = [...records].flatMap(([entity, come]): [string, readonly Row[]][] => {
    const table = kinds.kindNamed(entity)?.table;
    return table ? [[table, come.map((record) => ({ ...Object(record), asOf }))]] : [];
  });
  return new Map(rows);
}

interface PulledPageData extends Omit<ReadyPage, 'boxes'> {
  readonly position: Position;
  readonly page: PulledPage;
}

/** False if another pull was faster: keep its cursor and drop this page. */
function applyBurst(engine: Engine, { position, page, sorted, at }: PulledPageData): Promise<boolean> {
  const { db, ports, kinds } = engine;
  const records = [...kinds.tablesOfRemoval(db), db.notifications];
  return db.transaction('rw', [...records, db.outbox, db.receipts, db.meta], async () => {
    const now = await positionOf(db);
    if (now.since !== position.since || now.resyncing !== position.resyncing) return false;
    const wasKnown = (await recordsState(db)).kind === 'known';
    const arrival = await applyContext(db, at);
    await applyChanges(kinds, arrival, { ...sorted, today: (await courtDayOf(db, ports)).day });
    await queueRecovery(engine, arrival.lost);
    await moveOn(engine, { page, arrival, resyncing: position.resyncing });
    await changeState(db, 'sync', page.more ? { pulledAt: at } : { pulledAt: at, pullFinishedAt: at });
    if (!wasKnown) await recordFirstPage(db, { isLast: !page.more, at });
    return true;
  });
}

interface AppliedPage {
  readonly page: PulledPage;
  readonly arrival: ApplyContext;
  readonly resyncing: boolean;
}

async function moveOn(engine: Engine, { page, arrival, resyncing }: AppliedPage): Promise<void> {
  const { db, kinds } = engine;
  const { epoch, serverRolledBack } = arrival;
  if (resyncing && page.more)
    return changeState(db, 'sync', { resync: { epoch, next: page.next, setBack: serverRolledBack } });
  await changeState(db, 'sync', { cursor: page.next, resync: null });
  if (!resyncing) return;
  for (const { afterFetch } of kinds.all) await afterFetch?.(db, arrival);
  if (serverRolledBack) await recoverUnseen(engine, epoch);
  else await sweep(engine, epoch);
}
