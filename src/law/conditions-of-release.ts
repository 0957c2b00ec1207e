/**
 * Which conditions the law lets a court set when it releases on bail: BNSS 480(3), 482(2), 483(1)(a), CrPC 437(3),
 * 438(2), 439(1)(a). 480(3) reaches the offences of its terms and chapters alone; the superior courts and anticipatory
 * bail refer to it. In a bailable offence bail is a right, and knows no condition but attendance.
 */
import type { Authority } from './authority.ts';
import { type MustSet, mustSetConditions } from './bnss/s480-3-conditions.ts';
import { RASIKLAL } from './judgments.ts';
import type { Matter } from './matter.ts';
import { twin } from './parameter.ts';
import type { Relief } from './relief.ts';

/** `attendance`: nothing else. `interrogation`: also what anticipatory bail knows by its own words. */
export type ConditionScope = 'attendance' | 'interrogation' | 'any';

export interface ReleaseConditions {
  readonly scope: ConditionScope;
  /** Attendance, no similar offence, no tampering: a duty of the court, or within its power; null where nothing says so. */
  readonly standard: 'must' | 'may' | null;
  /** What says so, the provision first. */
  readonly law: readonly Authority[];
  /** The offences that bring 480(3) in. */
  readonly because: readonly MustSet[];
}

/** Where the law or the sections leave it open, every condition is within the court's power. */
const OPEN: ReleaseConditions = { scope: 'any', standard: null, law: [], because: [] };

export function releaseConditions(relief: Relief, matter: Matter): ReleaseConditions {
  const at = (bnss: string, crpc: string) => twin(matter.regimes.application, { bnss, crpc });
  if (relief === 'bailable') {
    return { scope: 'attendance', standard: null, law: [at('s.478(1)', 's.436(1)'), RASIKLAL], because: [] };
  }
  if (relief === 'undertrial' || relief === 'suspension') return OPEN;
  const because = mustSetConditions(matter);
  const chapters = at('s.480(3)', 's.437(3)');
  const own = OWN[relief];
  const law = own ? [at(own.bnss, own.crpc), chapters] : [chapters];
  if (because.length > 0) return { scope: 'any', standard: own ? 'may' : 'must', law, because };
  if (!matter.allRead) return OPEN; // one that cannot be read may be of those chapters
  return { scope: relief === 'anticipatory' ? 'interrogation' : 'attendance', standard: null, law, because };
}

/** Provisions that let their court set what 480(3) names; release under 480 itself, and by default, has to carry it. */
const OWN: Readonly<Partial<Record<Relief, { readonly bnss: string; readonly crpc: string }>>> = {
  'regular-sessions': { bnss: 's.483(1)(a)', crpc: 's.439(1)(a)' },
  'regular-high-court': { bnss: 's.483(1)(a)', crpc: 's.439(1)(a)' },
  anticipatory: { bnss: 's.482(2)', crpc: 's.438(2)' },
};
