/** One source of chance for a whole run: the same seed takes the same way. */

export interface Random {
  /** From 0 up to and not with `below`. */
  readonly below: (below: number) => number;
  /** True this often, of 1. */
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly fraction: () => number;
  /** In the form of a UUIDv7, later ones sort later. */
  readonly id: () => string;
}

export function randomOf(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  let minted = 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(fraction() * limit);
  return {
    below,
    fraction,
    chance: (share) => fraction() < share,
    pick: (from) => {
      const picked = from[below(from.length)];
      if (picked === undefined) throw new Error('picked from nothing');
      return picked;
    },
    id: () => {
      minted += 1;
      const end = (seed * 100_003 + minted).toString(16).padStart(12, '0').slice(-12);
      return `01939d00-${minted.toString(16).padStart(4, '0').slice(-4)}-7000-8000-${end}`;
    },
  };
}

/** Picks a name with a probability proportional to its weight. */
export function weighted<K extends string>(random: Random, weights: Readonly<Record<K, number>>): K {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are its names
  const names = Object.keys(weights) as K[];
  let left = random.fraction() * names.reduce((sum, name) => sum + weights[name], 0);
  for (const name of names) {
    left -= weights[name];
    if (left < 0) return name;
  }
  return random.pick(names);
}
