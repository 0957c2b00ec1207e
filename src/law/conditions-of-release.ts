/**
 * Conditions that the court may set on bail: BNSS 480(3), 482(2), 483(1)(a), CrPC 437(3), 438(2), 439(1)(a).
 * In a bailable offence only attendance is allowed.
 */
import { act, type Authority } from './authority.ts';
import { type MustSet, mustSetConditions } from './bnss/s480-3-conditions.ts';
import { RASIKLAL } from './judgments.ts';
import type { Matter } from './matter.ts';
import { twin } from './parameter.ts';
import type { Relief } from './relief.ts';
import { isChildAtAct } from './special/jj12-child.ts';

/** `attendance`: only that. `interrogation`: also those for anticipatory bail. `board`: release of a child. */
export type ConditionScope = 'attendance' | 'interrogation' | 'board' | 'any';

export interface ReleaseConditions {
  readonly scope: ConditionScope;
  /**
   * Standard conditions (attendance, no similar offence, no tampering): a duty or a power of the court. Null
   * without a provision.
   */
  readonly standard: 'must' | 'may' | null;
  /** Authorities, the provision first. */
  readonly law: readonly Authority[];
  /** Offences that make 480(3) applicable. */
  readonly because: readonly MustSet[];
}

/** If the law or the sections are open, every condition is allowed. */
const OPEN: ReleaseConditions = { scope: 'any', standard: null, law: [], because: [] };

export function releaseConditions(relief: Relief, matter: Matter): ReleaseConditions {
  const provision = (bnss: string, crpc: string) => twin(matter.regimes.application, { bnss, crpc });
  if (isChildAtAct(matter)) {
    return { scope: 'board', standard: null, law: [act('JJ', 's.12(1)')], because: [] };
  }
  if (relief === 'bailable') {
    return {
      scope: 'attendance',
      standard: null,
      law: [provision('s.478(1)', 's.436(1)'), RASIKLAL],
      because: [],
    };
  }
  if (relief === 'undertrial' || relief === 'suspension') return OPEN;
  const because = mustSetConditions(matter);
  const chapters = provision('s.480(3)', 's.437(3)');
  const own = OWN[relief];
  const law = own ? [provision(own.bnss, own.crpc), chapters] : [chapters];
  if (because.length > 0) return { scope: 'any', standard: own ? 'may' : 'must', law, because };
  if (!matter.allRead) return OPEN; // an unreadable section may belong to those chapters
  return { scope: relief === 'anticipatory' ? 'interrogation' : 'attendance', standard: null, law, because };
}

/**
 * Provisions that import the conditions of 480(3). Release under 480 itself and default bail must carry them.
 */
const OWN: Readonly<Partial<Record<Relief, { readonly bnss: string; readonly crpc: string }>>> = {
  'regular-sessions': { bnss: 's.483(1)(a)', crpc: 's.439(1)(a)' },
  'regular-high-court': { bnss: 's.483(1)(a)', crpc: 's.439(1)(a)' },
  anticipatory: { bnss: 's.482(2)', crpc: 's.438(2)' },
};
