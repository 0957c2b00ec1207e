import type { EntryKey } from './route-table.tsx';

/** Order of the specification; Settings is separate, at the bottom. */
export const ENTRY_ORDER: readonly EntryKey[] = [
  'dashboard',
  'judge-calendar',
  'operator-judges',
  'operator-people',
  'operator-audit',
  'operator-server',
  'calculator',
  'risk-assessment',
  'application',
  'which-bail',
  'case-diary',
  'status-tracking',
  'hearings',
  'legal-database',
  'predictive-analytics',
  'chatbot',
  'feedback',
];

export const LAST_ENTRY: EntryKey = 'settings';
