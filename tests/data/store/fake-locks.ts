/** The Web Locks API as far as the drain uses it: exclusive, ifAvailable and steal. */
import type { Locks } from '#data/store/ports.ts';

interface LockHolder {
  readonly abort: (reason: unknown) => void;
  readonly ended: Promise<unknown>;
}

const noHolder = (): void => undefined;

export function fakeLocks(): Locks {
  const holders = new Map<string, LockHolder>();
  return {
    async request(name, options, work) {
      const holder = holders.get(name);
      if (holder && options.ifAvailable) return work(null);
      if (holder && options.steal) holder.abort(new DOMException('stolen', 'AbortError'));
      else if (holder) await holder.ended.catch(() => {});
      let abort: LockHolder['abort'] = noHolder;
      const stolen = new Promise<never>((_, reject) => {
        abort = reject;
      });
      const running = work({ name });
      const mine: LockHolder = { abort, ended: running };
      holders.set(name, mine);
      try {
        return await Promise.race([running, stolen]);
      } finally {
        if (holders.get(name) === mine) holders.delete(name);
      }
    },
  };
}
