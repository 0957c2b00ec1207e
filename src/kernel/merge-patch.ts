/** Merge patches (RFC 7396), the wire form of a change. Fields merge, `null` deletes, arrays are replaced. */

type Json = unknown;
type Patch = Readonly<Record<string, Json>>;

export const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function mergePatch(target: Json, patch: Json): Json {
  if (!isRecord(patch)) return patch;
  const merged: Record<string, Json> = isRecord(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (key === '__proto__') continue;
    if (value === null) delete merged[key];
    else if (value !== undefined) merged[key] = mergePatch(merged[key], value);
  }
  return merged;
}

/** The value at a path such as `case.trial.stage`; undefined if the record has none. */
export const valueAt = (record: Json, path: string): Json =>
  path.split('.').reduce<Json>((inside, key) => (isRecord(inside) ? inside[key] : undefined), record);

/** A patch of the one value at this path. */
export function patchAt(path: string, value: Json): Patch {
  const [head = '', ...rest] = path.split('.');
  return { [head]: rest.length === 0 ? value : patchAt(rest.join('.'), value) };
}

/** Combines patches: fields of one group merge, and a null is kept. */
export const joinPatches = (patches: readonly Patch[]): Patch => patches.reduce<Patch>(joined, {});

function joined(all: Patch, next: Patch): Patch {
  const groups = Object.entries(next).map(([key, value]): [string, Json] => {
    const before = all[key];
    return [key, isRecord(before) && isRecord(value) ? joined(before, value) : value];
  });
  return { ...all, ...Object.fromEntries(groups) };
}

/** The smallest patch that turns `before` into `after`; `undefined` when they say the same. */
export function patchBetween(before: Json, after: Json): Json {
  if (!isRecord(before) || !isRecord(after)) return same(before, after) ? undefined : after;
  const patch: Record<string, Json> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (after[key] === undefined) {
      if (before[key] !== undefined) patch[key] = null;
      continue;
    }
    const inner = before[key] === undefined ? after[key] : patchBetween(before[key], after[key]);
    if (inner !== undefined) patch[key] = inner;
  }
  return Object.keys(patch).length > 0 ? patch : undefined;
}

/** Equal as JSON, ignoring the order of keys. */
export function same(left: Json, right: Json): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => same(item, right[index]));
  }
  if (!isRecord(left) || !isRecord(right)) return left === right;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => same(left[key], right[key]));
}

/** Leaf paths of a patch, such as `case.custodyStatus`. Two patches conflict if their paths overlap. */
export function touched(patch: Json, prefix = ''): string[] {
  if (!isRecord(patch)) return [prefix];
  return Object.entries(patch).flatMap(([key, value]) => touched(value, prefix ? `${prefix}.${key}` : key));
}
