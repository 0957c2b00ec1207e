/** What is wrong with an entry of the diary, beside its field; the server says the same. */
import type { DiaryFault } from '#domain/diary-rules.ts';

export const DIARY_FAULTS: Readonly<Record<DiaryFault['code'], string>> = {
  'day-to-come':
    'This day is still to come. The diary keeps what has happened: write today or an earlier day.',
  'time-to-come': 'This time is still to come today. Write when it happened, or leave the time empty.',
};
