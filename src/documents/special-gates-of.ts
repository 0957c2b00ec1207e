/**
 * Gates of special Acts before this accused. Each is checked separately, so that an undetermined one hides no
 * other.
 */
import type { Authority } from '#law/authority.ts';
import type { Reason } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import type { FactName } from '#law/facts.ts';
import { gatesOf, specialGates } from '#law/special/bail-gates.ts';
import { offenceName } from '#law/tables.ts';
import type { Relief } from '#law/relief.ts';
import type { PaperMatter } from './matter.ts';

type Exemption = 'woman' | 'underSixteen' | 'sickOrInfirm' | 'sum' | 'other';

export interface PleadedGate {
  readonly authority: Authority;
  /** "NDPS 21(c)" */
  readonly about: string;
  /** Exemptions of the proviso that apply to this accused; empty if the gate applies. */
  readonly exempt: readonly Exemption[];
}

/** Reliefs on merits, to which the conditions of special Acts apply. */
const MERITS: ReadonlySet<Relief> = new Set([
  'regular-magistrate',
  'regular-sessions',
  'regular-high-court',
  'anticipatory',
]);

export const isOnMerits = (relief: Relief): boolean => MERITS.has(relief);

export const hasGates = ({ found }: PaperMatter): boolean =>
  found !== null && gatesOf(found.matter).length > 0;

/** One per Act, for bail on merits. */
export function gatesBefore({ found, relief }: PaperMatter): PleadedGate[] {
  if (!found || relief === null || !isOnMerits(relief)) return [];
  const { matter, convictions } = found;
  const pleaded = gatesOf(matter).flatMap(({ offence }): PleadedGate[] => {
    const { conclusion } = specialGates({ ...matter, rows: [offence], allRead: true }, convictions);
    if (conclusion.kind === 'undetermined') {
      // an unknown exemption of the accused: plead the gate as applicable
      if (!conclusion.missing.every((name) => OF_THE_PERSON.has(name))) return [];
      const bar = offence.bars.find(({ kind }) => kind === 'twin-conditions');
      const at = `s.${bar?.section ?? offence.section}`;
      return [{ authority: { source: offence.code, at }, about: offenceName(offence), exempt: [] }];
    }
    if (conclusion.kind === 'not-yet') return [];
    return conclusion.because
      .filter(({ code }) => code === 'twin-conditions' || code === 'exempt-from-special-bar')
      .map(({ authority, about = '', code }) => ({
        authority,
        about,
        exempt: code === 'twin-conditions' ? [] : exemptionsOf(found),
      }));
  });
  // a row that waits for its principal must not hide a gate found for the whole matter
  const whole = found.specialGates.conclusion;
  const together = (whole.kind === 'barred' ? whole.because : [])
    .filter(({ code }) => code === 'twin-conditions')
    .map(({ authority, about = '' }): PleadedGate => ({ authority, about, exempt: [] }));
  return [...new Map([...pleaded, ...together].map((gate) => [gate.authority.source, gate])).values()];
}

/** PMLA 45(1), proviso: below one crore rupees. */
const ONE_CRORE = 10_000_000;

function exemptionsOf({ matter }: Determinations): readonly Exemption[] {
  const { woman, age, sickOrInfirm, amountInvolved } = matter;
  const exemptions: readonly (Exemption | false)[] = [
    woman === true && 'woman',
    age !== undefined && age < 16 && 'underSixteen',
    sickOrInfirm === true && 'sickOrInfirm',
    amountInvolved !== undefined && amountInvolved < ONE_CRORE && 'sum',
  ];
  const known = exemptions.filter((exemption) => exemption !== false);
  return known.length > 0 ? known : ['other'];
}

/** Bars based on the accused, with their Acts: MCOCA 21(5), UAPA 43D(7). */
export const personalBarsBefore = ({ found, relief }: PaperMatter): readonly Reason[] => {
  if (!found || relief === null || !isOnMerits(relief)) return [];
  const { conclusion } = found.specialGates;
  if (conclusion.kind !== 'barred') return [];
  return conclusion.because.filter(({ code }) => code !== 'twin-conditions');
};

const OF_THE_PERSON: ReadonlySet<FactName> = new Set(['woman', 'age', 'sickOrInfirm', 'amountInvolved']);
