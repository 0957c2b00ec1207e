/** The documents of an application, as the packet binds them: their order, their names, where their bytes lie. */
import { useMemo } from 'react';
import type { Packet } from '#contract/packet.ts';
import { documentsOf, type DocumentView } from '#data/records/document/documents.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { AttachedDocument } from '#documents/packet/packet-matter.ts';
import { type AnnexureRow, annexureRows } from '#domain/packet-annexures.ts';
import type { AttachedBytes } from '#parts/paper-worker/paper-messages.ts';

export interface Attached {
  readonly loading: boolean;
  readonly documents: readonly DocumentView[];
  /** Those left out too. */
  readonly rows: readonly AnnexureRow[];
  /** Of those that are bound, in their order. */
  readonly bound: readonly AnnexureRow[];
  readonly papers: readonly AttachedDocument[];
  /** Together, of those that are bound. */
  readonly bytes: number;
  /** Read by the worker that makes the packet. */
  readonly files: AttachedBytes;
}

const NONE: readonly DocumentView[] = [];

export function useAttached(applicationId: string, chosen: Packet['annexures']): Attached {
  const { db } = useDevice();
  const read = useLive(() => documentsOf(db, { applicationId }), [db, applicationId]);
  const documents = read.status === 'ready' ? read.value : NONE;
  return useMemo(() => {
    const rows = annexureRows(documents, chosen);
    const bound = rows.filter(({ leftOut }) => !leftOut);
    const of = (row: AnnexureRow) => documents.find(({ _id }) => _id === row.documentId);
    return {
      loading: read.status === 'loading',
      documents,
      rows,
      bound,
      papers: bound.map(({ title, copy, language, isOrder }) => ({
        title,
        copy,
        isOrder,
        language: language === '' ? undefined : language,
      })),
      bytes: bound.reduce((sum, row) => sum + (of(row)?.size ?? 0), 0),
      files: { database: db.name, hashes: bound.map((row) => of(row)?.sha256 ?? '') },
    };
  }, [db, documents, chosen, read.status]);
}
