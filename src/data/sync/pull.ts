/**
 * Fetches what others have changed. A page and its cursor are stored together; a device that was away too
 * long fetches everything again and only then removes what is gone. Unsent work is never overwritten.
 */
import { ENDPOINTS } from '#contract/endpoints.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { applyChanges } from './apply-change.ts';
import { PulledPage } from './changes-page.ts';
import type { Db } from '#data/store/db.ts';
import { keepClock } from '#data/store/clock.ts';
import { type Answer, type Exchange, exchange } from '#data/outbox/exchange.ts';
import { clearMeta, metaOf, setMeta } from '#data/store/meta.ts';
import { pauseSignedOut, pauseTooOld } from '#data/outbox/pause.ts';
import { instant, type Ports } from '#data/store/ports.ts';
import { isQuiet, keepQuiet } from '#data/outbox/quiet.ts';
import { arrivalOf } from '#data/records/arrival.ts';
import { queueLost } from '#data/records/lost-records.ts';
import type { Arrival } from '#data/records/record-kind.ts';
import { recordTables } from '#data/records/kinds.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { type SortedChanges, sortChanges } from './sort-changes.ts';
import { keepLost, sweep } from './sweep.ts';

/** As much as the server gives at once: while a device is filled, each page costs a round trip and a drawing. */
const PAGE = 1_000;
/** Pages that go in together once the first has been shown. */
const BURST = 4;

export interface PullOutcome {
  readonly kind: 'pulled' | 'offline' | 'paused' | 'failed';
  readonly changes: number;
}

type PageEnd = 'more' | PullOutcome['kind'];

export async function pull(db: Db, ports: Ports): Promise<PullOutcome> {
  let changes = 0;
  const count = (more: number) => {
    changes += more;
  };
  let end: PageEnd = (await isQuiet(db, ports)) ? 'failed' : 'more';
  while (end === 'more') end = await pullPage(db, ports, count);
  return { kind: end, changes };
}

/** Where the next page starts: on the cursor, or inside a full fetch. */
interface Position {
  readonly since: string | null;
  readonly resyncing: boolean;
}

async function positionOf(db: Db): Promise<Position> {
  const resync = await metaOf(db, 'resync');
  return resync
    ? { since: resync.next, resyncing: true }
    : { since: await metaOf(db, 'cursor'), resyncing: false };
}

async function pullPage(db: Db, ports: Ports, count: (changes: number) => void): Promise<PageEnd> {
  const token = await metaOf(db, 'token');
  if (!token || (await metaOf(db, 'paused'))) return 'paused';
  const position = await positionOf(db);
  const fetched = await fetchBurst({ db, ports, token, position });
  if (fetched.kind === 'unreachable') return 'offline';
  if (fetched.kind === 'answer') return notAPage({ db, ports, token, position }, fetched);
  if (fetched.kind === 'unread') return 'failed';
  const sorted = await sortChanges(fetched.page.changes);
  if (!(await applyBurst(db, ports, { position, page: fetched.page, sorted }))) return 'more';
  count(fetched.page.changes.length);
  return fetched.page.more ? 'more' : 'pulled';
}

type Burst = { readonly kind: 'page'; readonly page: PulledPage } | Exchange | { readonly kind: 'unread' };

/**
 * What is there is shown after the first page; then a few pages go in as one, so that a device which is being filled
 * draws a few times and not after each. Where the network goes in the middle, what has come is taken in.
 */
async function fetchBurst(asked: Asked): Promise<Burst> {
  const { since } = asked.position;
  const first = await fetchPage(asked, since);
  if (first.kind !== 'page' || since === null) return first;
  let whole = first.page;
  for (let pages = 1; pages < BURST && whole.more; pages += 1) {
    const came = await fetchPage(asked, whole.next);
    if (came.kind !== 'page') break;
    whole = { ...came.page, changes: [...whole.changes, ...came.page.changes] };
  }
  return { kind: 'page', page: whole };
}

