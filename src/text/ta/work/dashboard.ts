/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type { dashboard as English } from '#text/en/work/dashboard.ts';
import type { PartlyTranslated } from '#text/translated.ts';

export const dashboard: PartlyTranslated<typeof English> = {
  title: 'முகப்பு',
  newApplication: 'புதிய மனு',
  riskAssessment: 'ஆபத்து மதிப்பீடு',
  clock: { title: 'விடுதலைக் கடிகாரம்', loading: 'தேதிகள் ஏற்றப்படுகின்றன' },
};
