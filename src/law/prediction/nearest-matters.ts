/**
 * The matters most like one, by Gower's distance (1971): each feature counts the same whatever its kind, and one that is
 * not known of both counts for neither.
 */
export type FeatureValue = string | number | null;

export type Features<Name extends string> = Readonly<Record<Name, FeatureValue>>;

export interface NearMatter<Name extends string, Matter> {
  readonly matter: Matter;
  /** 0: the same in all that is known of both; 1: in nothing. */
  readonly distance: number;
  readonly matched: readonly Name[];
  readonly differing: readonly Name[];
  /** Not known of one of the two. */
  readonly unknown: readonly Name[];
}

interface Sought<Name extends string, Matter> {
  readonly names: readonly Name[];
  readonly own: Features<Name>;
  readonly among: readonly { readonly matter: Matter; readonly features: Features<Name> }[];
}

/** Numbers this close, as a part of the whole range, are said to match. */
const CLOSE = 0.1;

/** All of them, nearest first, those of one distance in the order in which they came. None with which nothing can be compared. */
export function nearestMatters<Name extends string, Matter>({
  names,
  own,
  among,
}: Sought<Name, Matter>): NearMatter<Name, Matter>[] {
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
    .toSorted((one, other) => one.distance - other.distance);
}

/** Of one feature, from 0 to 1; null where it is not known of both. */
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
