/**
 * Rulings that require written grounds of arrest: rows of `tables/cases.json`, each from a day of arrest. Before them
 * the want of writing alone is contested, and the contrary ruling is named.
 */
import type { Authority } from '#law/authority.ts';
import { authorityOf, type Judgment } from '#law/case-law/judgment.ts';
import { judgmentState } from '#law/case-law/judgments-on.ts';
import type { Matter } from '#law/matter.ts';

/** The ruling that governs this arrest; null if none does or the day is unknown. A special Act comes first. */
export function writtenGroundsRuling(matter: Matter, judgments: readonly Judgment[]): Authority | null {
  const governing = rulings(matter, judgments);
  const found = governing.find(isOfSpecialAct) ?? governing[0];
  return found ? authorityOf(found) : null;
}

/** The ruling for every offence: written grounds at least two hours before production. */
export function twoHourRuling(matter: Matter, judgments: readonly Judgment[]): Authority | null {
  const found = rulings(matter, judgments).find((row) => !isOfSpecialAct(row));
  return found ? authorityOf(found) : null;
}

/** The ruling that asks for prejudice if no ruling requires writing. */
export function contraryRuling(judgments: readonly Judgment[]): Authority | null {
  const found = judgments.find(({ rule }) => rule === 'written-grounds-contested');
  return found ? authorityOf(found) : null;
}

/** The engine applies the law of today: a ruling counts although the arrest came before its decision. */
const rulings = (matter: Matter, judgments: readonly Judgment[]): Judgment[] =>
  judgments.filter(
    (row) =>
      row.rule === 'written-grounds' &&
      judgmentState(row, matter, { on: matter.asOf, judgments }) === 'in-force',
  );

const isOfSpecialAct = ({ effect }: Judgment): boolean => effect?.charged !== undefined;
