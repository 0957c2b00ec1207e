/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import type { dashboard as English } from '#text/en/work/dashboard.ts';
import type { PartlyTranslated } from '#text/translated.ts';

export const dashboard: PartlyTranslated<typeof English> = {
  title: 'डॅशबोर्ड',
  newApplication: 'नवा अर्ज',
  riskAssessment: 'जोखीम मूल्यांकन',
  clock: { title: 'सुटकेचे घड्याळ', loading: 'तारखा उघडत आहेत' },
};
