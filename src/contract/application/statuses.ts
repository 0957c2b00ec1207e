/** Statuses of an application. */
export const STATUSES = ['Pending', 'Approved', 'Rejected', 'Withdrawn'] as const;

/** Case management categories set by a judge. */
export const DCM_CATEGORIES = ['Standard', 'Expedited', 'Complex'] as const;
