/** Cautions of an undertrial date: open readings, the court's discretion and unresolved offences. */
import { act, bnss } from '#law/authority.ts';
import type { Caution } from '#law/determination.ts';
import { INHUMAN_CONDITIONS, PHOOL_KUMAR } from '#law/judgments.ts';
import type { Matter } from '#law/matter.ts';
import { isClamped, HALF, THIRD, WHOLE } from '#law/maximum-term.ts';
import { twin } from '#law/parameter.ts';
import { floorOf, isDependentOffence, isLifeReckoned } from '#law/principal-offence.ts';
import { BNSS_FROM } from '#law/relief.ts';
import { offenceName } from '#law/tables.ts';
import type { UndertrialRelease } from './s479-release.ts';

type ThresholdResult = Pick<UndertrialRelease, 'fraction' | 'thresholdDate' | 'dates' | 'maximumTerm'>;

export function undertrialCautions(matter: Matter, found: ThresholdResult): Caution[] {
  if (found.fraction === 'excluded') return [];
  return [
    ...unfixedMaximum(matter),
    ...lifeReckoned(matter),
    ...(found.dates ? dateCautions(matter, found) : []),
  ];
}

function dateCautions(matter: Matter, { fraction, dates, maximumTerm }: ThresholdResult): Caution[] {
  const { rows, regimes } = matter;
  const proviso = twin(regimes.undertrial, {
    bnss: 's.479(1), second proviso',
    crpc: 's.436A, first proviso',
  });
  const cautions: Caution[] = [{ code: 'court-may-detain-beyond-half', authority: proviso }];
  const authority = twin(regimes.undertrial, { bnss: 's.479(1)', crpc: 's.436A' });
  const fractions = [fraction === '1/3' ? THIRD : HALF, WHOLE];
  if (dates && maximumTerm && fractions.some((part) => isClamped(dates.from, maximumTerm, part))) {
    cautions.push({ code: 'on-or-about', authority });
  }
  if (regimes.undertrial === 'CrPC') return cautions;
  cautions.push({ code: 'superintendent-must-apply', authority: bnss('s.479(3)') });
  if (rows.filter((row) => floorOf(row, rows).length === 0).length > 1) {
    cautions.push({ code: 'section-479-2-contested', authority: bnss('s.479(2)') });
  }
  if (rows.some(({ code }) => code === 'PMLA')) {
    cautions.push({ code: 'predicate-case-open', authority: bnss('s.479(2)') });
  }
  if (matter.firstDay !== undefined && matter.firstDay < BNSS_FROM) {
    cautions.push({ code: 'applies-to-earlier-cases', authority: INHUMAN_CONDITIONS });
  }
  return cautions;
}

/** For a fraction, life counts as twenty years: half of it is ten for an attempt. */
function lifeReckoned({ rows, principals }: Matter): Caution[] {
  return rows
    .filter((row) => isLifeReckoned(row, principals))
    .map((row) => ({
      code: 'life-as-twenty-years',
      authority: row.code === 'IPC' ? act('IPC', 's.57') : act('BNS', 's.6'),
      about: offenceName(row),
    }));
}

/** Offences without a computable date, which the user must assess. */
function unfixedMaximum({ rows, regimes, principals }: Matter): Caution[] {
  const authority = twin(regimes.undertrial, { bnss: 's.479(1)', crpc: 's.436A' });
  return rows.flatMap((row): Caution[] => {
    const about = offenceName(row);
    if (floorOf(row, rows).length > 0) return [{ code: 'floor-of-robbery', authority: PHOOL_KUMAR, about }];
    if (row.life) return [{ code: 'life-has-no-fixed-half', authority, about }];
    if (row.maxYears === null) {
      const waits = isDependentOffence(row) && principals.length === 0; // the principal offence is requested instead
      return waits ? [] : [{ code: 'no-fixed-maximum', authority, about }];
    }
    return row.maxYears === 0 ? [{ code: 'fine-only', authority, about }] : [];
  });
}
