/** Names of the papers that are read into a draft. */
export const paperKinds = {
  fir: 'FIR',
  remand: 'Remand order',
  'arrest-memo': 'Arrest memo',
  'charge-sheet': 'Charge-sheet',
  other: 'Paper',
} as const;
