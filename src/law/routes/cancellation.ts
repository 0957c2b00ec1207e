/**
 * BNSS 480(5), 483(3), 492 (CrPC 437(5), 439(2), 446A): cancellation of bail needs cogent and overwhelming
 * circumstances after the grant. Setting aside an unreasoned order is separate; a breach cancels the bond
 * itself.
 */
import { barred, entitled, type Finding, undetermined } from '#law/determination.ts';
import { DEEPAK_YADAV, DOLAT_RAM } from '#law/judgments.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';

export interface OtherSideMustShow {
  readonly shownBy: 'other-side';
}

export function cancellation(matter: Matter): Finding<OtherSideMustShow> {
  const { bailOrder, regimes } = matter;
  const provision = (bnss: string, crpc: string) => twin(regimes.application, { bnss, crpc });
  if (bailOrder === undefined) return { conclusion: undetermined('bailOrder'), cautions: [] };
  if (bailOrder.state === 'none') {
    const authority = provision('s.483(3)', 's.439(2)');
    return { conclusion: barred([{ code: 'no-order-of-bail', authority }]), cautions: [] };
  }
  const conclusion = entitled<OtherSideMustShow>(
    { shownBy: 'other-side' },
    { code: 'overwhelming-circumstances', authority: DOLAT_RAM },
    { code: 'order-that-ignored-what-matters', authority: DEEPAK_YADAV },
  );
  return {
    conclusion,
    cautions: [
      { code: 'same-court-may-recall', authority: provision('s.480(5)', 's.437(5)') },
      { code: 'higher-court-may-cancel', authority: provision('s.483(3)', 's.439(2)') },
      { code: 'broken-bond-is-cancelled', authority: provision('s.492', 's.446A') },
    ],
  };
}
