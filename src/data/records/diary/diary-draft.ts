/** A diary entry as typed. */
import type { DiaryEntry } from '#contract/case/diary.ts';

export interface DiaryDraft {
  /** '' until a case is chosen. */
  readonly caseId: string;
  readonly date: string;
  readonly time: string;
  readonly officer: string;
  readonly location: string;
  readonly description: string;
  readonly attachments: DiaryEntry['attachments'];
  /** Absent in a draft of an older release. */
  readonly sharedWithCourt?: boolean | undefined;
}
