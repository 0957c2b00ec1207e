import { isRecord } from '#kernel/merge-patch.ts';

/** Maps all texts of a value; `field` is the name of the field. */
export function mapTexts<T>(value: T, change: (text: string, field: string) => string): T {
  const walk = (part: unknown, field: string): unknown => {
    if (typeof part === 'string') return change(part, field);
    if (Array.isArray(part)) return part.map((each) => walk(each, field));
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner, key)]));
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only texts are changed
  return walk(value, '') as T;
}
