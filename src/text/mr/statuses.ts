/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import type { statuses as English } from '#text/en/statuses.ts';
import type { Translated } from '#text/translated.ts';

export const statuses: Translated<typeof English> = {
  Pending: 'प्रलंबित',
  Approved: 'मंजूर',
  Rejected: 'नामंजूर',
  Withdrawn: 'मागे घेतला',
  Draft: 'मसुदा',
  Unsent: 'अजून पाठवलेला नाही',
  Scheduled: 'तारीख ठरलेली',
  Expedited: 'शीघ्र',
  Standard: 'सामान्य',
  Complex: 'गुंतागुंतीचे',
  Contested: 'वादग्रस्त',
  SAMPLE: 'नमुना',
};
