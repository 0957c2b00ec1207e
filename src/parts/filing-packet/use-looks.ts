/** Inspects each attached document once, in the worker, before a packet is built. */
import { useEffect, useState } from 'react';
import { DOCX } from '#contract/case/document.ts';
import type { DocumentView } from '#data/records/document/documents.ts';
import type { FileLook } from '#documents/packet/file-inspection.ts';
import { lookAtFiles } from '#parts/document-worker/run-paper-job.ts';

export type LooksByHash = ReadonlyMap<string, FileLook>;

const NONE: LooksByHash = new Map();

/** Keyed by hash, so that two lists on a screen share one inspection. */
const inspections = new Map<string, Promise<FileLook | null>>();

export function useFileInspections(database: string, files: readonly DocumentView[]): LooksByHash {
  const [looks, setLooks] = useState(NONE);
  const hashes = files
    .filter(({ isHere, type }) => isHere && type !== DOCX)
    .map(({ sha256 }) => sha256)
    .join(' ');
  useEffect(() => {
    if (hashes === '') return undefined;
    let isShown = true;
    const look = async () => {
      const found = await looksOf(database, hashes.split(' '));
      if (isShown) setLooks(found);
    };
    void look();
    return () => {
      isShown = false;
    };
  }, [database, hashes]);
  return looks;
}

async function looksOf(database: string, hashes: readonly string[]): Promise<LooksByHash> {
  const open = hashes.filter((hash) => !inspections.has(hash));
  if (open.length > 0) {
    const looked = lookAtFiles({ of: { database, hashes: open } });
    for (const [at, hash] of open.entries())
      inspections.set(
        hash,
        looked.then((found) => (found.ok ? (found.value[at] ?? null) : null)),
      );
  }
  const found = new Map<string, FileLook>();
  for (const hash of hashes) {
    const look = await inspections.get(hash);
    if (look) found.set(hash, look);
    else inspections.delete(hash); // document or maker unavailable: retry later
  }
  return found;
}