async function fetchPage({ db, ports, token }: Omit<Asked, 'position'>, from: string | null): Promise<Burst> {
  const since = from === null ? '' : `&since=${encodeURIComponent(from)}`;
  const { method, path } = ENDPOINTS.changes;
  const exchanged = await exchange(ports, token, { method, path: `${path}?limit=${PAGE}${since}` });
  if (exchanged.kind === 'unreachable') return exchanged;
  if (exchanged.clockOffset !== null) await keepClock(db, exchanged.clockOffset);
  if (exchanged.status !== 200) return exchanged;
  const page = PulledPage.safeParse(exchanged.body);
  return page.success ? { kind: 'page', page: page.data } : { kind: 'unread' };
}

interface Asked {
  readonly db: Db;
  readonly ports: Ports;
  readonly token: string;
  readonly position: Position;
}

async function notAPage({ db, ports, token, position }: Asked, answer: Answer): Promise<PageEnd> {
  const { status, body, retryAfter } = answer;
  switch (status) {
    case 401: {
      const reason = codeIn(body) === 'revoked' ? 'revoked' : 'signed-out';
      return (await pauseSignedOut(db, ports, { token, reason })) ? 'paused' : 'more';
    }
    case 400: // a cursor that the server cannot read, as after its database was restored
    case 410:
      await startOver(db, HISTORY_WENT_BACK.has(codeIn(body)));
      return position.resyncing ? 'failed' : 'more'; // twice in a row: later, not for ever
    case 426:
      await pauseTooOld(db, ports);
      return 'paused';
    default:
      if (retryAfter !== null) await keepQuiet(db, ports, retryAfter);
      return 'failed';
  }
}

const codeIn = (body: unknown): string => (isRecord(body) ? String(body['code']) : '');

/** Another history than the one in which this device's cursor stands. */
const HISTORY_WENT_BACK: ReadonlySet<string> = new Set(['history-changed', 'other-database']);

/** The cursor has expired: nothing is wiped, every row that comes again is stamped with the new epoch. */
function startOver(db: Db, setBack: boolean): Promise<void> {
  return db.transaction('rw', db.meta, async () => {
    const epoch = ((await metaOf(db, 'epoch')) ?? 0) + 1;
    await setMeta(db, 'epoch', epoch);
    await setMeta(db, 'resync', { epoch, next: null, setBack });
    await clearMeta(db, 'cursor', 'sweep');
  });
}

interface Fetched {
  readonly position: Position;
  readonly page: PulledPage;
  readonly sorted: SortedChanges;
}

/** False where another pull was quicker: its cursor stands, and this page is left. */
function applyBurst(db: Db, ports: Ports, { position, page, sorted }: Fetched): Promise<boolean> {
  const records = [...recordTables(db), db.notifications];
  return db.transaction('rw', [...records, db.parked, db.outbox, db.receipts, db.meta], async () => {
    const now = await positionOf(db);
    if (now.since !== position.since || now.resyncing !== position.resyncing) return false;
    const arrival = await arrivalOf(db, instant(ports));
    await applyChanges(arrival, sorted, dayInIndia(ports.now()));
    await queueLost(db, ports, arrival.lost);
    await moveOn(db, ports, { page, arrival, resyncing: position.resyncing });
    await setMeta(db, 'pulledAt', arrival.at);
    return true;
  });
}

interface Taken {
  readonly page: PulledPage;
  readonly arrival: Arrival;
  readonly resyncing: boolean;
}

async function moveOn(db: Db, ports: Ports, { page, arrival, resyncing }: Taken): Promise<void> {
  const { epoch, setBack } = arrival;
  if (resyncing && page.more) return setMeta(db, 'resync', { epoch, next: page.next, setBack });
  await setMeta(db, 'cursor', page.next);
  if (!resyncing) return;
  await clearMeta(db, 'resync');
  if (setBack) await keepLost(db, ports, epoch);
  else await sweep(db, epoch);
}
