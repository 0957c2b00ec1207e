/** Validation errors of a diary entry, shared with the server. */
import type { DiaryFault } from '#domain/case/diary-rules.ts';

export const DIARY_FAULTS: Readonly<Record<DiaryFault['code'], string>> = {
  'day-to-come': 'This date is in the future. Enter today or an earlier date.',
  'time-to-come': 'This time is in the future. Enter the correct time, or leave it blank.',
};
