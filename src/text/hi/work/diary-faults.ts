import type { DIARY_FAULTS as English } from '#text/en/work/diary-faults.ts';
import type { Translated } from '#text/translated.ts';

export const DIARY_FAULTS: Translated<typeof English> = {
  'day-to-come': 'यह तारीख भविष्य की है। आज या पहले की तारीख भरें।',
  'time-to-come': 'यह समय अभी आना है। सही समय लिखें, या खाली छोड़ें।',
};
