/** Where an application stands before its court. */
export const STATUSES = ['Pending', 'Approved', 'Rejected', 'Withdrawn'] as const;

/** How a judge has a case managed. */
export const DCM_CATEGORIES = ['Standard', 'Expedited', 'Complex'] as const;
