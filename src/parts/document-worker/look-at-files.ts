/** Inspects attached documents one at a time, to limit memory use. */
import type { FileLook } from '#documents/packet/file-inspection.ts';
import { inspectFile } from '#documents/packet/inspect-file.ts';
import type { LookJob } from './paper-messages.ts';
import { readAttached } from './read-attached.ts';

/** Null for a document that is not on this device. */
export async function lookAtFiles({ of }: LookJob): Promise<(FileLook | null)[]> {
  if (of instanceof Uint8Array) return [await inspectFile(of)];
  const looks: (FileLook | null)[] = [];
  for (const at of of.hashes.keys()) {
    const bytes = await readAttached(of, at);
    looks.push(bytes && (await inspectFile(bytes)));
  }
  return looks;
}
