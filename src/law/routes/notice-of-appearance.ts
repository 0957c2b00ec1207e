/**
 * BNSS 35(3) to (6) (CrPC 41A): notice of appearance instead of arrest. Compliance prevents arrest unless the
 * police record reasons; the court judges those reasons.
 */
import type { Authority } from '#law/authority.ts';
import { barred, type Caution, entitled, type Finding, undetermined } from '#law/determination.ts';
import { ARNESH_KUMAR } from '#law/judgments.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import { isUpToSevenYears } from './illegal-arrest.ts';

export interface NotArrested {
  readonly arrest: 'not-while-complying';
}

export function noticeOfAppearance(matter: Matter): Finding<NotArrested> {
  const { arrested, noticeToAppear: notice } = matter;
  const free: NotArrested = { arrest: 'not-while-complying' };
  if (arrested === undefined) return { conclusion: undetermined('custodyStatus'), cautions: [] };
  if (arrested) {
    return {
      conclusion: barred([{ code: 'already-arrested', authority: provision(matter, '3', '1') }]),
      cautions: [],
    };
  }
  if (notice === undefined) return { conclusion: undetermined('noticeToAppear'), cautions: [] };
  if (notice.state === 'to-appear') {
    const because = {
      code: 'no-arrest-while-complying',
      authority: provision(matter, '5', '3'),
      about: notice.on,
    } as const;
    return { conclusion: entitled(free, because), cautions: cautionsOf(matter) };
  }
  if (!isUpToSevenYears(matter)) {
    return {
      conclusion: barred([{ code: 'no-notice-given', authority: provision(matter, '3', '1') }]),
      cautions: [],
    };
  }
  return {
    conclusion: entitled(free, { code: 'notice-comes-first', authority: ARNESH_KUMAR }),
    cautions: cautionsOf(matter),
  };
}

const cautionsOf = (matter: Matter): Caution[] => [
  { code: 'arrest-for-written-reasons', authority: provision(matter, '5', '3') },
  { code: 'arrest-if-not-complying', authority: provision(matter, '6', '4') },
];

/** Sub-sections of BNSS 35; in CrPC 41A the numbers are two lower. */
const provision = ({ regimes }: Matter, bnss: string, crpc: string): Authority =>
  twin(regimes.application, { bnss: `s.35(${bnss})`, crpc: `s.41A(${crpc})` });
