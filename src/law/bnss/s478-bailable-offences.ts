/**
 * BNSS 478 (CrPC 436): release as of right if every charged offence is bailable. "Depends" in the bail column
 * never counts as yes: the principal offence is requested.
 */
import {
  barred,
  type Caution,
  entitled,
  type Finding,
  isNonEmpty,
  type Reason,
  type Release,
  undetermined,
} from '#law/determination.ts';
import type { FactName } from '#law/facts.ts';
import { RASIKLAL } from '#law/judgments.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import { factThatSettles } from '#law/principal-offence.ts';
import { offenceName } from '#law/tables.ts';

export function bailableAsOfRight(matter: Matter): Finding<Release> {
  const regime = matter.regimes.application;
  const authority = twin(regime, { bnss: 's.478(1)', crpc: 's.436(1)' });
  const bars: Reason[] = matter.rows
    .filter(({ bailable }) => bailable === false)
    .map((row) => ({ code: 'non-bailable-offence', authority, about: offenceName(row) }));
  if (matter.brokeEarlierBond === true) {
    bars.push({
      code: 'earlier-bond-broken',
      authority: twin(regime, { bnss: 's.478(2)', crpc: 's.436(2)' }),
    });
  }
  if (isNonEmpty(bars)) return { conclusion: barred(bars), cautions: [] };
  if (!matter.allRead) return { conclusion: undetermined('offences'), cautions: [] };
  const [open, ...more] = openBailColumns(matter);
  if (open) return { conclusion: undetermined(open, ...more), cautions: [] };
  const because: Reason = { code: 'every-offence-bailable', authority };
  return {
    conclusion: entitled({ on: 'bail', as: 'right' }, because, {
      code: 'bailable-so-released-of-right',
      authority: RASIKLAL,
    }),
    cautions: cautionsOf(matter),
  };
}

/** Facts that would decide the open bail columns. */
export const openBailColumns = ({ rows, principals }: Matter): FactName[] => [
  ...new Set(
    rows.filter(({ bailable }) => bailable === 'depends').map((row) => factThatSettles(row, principals)),
  ),
];

/** Every offence is read and bailable; "depends" does not count. */
export const isFullyBailable = ({ rows, allRead }: Matter): boolean =>
  allRead && rows.every(({ bailable }) => bailable === true);

function cautionsOf({ brokeEarlierBond, regimes }: Matter): Caution[] {
  const indigent: Caution = {
    code: 'indigent-within-a-week',
    authority: twin(regimes.application, { bnss: 's.478(1), Explanation', crpc: 's.436(1), Explanation' }),
  };
  if (brokeEarlierBond === false) return [indigent];
  const authority = twin(regimes.application, { bnss: 's.478(2)', crpc: 's.436(2)' });
  return [indigent, { code: 'unless-earlier-bond-broken', authority }];
}
