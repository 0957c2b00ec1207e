import { isRecord } from '#kernel/merge-patch.ts';

/** The value at a path of the wire, such as `case.allegations`. */
export function valueAt(record: unknown, path: string): unknown {
  let value = record;
  for (const key of path.split('.')) value = isRecord(value) ? value[key] : undefined;
  return value;
}
