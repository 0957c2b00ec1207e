/** What a matter can be. Keys are the stored values, and those that only a screen knows. */
export const statuses = {
  Pending: 'Pending',
  Approved: 'Approved',
  Rejected: 'Rejected',
  Withdrawn: 'Withdrawn',
  Draft: 'Draft',
  Unsent: 'Not sent yet',
  Scheduled: 'Scheduled',
  Expedited: 'Expedited',
  Standard: 'Standard',
  Complex: 'Complex',
  Contested: 'Contested',
  SAMPLE: 'SAMPLE',
};
