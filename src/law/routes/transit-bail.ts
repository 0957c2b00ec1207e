/**
 * Transit anticipatory bail: an FIR in another State, and protection for the time that it takes to reach the court there
 * (Priya Indoria). Whether the fear of arrest and the reason for not going there first are real is the court's to say.
 */
import {
  barred,
  entitled,
  type Finding,
  isNonEmpty,
  type Reason,
  type Release,
  undetermined,
} from '#law/determination.ts';
import { PRIYA_INDORIA } from '#law/judgments.ts';
import type { Matter } from '#law/matter.ts';

export function transitBail(matter: Matter, anticipatory: Finding<Release>): Finding<Release> {
  const bars = barsOf(matter, anticipatory);
  if (isNonEmpty(bars)) return { conclusion: barred(bars), cautions: [] };
  if (matter.firInOtherState === undefined) return { conclusion: undetermined('otherState'), cautions: [] };
  if (anticipatory.conclusion.kind === 'undetermined') {
    return { conclusion: anticipatory.conclusion, cautions: [] };
  }
  const because: Reason = { code: 'transit-protection', authority: PRIYA_INDORIA };
  return {
    conclusion: entitled({ on: 'bail', as: 'discretion' }, because),
    cautions: [{ code: 'notice-to-the-other-state', authority: PRIYA_INDORIA }],
  };
}

function barsOf({ firInOtherState }: Matter, { conclusion }: Finding<Release>): readonly Reason[] {
  if (firInOtherState === false) return [{ code: 'fir-in-this-state', authority: PRIYA_INDORIA }];
  return conclusion.kind === 'barred' ? conclusion.because : [];
}
