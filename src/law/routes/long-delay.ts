/**
 * Constitution, article 21: a constitutional court may release after long custody despite a special Act (KA
 * Najeeb); no length is fixed. UAPA: referred to a larger Bench on 22 May 2026.
 */
import { act, type Authority, judgment } from '#law/authority.ts';
import {
  barred,
  type Caution,
  entitled,
  type Finding,
  isNonEmpty,
  type Release,
} from '#law/determination.ts';
import type { FactName } from '#law/facts.ts';
import { NAJEEB, RABI_PRAKASH, SENTHIL_BALAJI_2024 } from '#law/judgments.ts';
import type { Matter } from '#law/matter.ts';

const ARTICLE_21: Authority = judgment('Constitution of India', 'art. 21');

/** Judgment that applied the principle to the Act. */
const APPLIED: Readonly<Record<string, Authority>> = {
  NDPS: RABI_PRAKASH,
  PMLA: SENTHIL_BALAJI_2024,
  UAPA: NAJEEB,
};

export function longDelay(matter: Matter): Finding<Release> {
  if (matter.inCustody === false) {
    return { conclusion: barred([{ code: 'not-in-custody', authority: ARTICLE_21 }]), cautions: [] };
  }
  const { witnesses, firstDay } = matter;
  const missing: FactName[] = [];
  if (firstDay === undefined) missing.push('arrestDate');
  const { cited, examined } = witnesses ?? {};
  if (cited === undefined || examined === undefined) missing.push('witnesses');
  if (isNonEmpty(missing)) return { conclusion: { kind: 'undetermined', missing }, cautions: [] };
  if (examined === cited) {
    return { conclusion: barred([{ code: 'evidence-is-over', authority: ARTICLE_21 }]), cautions: [] };
  }
  const applied = matter.rows.flatMap(({ code }) => APPLIED[code] ?? [])[0] ?? ARTICLE_21;
  return {
    conclusion: entitled(
      { on: 'bail', as: 'discretion' },
      { code: 'trial-not-near-its-end', authority: applied, about: `${examined}/${cited}` },
    ),
    cautions: cautionsOf(matter),
  };
}

function cautionsOf({ rows }: Matter): Caution[] {
  const cautions: Caution[] = [{ code: 'constitutional-court-only', authority: ARTICLE_21 }];
  if (rows.some(({ code }) => code === 'UAPA')) {
    cautions.push({ code: 'delay-under-uapa-contested', authority: act('UAPA', 's.43D(5)') });
  }
  return cautions;
}
