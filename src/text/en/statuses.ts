/** Status of a matter. Keys are stored values, and derived ones of the screens. */
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
