/**
 * BNSS 480(2) and 480(7) (CrPC 437(2), 437(7)): release for further inquiry, or after the trial without
 * reasonable grounds of guilt. The finding is the court's; release is then a duty.
 */
import {
  barred,
  type Determination,
  entitled,
  type Finding,
  type Reason,
  type Release,
  undetermined,
} from '#law/determination.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import { isFullyBailable } from './s478-bailable-offences.ts';

export function furtherInquiry(matter: Matter): Finding<Release> {
  const authority = provision(matter, 's.480(2)', 's.437(2)');
  return {
    conclusion: ifTheCourtFinds(matter, { code: 'if-further-inquiry-is-needed', authority }),
    cautions: [],
  };
}

export function beforeJudgment(matter: Matter): Finding<Release> {
  const authority = provision(matter, 's.480(7)', 's.437(7)');
  const { concludedOn: over, trialOver, asOf } = matter;
  const conclusion = ifTheCourtFinds(matter, { code: 'if-believed-not-guilty', authority });
  if (conclusion.kind !== 'entitled') return { conclusion, cautions: [] };
  if (over === undefined && trialOver !== false) {
    return { conclusion: undetermined('concludedOn'), cautions: [] };
  }
  if (over === undefined || over > asOf)
    return { conclusion: barred([{ code: 'trial-not-over', authority }]), cautions: [] };
  return { conclusion, cautions: [] };
}

function ifTheCourtFinds(matter: Matter, because: Reason): Determination<Release> {
  if (isFullyBailable(matter)) {
    const authority = provision(matter, 's.478(1)', 's.436(1)');
    return barred([{ code: 'bailable-so-released-of-right', authority }]);
  }
  if (!matter.allRead) return undetermined('offences');
  if (matter.inCustody === undefined) return undetermined('custodyStatus');
  if (!matter.inCustody) return barred([{ code: 'not-in-custody', authority: because.authority }]);
  return entitled({ on: 'bond', as: 'discretion' }, because);
}

const provision = ({ regimes }: Matter, bnss: string, crpc: string) =>
  twin(regimes.application, { bnss, crpc });
