/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { dashboard as English } from '#text/en/work/dashboard.ts';
import type { PartlyTranslated } from '#text/translated.ts';

export const dashboard: PartlyTranslated<typeof English> = {
  title: 'డ్యాష్‌బోర్డ్',
  newApplication: 'కొత్త దరఖాస్తు',
  riskAssessment: 'రిస్క్ అంచనా',
  clock: { title: 'విడుదల గడియారం', loading: 'తేదీలు లోడ్ అవుతున్నాయి' },
};
