/** The gates of special Acts before this person, each asked of the law by itself: one that is open hides no other. */
import type { Authority } from '#law/authority.ts';
import type { FactName } from '#law/facts.ts';
import { gatesOf, specialGates } from '#law/special/bail-gates.ts';
import { offenceName } from '#law/tables.ts';
import type { Relief } from '#law/relief.ts';
import type { Matter } from './matter.ts';

export interface StandingGate {
  readonly authority: Authority;
  /** "NDPS 21(c)" */
  readonly about: string;
  /** The Act exempts this person. */
  readonly exempt: boolean;
}

/** The reliefs that a court weighs on merits: the conditions of a special Act stand before them. */
const MERITS: ReadonlySet<Relief> = new Set([
  'regular-magistrate',
  'regular-sessions',
  'regular-high-court',
  'anticipatory',
]);

export const hasGates = ({ found }: Matter): boolean => found !== null && gatesOf(found.matter).length > 0;

/** One for each Act, before bail on merits. */
export function gatesBefore({ found, relief }: Matter): StandingGate[] {
  if (!found || relief === null || !MERITS.has(relief)) return [];
  const { matter, convictions } = found;
  const standing = gatesOf(matter).flatMap(({ offence }): StandingGate[] => {
    const { conclusion } = specialGates({ ...matter, rows: [offence], allRead: true }, convictions);
    if (conclusion.kind === 'undetermined') {
      // whether a person is exempt is theirs to say: until they do, the gate is pleaded as standing
      if (!conclusion.missing.every((name) => OF_THE_PERSON.has(name))) return [];
      const bar = offence.bars.find(({ kind }) => kind === 'twin-conditions');
      const at = `s.${bar?.section ?? offence.section}`;
      return [{ authority: { source: offence.code, at }, about: offenceName(offence), exempt: false }];
    }
    if (conclusion.kind === 'not-yet') return [];
    return conclusion.because
      .filter(({ code }) => code === 'twin-conditions' || code === 'exempt-from-special-bar')
      .map(({ authority, about = '', code }) => ({ authority, about, exempt: code !== 'twin-conditions' }));
  });
  // what the whole matter finds to stand is never hidden by a single row that waits for its principal
  const whole = found.specialGates.conclusion;
  const together = (whole.kind === 'barred' ? whole.because : []).map(({ authority, about = '' }) => {
    return { authority, about, exempt: false };
  });
  return [...new Map([...standing, ...together].map((gate) => [gate.authority.source, gate])).values()];
}

const OF_THE_PERSON: ReadonlySet<FactName> = new Set(['woman', 'age', 'sickOrInfirm', 'amountInvolved']);
