/** Where an application stands before its court. */
export const STATUSES = ['Pending', 'Approved', 'Rejected', 'Withdrawn'] as const;
