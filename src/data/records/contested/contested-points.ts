/** Reads, enters, changes and removes contested points. */
import type { NewContested } from '#contract/case/contested.ts';
import { isOpenRequest, isRequest } from '#domain/application/conditions-request.ts';
import type { Result } from '#kernel/result.ts';
import { type WordsSync, syncsOf } from '#data/records/written-kind.ts';
import {
  saveWrittenRecord,
  removeWrittenRecord,
  type WordsRefusal,
} from '#data/records/save-written-record.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow, ContestedRow } from '#data/store/rows.ts';
import type { Ports } from '#data/store/ports.ts';
import { CONTESTED } from './contested-kind.ts';

export interface ContestedView extends ContestedRow {
  readonly sync: WordsSync;
  /** Name of the source document, if it is on this device. */
  readonly documentName: string | null;
}

/** Points of one application in order of entry. */
export async function contestedPoints(db: Db, applicationId: string): Promise<ContestedView[]> {
  const rows = await db.contested.where('applicationId').equals(applicationId).toArray();
  const [syncs, documents] = await Promise.all([
    syncsOf(db, rows),
    db.documents.bulkGet(rows.map(({ documentId = '' }) => documentId)),
  ]);
  return rows
    .map((row, index): ContestedView =>
      Object.assign(row, {
        sync: syncs.get(row._id) ?? ('sent' as const),
        documentName: documents[index]?.name ?? null,
      }),
    )
    .toSorted((left, right) => left.at.localeCompare(right.at));
}

/** Requests of the filers that wait for an order, oldest first, with their applications. */
export async function openRequests(db: Db): Promise<OpenRequest[]> {
  const asked = (await db.contested.toArray()).filter(isRequest);
  const found = await db.applications.bulkGet(asked.map(({ applicationId }) => applicationId));
  return asked
    .flatMap((request, index): OpenRequest[] => {
      const application = found[index];
      return application && isOpenRequest(request, application) ? [{ request, application }] : [];
    })
    .toSorted((left, right) => left.request.at.localeCompare(right.request.at));
}

export interface OpenRequest {
  readonly request: ContestedRow;
  readonly application: ApplicationRow;
}

export interface Contesting {
  /** Created by the screen, or the id of an existing point. */
  readonly id: string;
  readonly applicationId: string;
  /** The whole new state: an omitted field has no value. */
  readonly point: Omit<NewContested, '_id'>;
}

export const keepPoint = (
  db: Db,
  ports: Ports,
  { id, applicationId, point }: Contesting,
): Promise<Result<null, WordsRefusal>> =>
  saveWrittenRecord({ db, ports, spec: CONTESTED }, { id, under: applicationId, words: point });

export const removePoint = (db: Db, ports: Ports, id: string): Promise<void> =>
  removeWrittenRecord({ db, ports, spec: CONTESTED }, id);
