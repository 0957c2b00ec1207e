import type { statuses as English } from '#text/en/statuses.ts';
import type { Translated } from '#text/translated.ts';

export const statuses: Translated<typeof English> = {
  Pending: 'लंबित',
  Approved: 'मंज़ूर',
  Rejected: 'नामंज़ूर',
  Withdrawn: 'वापस ली गई',
  Draft: 'मसौदा',
  Unsent: 'अभी नहीं भेजी',
  Scheduled: 'तारीख तय',
  Expedited: 'शीघ्र',
  Standard: 'सामान्य',
  Complex: 'जटिल',
  Contested: 'विवादित',
  SAMPLE: 'नमूना',
};
