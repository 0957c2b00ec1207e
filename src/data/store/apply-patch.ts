import { mergePatch } from '#kernel/merge-patch.ts';

/** Applies a merge patch to a record. Both were validated before they were stored. */
export function applyPatch<T>(record: T, patch: unknown): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a patch of a record is made between two records of its type
  return mergePatch(record, patch) as T;
}
