/** Writes a diary entry or a correction: on the device at once, then to the server. */
import { NewDiaryEntry, diaryContent } from '#contract/case/diary.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import { type DiaryFault, diaryFaults } from '#domain/case/diary-rules.ts';
import { invariant } from '#kernel/assert.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { enqueue } from '#data/outbox/outbox.ts';
import { courtTimeOf } from '#data/store/clock.ts';
import type { Db } from '#data/store/db.ts';
import type { DiaryRow } from '#data/store/rows.ts';
import { getMeta } from '#data/store/meta.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { diaryAct } from './diary-act.ts';
import type { DiaryDraft } from './diary-draft.ts';
import { type DiaryForm, discardDiaryDraft } from './diary-drafts.ts';

export type DiaryRefusal =
  /** The case or the corrected entry is no longer on this device. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'faulty'; readonly faults: readonly DiaryFault[] };

type WriteEntryResult = Result<DiaryRow, DiaryRefusal>;

export async function writeEntry(
  db: Db,
  ports: Ports,
  { form, draft }: { readonly form: DiaryForm; readonly draft: DiaryDraft },
): Promise<Result<DiaryRow, DiaryRefusal>> {
  const { caseId, ...typed } = draft;
  const corrects = form.kind === 'correction' ? form.of : undefined;
  const checked = NewDiaryEntry.safeParse(withoutBlanks({ ...typed, _id: ports.newId() }));
  if (!checked.success) return err({ kind: 'invalid', fields: fieldErrors(checked.error) });
  const body = checked.data;
  const tables = [db.diary, db.cases, db.applications, db.outbox];
  return saveInTransaction(db, tables, async (): Promise<WriteEntryResult> => {
    const faults = diaryFaults(body, await courtTimeOf(db, ports));
    if (faults.length > 0) return err({ kind: 'faulty', faults });
    const corrected = corrects === undefined ? undefined : await db.diary.get(corrects);
    const isHere = (await db.cases.where('_id').equals(caseId).count()) === 1;
    if (!isHere || (corrects !== undefined && corrected?.caseId !== caseId)) return err({ kind: 'gone' });
    const row = await localEntry(db, ports, { caseId, corrects, body });
    await db.diary.add(row);
    await enqueue(db, ports, await diaryAct(db, { caseId, corrects, body }));
    await discardDiaryDraft(db, form);
    return ok(row);
  });
}

interface DiaryEntryInput {
  readonly caseId: string;
  readonly corrects: string | undefined;
  readonly body: NewDiaryEntry;
}

async function localEntry(
  db: Db,
  ports: Ports,
  { caseId, corrects, body }: DiaryEntryInput,
): Promise<DiaryRow> {
  const user = await getMeta(db, 'user');
  invariant(user && body._id, 'an entry without a person');
  const { _id, name, role } = user;
  return {
    _id: body._id,
    version: 0,
    caseId,
    ...diaryContent(body),
    ...(corrects !== undefined && { corrects }),
    at: nowIso(ports),
    by: { _id, name, role },
    asOf: null,
  };
}
