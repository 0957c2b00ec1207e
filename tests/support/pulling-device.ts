/** A device that only pulls: it stores changes and resyncs when the server requires it. */
import type { Change } from '#contract/changes.ts';
import type { Calls } from './calls.ts';

export interface PullingDevice {
  /** Last version by entity and id. */
  readonly held: ReadonlyMap<string, number>;
  /** All received changes, in order. */
  readonly told: readonly Change[];
  /** Number of resyncs. */
  readonly resyncs: number;
  readonly cursor: () => string | undefined;
  /** One page; false once it has come to the end. */
  readonly page: (reader: Calls, limit?: number) => Promise<boolean>;
  readonly toTheEnd: (reader: Calls, limit?: number) => Promise<void>;
}

export function pullingDevice(from?: string): PullingDevice {
  const versions = new Map<string, number>();
  const changes: Change[] = [];
  let cursor = from;
  /** Records received since the resync began; the others are removed at its end. */
  let fetched: Set<string> | undefined;
  const device = { held: versions, told: changes, resyncs: 0, cursor: () => cursor };
  const take = (change: Change): void => {
    const name = `${change.entity} ${change.id}`;
    fetched?.add(name);
    changes.push(change);
    if (change.deleted) versions.delete(name);
    else versions.set(name, change.version);
  };
  const beginAnew = (): void => {
    device.resyncs += 1;
    cursor = undefined;
    fetched = new Set();
  };
  const end = (): void => {
    for (const name of versions.keys()) if (fetched?.has(name) === false) versions.delete(name);
    fetched = undefined;
  };
  const page = async (reader: Calls, limit = 500): Promise<boolean> => {
    const { status, body } = await reader.get(`/changes?limit=${limit}${cursor ? `&since=${cursor}` : ''}`);
    if (status === 410) {
      beginAnew();
      return true;
    }
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    for (const change of body.changes) take(change);
    cursor = String(body.next);
    if (!body.more) end();
    return Boolean(body.more);
  };
  return Object.assign(device, {
    page,
    toTheEnd: async (reader: Calls, limit?: number) => {
      while (await page(reader, limit));
    },
  });
}
