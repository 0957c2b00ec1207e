import type { hearings as English } from '#text/en/work/own-hearings.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/hi/device-word.ts';

export const hearings: Translated<typeof English> = {
  title: 'सुनवाई',
  tomorrow: (date) => `कल, ${date}`,
  today: (date) => `आज, ${date}`,
  none: { today: 'आज कोई सुनवाई नहीं।', tomorrow: 'कल कोई सुनवाई नहीं।' },
  courtUnknown: 'न्यायालय पता नहीं',
  noHour: 'समय पता नहीं',
  typed: 'तारीख आपने भरी है; न्यायालय और समय की पुष्टि नहीं।',
  open: 'मामले की फ़ाइल',
  note: {
    label: 'अपने लिए टिप्पणी',
    hint: `केवल इस ${HELD} पर`,
  },
  from: 'तारीख न्यायालय से या आपसे आती है। मामले में अगली तारीख जोड़ें।',
};
