/**
 * Nearest matters by Gower's distance (1971). All features weigh the same; a feature unknown on either side
 * is ignored.
 */
export type FeatureValue = string | number | null;

export type Features<Name extends string> = Readonly<Record<Name, FeatureValue>>;

export interface NearMatter<Name extends string, Matter> {
  readonly matter: Matter;
  /** 0: equal in all known features; 1: in none. */
  readonly distance: number;
  readonly matched: readonly Name[];
  readonly differing: readonly Name[];
  /** Features unknown on either side. */
  readonly unknown: readonly Name[];
}

interface NearestQuery<Name extends string, Matter> {
  readonly names: readonly Name[];
  readonly own: Features<Name>;
  readonly among: readonly { readonly matter: Matter; readonly features: Features<Name> }[];
}

/** Numbers within this share of the whole range count as matching. */
const CLOSE = 0.1;

/** In percent, 0 to 100. */
export const similarityOf = (distance: number): number => Math.round((1 - distance) * 100);

/** Sorted by distance, then by input order. Matters that have nothing in common, or nothing comparable, are omitted. */
export function nearestMatters<Name extends string, Matter>({
  names,
  own,
  among,
}: NearestQuery<Name, Matter>): NearMatter<Name, Matter>[] {
  const ranges = rangesOf(names, [own, ...among.map(({ features }) => features)]);
  return among
    .flatMap(({ matter, features }): NearMatter<Name, Matter>[] => {
      const apart = names.map(
        (name) => [name, partOf(own[name], features[name], ranges.get(name) ?? 0)] as const,
      );
      const known = apart.filter((each): each is readonly [Name, number] => each[1] !== null);
      if (known.length === 0) return [];
      return [
        {
          matter,
          distance: known.reduce((sum, [, part]) => sum + part, 0) / known.length,
          matched: known.filter(([, part]) => part <= CLOSE).map(([name]) => name),
          differing: known.filter(([, part]) => part > CLOSE).map(([name]) => name),
          unknown: apart.filter(([, part]) => part === null).map(([name]) => name),
        },
      ];
    })
    .filter(({ distance }) => similarityOf(distance) > 0)
    .toSorted((one, other) => one.distance - other.distance);
}

/** Distance of one feature, 0 to 1; null if unknown on either side. */
function partOf(one: FeatureValue, other: FeatureValue, range: number): number | null {
  if (one === null || other === null) return null;
  if (typeof one === 'number' && typeof other === 'number')
    return range === 0 ? 0 : Math.abs(one - other) / range;
  return one === other ? 0 : 1;
}

function rangesOf<Name extends string>(
  names: readonly Name[],
  all: readonly Features<Name>[],
): ReadonlyMap<Name, number> {
  return new Map(
    names.map((name) => {
      let [low, high] = [Infinity, -Infinity];
      for (const features of all) {
        const value = features[name];
        if (typeof value !== 'number') continue;
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
      return [name, high > low ? high - low : 0];
    }),
  );
}
