import type { AGENCY_NAMES as English } from '#text/en/law/respondents.ts';
import type { Translated } from '#text/translated.ts';

export const AGENCY_NAMES: Translated<typeof English> = {
  ed: 'प्रवर्तन निदेशालय (ED)',
  cbi: 'केंद्रीय अन्वेषण ब्यूरो (CBI)',
  ncb: 'स्वापक नियंत्रण ब्यूरो (NCB)',
  customs: 'सीमा शुल्क विभाग',
  dri: 'राजस्व आसूचना निदेशालय (DRI)',
  gst: 'GST आसूचना महानिदेशालय',
  sfio: 'गंभीर कपट अन्वेषण कार्यालय (SFIO)',
  nia: 'राष्ट्रीय अन्वेषण अभिकरण (NIA)',
};
