/** Facts that are lists: each has any number of rows. */
import type { FactRows } from './fact.ts';

export const LIST_FACTS = {
  custodySpans: { kind: 'rows', path: 'case.custody', step: 2 },
  previous: { kind: 'rows', path: 'bail.previous' },
  otherCases: { kind: 'rows', path: 'case.antecedents.rows' },
  warrants: { kind: 'rows', path: 'case.coercive.rows' },
  coAccused: { kind: 'rows', path: 'case.coAccused', step: 2 },
  groundParts: { kind: 'rows', path: 'bail.groundParts', step: 3 },
} as const satisfies FactRows;
