/** Sections as FIRs and remand orders write them. Device and server keep each one unchanged. */
export const SECTIONS_AS_CHARGED = [
  'BNS 318',
  'IPC 376(2)(n)',
  '304 Part II',
  '8/20 NDPS Act',
  '25/54/59 Arms Act',
  '3(1)(r)(s) SC/ST Act',
  'धारा 420, 467, 468 भा.द.वि.',
  '303(2)',
  '85',
  's. 60 Uttar Pradesh Excise Act, 1910',
] as const;
