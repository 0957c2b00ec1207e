/** Open pages that wait for changes. One statement asks for the counters of all their logs. */
import type { ServerResponse } from 'node:http';
import { clearInterval, setInterval } from 'node:timers';
import { WAKE_BEAT_MS, type WakeEvent } from '#contract/wake.ts';
import type { Ports } from '#server/ports.ts';
import { sqlOf } from '#server/storage/sql.ts';

/** A page opens its stream again after this time, so that it is authenticated again. */
const AGE_MS = 10 * 60_000;
/** Bytes that a page has not read. It is dead, or its network is. */
const UNREAD_BYTES = 16_384;

/** Position of each log that the page's user reads, by the log's id. */
export type LogPositions = Readonly<Record<string, number>>;

interface WakeStream {
  readonly answer: ServerResponse;
  readonly logs: readonly string[];
  readonly session: string;
  readonly endsAt: number;
}

interface WatchedLog {
  last: number;
  readonly streams: Set<WakeStream>;
}

export interface WaitingPage {
  /** Id of the session. Only its last page waits. */
  readonly session: string;
  readonly positions: LogPositions;
}

export interface WakeStreams {
  /** False while stopping, and if this process holds as many as it may. */
  readonly hasRoom: () => boolean;
  /** Keeps the answer open until the page or this process ends it. */
  readonly open: (answer: ServerResponse, page: WaitingPage) => void;
  readonly count: () => number;
  /** Compares the counters once. */
  readonly look: () => Promise<void>;
  readonly close: () => void;
}

type WakePorts = Pick<Ports, 'pool' | 'now' | 'stopping' | 'config'>;

export function wakeStreams({ pool, now, stopping, config }: WakePorts): WakeStreams {
  const logs = new Map<string, WatchedLog>();
  /** By session. */
  const streams = new Map<string, WakeStream>();
  const timers = repeating(
    [config.wake.every, () => void look()],
    [WAKE_BEAT_MS, () => beat(streams.values(), now().getTime())],
  );

  function remove(stream: WakeStream): void {
    if (streams.get(stream.session) === stream) streams.delete(stream.session);
    for (const id of stream.logs) {
      const log = logs.get(id);
      log?.streams.delete(stream);
      if (log?.streams.size === 0) logs.delete(id);
    }
    if (streams.size === 0) timers.stop();
  }

  function open(answer: ServerResponse, { session, positions }: WaitingPage): void {
    const endsAt = now().getTime() + AGE_MS * (1 + Math.random() / 5); // not all pages at once after a restart
    const stream = { answer, session, endsAt, logs: Object.keys(positions) };
    streams.get(session)?.answer.end(); // of a lost connection
    streams.set(session, stream);
    answer.once('close', () => remove(stream));
    answer.write(OPENED);
    let isBehind = false;
    for (const [id, last] of Object.entries(positions)) {
      const log = logs.get(id) ?? { last, streams: new Set() };
      logs.set(id, log);
      log.streams.add(stream);
      isBehind ||= log.last > last;
    }
    if (isBehind) answer.write(CHANGED);
    timers.start();
  }

  let isLooking = false;
  async function look(): Promise<void> {
    if (isLooking || logs.size === 0) return;
    isLooking = true;
    try {
      for (const stream of await changedStreams(pool, logs)) stream.answer.write(CHANGED);
    } catch {
      // the database does not answer: the next look compares with the same positions
    } finally {
      isLooking = false;
    }
  }

  const close = (): void => {
    for (const { answer } of streams.values()) answer.end();
    timers.stop();
  };
  stopping.addEventListener('abort', close);
  return {
    hasRoom: () => !stopping.aborted && streams.size < config.wake.pages,
    open,
    count: () => streams.size,
    look,
    close,
  };
}

const textOf = (event: WakeEvent): string => `event: ${event}\ndata:\n\n`;
const OPENED = textOf('open');
const CHANGED = textOf('changed');
/** A comment, which keeps proxies from closing an idle stream. */
const BEAT = ':\n\n';

async function changedStreams(
  pool: Ports['pool'],
  logs: ReadonlyMap<string, WatchedLog>,
): Promise<ReadonlySet<WakeStream>> {
  const { rows } = await sqlOf(pool).query<{ readonly log_id: string; readonly last: string }>(
    'SELECT log_id, last FROM change_counters WHERE log_id = ANY($1::uuid[])',
    [[...logs.keys()]],
  );
  const changed = new Set<WakeStream>();
  for (const { log_id: id, last } of rows) {
    const log = logs.get(id);
    if (!log || log.last === Number(last)) continue;
    log.last = Number(last);
    for (const stream of log.streams) changed.add(stream);
  }
  return changed;
}

/** Ends streams that are old or unread, and keeps the other ones open. */
function beat(streams: Iterable<WakeStream>, at: number): void {
  for (const { answer, endsAt } of streams) {
    if (answer.writableLength > UNREAD_BYTES) answer.destroy();
    else if (at >= endsAt) answer.end();
    else answer.write(BEAT);
  }
}

/** Timers that run only while a page waits. */
function repeating(...works: readonly (readonly [number, () => void])[]): {
  start: () => void;
  stop: () => void;
} {
  let timers: ReturnType<typeof setInterval>[] = [];
  return {
    start: () => {
      if (timers.length === 0) timers = works.map(([every, work]) => setInterval(work, every));
    },
    stop: () => {
      for (const timer of timers) clearInterval(timer);
      timers = [];
    },
  };
}
