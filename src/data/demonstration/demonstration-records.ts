/** Ids of the records at the start of the guided path. */
export const DEMO_DRAFT = '01900000-0000-7000-8000-00000000d001';
export const DEMO_ORDER = '01900000-0000-7000-8000-00000000d002';
