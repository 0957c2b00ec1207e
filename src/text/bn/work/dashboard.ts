/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import type { dashboard as English } from '#text/en/work/dashboard.ts';
import type { PartlyTranslated } from '#text/translated.ts';

export const dashboard: PartlyTranslated<typeof English> = {
  title: 'ড্যাশবোর্ড',
  newApplication: 'নতুন আবেদন',
  riskAssessment: 'ঝুঁকি মূল্যায়ন',
  clock: { title: 'মুক্তির ঘড়ি', loading: 'তারিখ লোড হচ্ছে' },
};
