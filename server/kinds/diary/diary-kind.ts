/**
 * `GET|POST /cases/{id}/diary`, `PUT /diary/{id}`: written by the case owner. The court reads the entries that the
 * owner shares.
 */
import {
  type DiaryEntry,
  type NewDiaryEntry,
  diaryContent,
  isSharedWithCourt,
} from '#contract/case/diary.ts';
import { ok } from '#server/http/answer.ts';
import { requireDocket } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, route, type WithRoutes } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import type { Effect, Write } from '#server/http/write.ts';
import { caseKind } from '#server/kinds/case/case-kind.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { definedKind } from '#server/records/defined-kind.ts';
import { diaryRecord } from '#records/diary-entry.ts';
import { type DiaryParent, newEntry } from './new-entry.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { readStoredRecord, recordsUnder } from '#server/records/store-records.ts';
import { append } from '#server/records/append-only.ts';
import { auditRecords, readVisibleRecord } from '#server/records/records.ts';
import { caseById } from '#server/storage/cases.ts';
import { canSee, matterOfCase } from '#server/storage/matter.ts';

/** Never changed. A correction is a new entry that names the old one. */
export const diaryKind: WithRoutes<StoredKind<DiaryEntry>> = {
  ...definedKind(diaryRecord),
  routes: diaryRoutes,
};

function diaryRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'listDiary', async ({ caller, params }) => {
    const { ownerId } = await readVisibleRecord(ports, caller, { kind: caseKind, id: params._id });
    const all = await recordsUnder(sqlOf(ports.pool), diaryKind, params._id);
    const entries = ownerId === caller.user._id ? all : all.filter(isSharedWithCourt);
    await auditRecords(
      ports,
      caller,
      entries.map(({ _id: id, version }) => ({ entity: 'diary', id, version })),
    );
    return ok(entries);
  });
  route(api, 'addDiaryEntry', async (call) => writeCall(ports, call, addEntry(call.params._id, call.body)));
  route(api, 'correctDiaryEntry', async (call) =>
    writeCall(ports, call, correctEntry(call.params._id, call.body)),
  );
}

const addEntry =
  (caseId: string, body: NewDiaryEntry): Effect =>
  async (write) => {
    await refuseUnseen(write, caseId);
    return appendEntry({ caseId, corrects: undefined }, body)(write);
  };

/** The corrected entry remains unchanged. */
const correctEntry =
  (id: string, body: NewDiaryEntry): Effect =>
  async (write) => {
    if (write.caller.user.role === 'judge') requireDocket(write.caller);
    const corrected = await readStoredRecord(write.sql, diaryKind, id);
    if (!corrected) throw new Refusal('not-found');
    await refuseUnseen(write, corrected.caseId);
    return appendEntry({ caseId: corrected.caseId, corrects: id }, body)(write);
  };

/** Answers 404 if the case is not visible. Judges may read a diary but not write one. */
async function refuseUnseen({ sql, caller }: Write, caseId: string): Promise<void> {
  if (caller.user.role === 'judge') requireDocket(caller);
  const record = await caseById(sql, caseId);
  if (!record) throw new Refusal('not-found');
  if (!canSee(caller, matterOfCase(record))) {
    throw new Refusal('not-found', { denied: { entity: 'case', id: caseId } });
  }
  if (record.ownerId !== caller.user._id) throw new Refusal('forbidden');
}

function appendEntry({ caseId, corrects }: DiaryParent, body: NewDiaryEntry): Effect {
  return append(
    {
      kind: diaryKind,
      make: (write: Write, content: NewDiaryEntry) => newEntry(write, { said: content, caseId, corrects }),
      authorFields: diaryContent,
      isUnder: (entry: DiaryEntry) => entry.caseId === caseId && entry.corrects === corrects,
      detail: ({ date, sharedWithCourt }: DiaryEntry) => ({
        date,
        sharedWithCourt,
        ...(corrects !== undefined && { corrects }),
      }),
    },
    caseId,
    body,
  );
}
