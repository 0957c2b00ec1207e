/** A new entry of a diary. Pure, so that the simulation uses it too. */
import { type DiaryEntry, diaryContent, type NewDiaryEntry } from '#contract/case/diary.ts';
import { diaryFaults } from '#domain/case/diary-rules.ts';
import { DIARY_FAULTS } from '#text/en/work/diary-faults.ts';
import { invalid } from '#server/http/refusal.ts';
import { type AuthoredWrite, originOf } from '#server/records/authored.ts';

export interface DiaryParent {
  readonly caseId: string;
  readonly corrects: string | undefined;
}

/** Tolerance for device clocks, so that recent events are accepted. */
const CLOCKS_APART_MS = 15 * 60_000;

export function newEntry(
  write: AuthoredWrite,
  { said, caseId, corrects }: DiaryParent & { readonly said: NewDiaryEntry },
): DiaryEntry {
  const [fault] = diaryFaults(said, new Date(write.now.getTime() + CLOCKS_APART_MS));
  if (fault) throw invalid({ [fault.field]: DIARY_FAULTS[fault.code] });
  return {
    _id: said._id ?? write.newId(),
    version: 1,
    caseId,
    ...diaryContent(said),
    ...(corrects !== undefined && { corrects }),
    ...originOf(write),
  };
}
