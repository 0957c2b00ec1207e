import type { DIARY_FAULTS as English } from '#text/en/diary-faults.ts';
import type { Translated } from '#text/translated.ts';

export const DIARY_FAULTS: Translated<typeof English> = {
  'day-to-come': 'यह दिन अभी आना है। डायरी में वही लिखा जाता है जो हो चुका: आज का या पहले का दिन लिखें।',
  'time-to-come': 'आज यह समय अभी आना है। जब हुआ वह समय लिखें, या समय खाली छोड़ें।',
};
