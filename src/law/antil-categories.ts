/**
 * Bail categories of `Satender Kumar Antil v. CBI` (2022), for an accused not arrested during investigation who
 * cooperated. The tables do not show whether an offence outside the special Acts is an economic offence.
 */
import { barred, type Caution, type Finding, isNonEmpty, type Reason } from './determination.ts';
import type { FactName } from './facts.ts';
import { ANTIL_2022 } from './judgments.ts';
import type { Matter } from './matter.ts';
import { gatesOf } from '#law/special/bail-gates.ts';

export type AntilCategory = 'A' | 'B' | 'C' | 'D';

const UP_TO_YEARS = 7;

export function antilCategory(matter: Matter): Finding<{ readonly category: AntilCategory }> {
  const bars: Reason[] = [];
  if (matter.arrested === true) {
    bars.push({ code: 'arrested-during-investigation', authority: ANTIL_2022 });
  }
  if (matter.cooperated === false) bars.push({ code: 'did-not-cooperate', authority: ANTIL_2022 });
  if (isNonEmpty(bars)) return { conclusion: barred(bars), cautions: [] };
  const category = categoryOf(matter);
  const missing = missingFacts(matter, category);
  if (isNonEmpty(missing)) return { conclusion: { kind: 'undetermined', missing }, cautions: [] };
  if (category === null)
    return { conclusion: { kind: 'undetermined', missing: ['maximumTerm'] }, cautions: [] };
  return {
    conclusion: {
      kind: 'entitled',
      grant: { category },
      because: [{ code: REASON[category], authority: ANTIL_2022 }],
    },
    cautions: cautionsOf(matter, category),
  };
}

const REASON = { A: 'antil-a', B: 'antil-b', C: 'antil-c', D: 'antil-d' } as const;

/** Null while a maximum term is not fixed and no graver offence decides. */
function categoryOf(matter: Matter): AntilCategory | null {
  if (gatesOf(matter).length > 0) return 'C';
  if (matter.economicOffence === true) return 'D';
  if (matter.rows.some(({ death, life, maxYears }) => death || life || (maxYears ?? 0) > UP_TO_YEARS))
    return 'B';
  return matter.rows.some(({ maxYears }) => maxYears === null) ? null : 'A';
}

function missingFacts({ allRead, arrested, cooperated }: Matter, category: AntilCategory | null): FactName[] {
  const missing: FactName[] = [];
  if (!allRead && category !== 'C') missing.push('offences');
  if (arrested === undefined) missing.push('custodyStatus');
  if (cooperated === undefined) missing.push('cooperated');
  return missing;
}

function cautionsOf({ economicOffence }: Matter, category: AntilCategory): Caution[] {
  const open = economicOffence === undefined && (category === 'A' || category === 'B');
  return open ? [{ code: 'unless-economic-offence', authority: ANTIL_2022 }] : [];
}
