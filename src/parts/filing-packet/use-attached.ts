/** Documents of an application for the packet: order, names and byte locations. */
import { useMemo } from 'react';
import type { Packet } from '#contract/application/packet.ts';
import { documentsOf, type DocumentView } from '#data/records/document/documents.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useStableValue } from '#data/react/use-stable-value.ts';
import type { Db } from '#data/store/db.ts';
import type { AttachedDocument } from '#documents/packet/packet-matter.ts';
import { type AnnexureRow, annexureRows } from '#domain/application/packet-annexures.ts';
import type { FileLook } from '#documents/packet/file-inspection.ts';
import type { AttachedBytes } from '#parts/document-worker/paper-messages.ts';
import { useFileInspections } from './use-looks.ts';

export interface Attached {
  readonly loading: boolean;
  /** Documents of the application, then others of its case. */
  readonly documents: readonly DocumentView[];
  /** Includes excluded documents. */
  readonly rows: readonly AnnexureRow[];
  /** Bound documents in order. */
  readonly bound: readonly AnnexureRow[];
  /** Bound documents as files. */
  readonly boundFiles: readonly BoundFile[];
  readonly papers: readonly AttachedDocument[];
  /** Total size of bound documents. */
  readonly bytes: number;
  /** Read by the document worker. */
  readonly files: AttachedBytes;
}

/** With its inspection result, once available. */
export type BoundFile = DocumentView & { readonly look?: FileLook | undefined };

/** Parent of the documents; a draft has the id of its application. */
export interface AttachedTo {
  readonly applicationId: string;
  readonly caseId?: string | undefined;
}

interface AttachedDocuments {
  readonly own: readonly DocumentView[];
  readonly ofCase: readonly DocumentView[];
}

const NONE: AttachedDocuments = { own: [], ofCase: [] };

async function foundFor(db: Db, { applicationId, caseId }: AttachedTo): Promise<AttachedDocuments> {
  const own = await documentsOf(db, { applicationId });
  if (caseId === undefined) return { own, ofCase: [] };
  const all = await documentsOf(db, { caseId });
  return { own, ofCase: all.filter((each) => each.applicationId !== applicationId) };
}

export function useAttached({ applicationId, caseId }: AttachedTo, chosen: Packet['annexures']): Attached {
  const { db } = useDevice();
  const read = useLive(() => foundFor(db, { applicationId, caseId }), [db, applicationId, caseId]);
  const loading = read.status === 'loading';
  const found = useStableValue(read.status === 'ready' ? read.value : NONE);
  const picked = useStableValue(chosen);
  const documents = useMemo(() => listOf(found, picked), [found, picked]);
  const papers = useStableValue(documents.papers);
  const looks = useFileInspections(db.name, documents.files);
  return useMemo(() => {
    const boundFiles = documents.files.map((file): BoundFile => ({ ...file, look: looks.get(file.sha256) }));
    return {
      ...documents,
      loading,
      papers,
      boundFiles,
      bytes: boundFiles.reduce((sum, { size }) => sum + size, 0),
      files: { database: db.name, hashes: boundFiles.map(({ sha256 }) => sha256) },
    };
  }, [db, loading, documents, papers, looks]);
}

function listOf({ own, ofCase }: AttachedDocuments, chosen: Packet['annexures']) {
  const documents = [...own, ...ofCase];
  const rows = annexureRows(own, chosen, ofCase);
  const bound = rows.filter(({ leftOut }) => !leftOut);
  return {
    documents,
    rows,
    bound,
    files: bound.flatMap((row) => documents.find(({ _id }) => _id === row.documentId) ?? []),
    papers: bound.map(({ title, copy, language, isOrder }) => ({
      title,
      copy,
      isOrder,
      language: language === '' ? undefined : language,
    })),
  };
}
