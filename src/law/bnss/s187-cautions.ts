/** Cautions of a default-bail date: estimates, open readings and deadlines. */
import type { Authority } from '#law/authority.ts';
import type { Caution } from '#law/determination.ts';
import {
  CBI_WADHAWAN,
  GAUTAM_NAVLAKHA,
  HITENDRA_THAKUR,
  KAPIL_WADHAWAN,
  RAKESH_KUMAR_PAUL,
  SANJAY_DUTT,
} from '#law/judgments.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import type { DefaultBailDates } from './s187-dates.ts';
import type { CasePeriod } from './s187-period-of-the-case.ts';

export function defaultBailCautions(
  matter: Matter,
  { dates, period }: { readonly dates: DefaultBailDates; readonly period: CasePeriod },
): Caution[] {
  const regime = matter.regimes.defaultBail ?? 'BNSS';
  const authority = twin(regime, { bnss: 's.187(3)', crpc: 's.167(2)' });
  const cautions: Caution[] = [
    { code: 'day-one-is-the-remand-day', authority: KAPIL_WADHAWAN },
    {
      code: 'furnish-bail',
      authority: twin(regime, { bnss: 's.187(5), Explanation I', crpc: 's.167(2), Explanation I' }),
    },
    { code: 'apply-before-charge-sheet', authority: SANJAY_DUTT },
  ];
  if (dates.estimated) cautions.push({ code: 'remand-date-estimated', authority: GAUTAM_NAVLAKHA });
  if (matter.regimes.defaultBail === undefined) cautions.push({ code: 'either-code', authority });
  if (dates.ifExtended) {
    cautions.push({ code: 'extension-possible', authority: dates.authority, about: dates.ifExtended });
  }
  if (dates.extension === 'moves') {
    cautions.push({ code: 'extension-needs-report-and-production', authority: HITENDRA_THAKUR });
  }
  if (matter.chargesheet?.state === 'filed' && matter.chargesheet.incomplete === true) {
    cautions.push({ code: 'incomplete-charge-sheet', authority: CBI_WADHAWAN });
  }
  if (period.kind === 'special') cautions.push({ code: 'merits-bars-do-not-apply', authority });
  return [...cautions, ...contested(dates, authority)];
}

function contested(dates: DefaultBailDates, authority: Authority): Caution[] {
  if (!dates.otherReading) return [];
  const about = dates.otherReading.from;
  if (dates.otherReading.why === 'extension')
    return [{ code: 'extension-stands-until-set-aside', authority, about }];
  return dates.otherReading.why === 'ceiling'
    ? [{ code: 'sixty-or-ninety-contested', authority: RAKESH_KUMAR_PAUL, about }]
    : [{ code: 'period-follows-principal-offence', authority, about }];
}
