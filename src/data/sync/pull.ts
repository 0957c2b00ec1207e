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
import { type Answer, exchange } from '#data/outbox/exchange.ts';
import { clearMeta, metaOf, setMeta } from '#data/store/meta.ts';
import { pauseSignedOut, pauseTooOld } from '#data/outbox/pause.ts';
import { instant, type Ports } from '#data/store/ports.ts';
import { isQuiet, keepQuiet } from '#data/outbox/quiet.ts';
import { arrivalOf } from '#data/records/arrival.ts';
import { recordTables } from '#data/records/kinds.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { sweep } from './sweep.ts';

/** As much as the server gives at once: while a device is filled, each page costs a round trip and a drawing. */
const PAGE = 1_000;

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
  const since = position.since === null ? '' : `&since=${encodeURIComponent(position.since)}`;
  const { method, path } = ENDPOINTS.changes;
  const exchanged = await exchange(ports, token, { method, path: `${path}?limit=${PAGE}${since}` });
  if (exchanged.kind === 'unreachable') return 'offline';
  if (exchanged.clockOffset !== null) await keepClock(db, exchanged.clockOffset);
  if (exchanged.status !== 200) return notAPage({ db, ports, token, position }, exchanged);
  const page = PulledPage.safeParse(exchanged.body);
  if (!page.success) return 'failed';
  if (!(await applyPage(db, ports, { position, page: page.data }))) return 'more';
  count(page.data.changes.length);
  return page.data.more ? 'more' : 'pulled';
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
      const reason = isRecord(body) && body['code'] === 'revoked' ? 'revoked' : 'signed-out';
      return (await pauseSignedOut(db, ports, { token, reason })) ? 'paused' : 'more';
    }
    case 400: // a cursor that the server cannot read, as after its database was restored
    case 410:
      await startOver(db);
      return position.resyncing ? 'failed' : 'more'; // twice in a row: later, not for ever
    case 426:
      await pauseTooOld(db, ports);
      return 'paused';
    default:
      if (retryAfter !== null) await keepQuiet(db, ports, retryAfter);
      return 'failed';
  }
}

/** The cursor has expired: nothing is wiped, every row that comes again is stamped with the new epoch. */
function startOver(db: Db): Promise<void> {
  return db.transaction('rw', db.meta, async () => {
    const epoch = ((await metaOf(db, 'epoch')) ?? 0) + 1;
    await setMeta(db, 'epoch', epoch);
    await setMeta(db, 'resync', { epoch, next: null });
    await clearMeta(db, 'cursor', 'sweep');
  });
}

interface Fetched {
  readonly position: Position;
  readonly page: PulledPage;
}

/** False where another pull was quicker: its cursor stands, and this page is left. */
function applyPage(db: Db, ports: Ports, { position, page }: Fetched): Promise<boolean> {
  const records = [...recordTables(db), db.notifications];
  return db.transaction('rw', [...records, db.parked, db.outbox, db.meta], async () => {
    const now = await positionOf(db);
    if (now.since !== position.since || now.resyncing !== position.resyncing) return false;
    const arrival = await arrivalOf(db, instant(ports));
    await applyChanges(arrival, page.changes, dayInIndia(ports.now()));
    await moveOn(db, page, { epoch: arrival.epoch, resyncing: position.resyncing });
    await setMeta(db, 'pulledAt', arrival.at);
    return true;
  });
}

async function moveOn(
  db: Db,
  { next, more }: PulledPage,
  { epoch, resyncing }: { readonly epoch: number; readonly resyncing: boolean },
): Promise<void> {
  if (resyncing && more) return setMeta(db, 'resync', { epoch, next });
  await setMeta(db, 'cursor', next);
  if (!resyncing) return;
  await clearMeta(db, 'resync');
  await sweep(db, epoch);
}
