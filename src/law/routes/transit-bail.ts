/**
 * Transit anticipatory bail for an FIR in another State, until that court can be reached (Priya Indoria).
 * Fear of arrest and the reason for not going there first are for the court.
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
  if (matter.firInOtherState === undefined)
    return { conclusion: undetermined('firInOtherState'), cautions: [] };
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
