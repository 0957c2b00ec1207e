/** A device that only pulls: it keeps what it is told, and begins anew where the server says so. */
import type { Change } from '#contract/changes.ts';
import type { Calls } from './calls.ts';

export interface PullingDevice {
  /** Entity and id, and the version that it was told last. */
  readonly held: ReadonlyMap<string, number>;
  /** All that it was told, in order. */
  readonly told: readonly Change[];
  /** Begun anew so often. */
  readonly resyncs: number;
  readonly cursor: () => string | undefined;
  /** One page; false once it has come to the end. */
  readonly page: (reader: Calls, limit?: number) => Promise<boolean>;
  readonly toTheEnd: (reader: Calls, limit?: number) => Promise<void>;
}

export function pullingDevice(from?: string): PullingDevice {
  const held = new Map<string, number>();
  const told: Change[] = [];
  let cursor = from;
  /** What has come since it began anew; what has not goes at the end. */
  let fetched: Set<string> | undefined;
  const device = { held, told, resyncs: 0, cursor: () => cursor };
  const page = async (reader: Calls, limit = 500): Promise<boolean> => {
    const since = cursor === undefined ? '' : `&since=${cursor}`;
    const { status, body } = await reader.get(`/changes?limit=${limit}${since}`);
    if (status === 410) {
      device.resyncs += 1;
      cursor = undefined;
      fetched = new Set();
      return true;
    }
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    const changes: Change[] = body.changes;
    for (const change of changes) {
      const name = `${change.entity} ${change.id}`;
      fetched?.add(name);
      told.push(change);
      if (change.deleted) held.delete(name);
      else held.set(name, change.version);
    }
    cursor = String(body.next);
    if (body.more) return true;
    if (fetched) for (const name of held.keys()) if (!fetched.has(name)) held.delete(name);
    fetched = undefined;
    return false;
  };
  return Object.assign(device, {
    page,
    toTheEnd: async (reader: Calls, limit?: number) => {
      while (await page(reader, limit));
    },
  });
}
