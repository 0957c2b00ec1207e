/**
 * Sections of the BNSS in drafted grounds, each with the CrPC section of an older stage. The table of procedure
 * holds them, by `tests/law/stage-sections.test.ts`.
 */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Regimes } from './bnss/s531-governing-code.ts';
import type { Regime } from './facts.ts';
import { BNSS_FROM } from './relief.ts';

type Stage = 'arrest' | 'investigation' | 'suspension';

/** Null: the CrPC had no such provision. A stage not named here takes the code of the application. */
export const STAGE_SECTIONS: Readonly<
  Record<string, { readonly stage: Stage; readonly crpc: string | null }>
> = {
  '35(1)(b)': { stage: 'arrest', crpc: '41(1)(b)' },
  '35(3)': { stage: 'arrest', crpc: '41A(1)' },
  '35(7)': { stage: 'arrest', crpc: null },
  '43(5)': { stage: 'arrest', crpc: '46(4)' },
  '47': { stage: 'arrest', crpc: '50' },
  '48': { stage: 'arrest', crpc: '50A' },
  '58': { stage: 'arrest', crpc: '57' },
  '183': { stage: 'investigation', crpc: '164' },
  '187(3)': { stage: 'investigation', crpc: '167(2)' },
  '430(3)': { stage: 'suspension', crpc: '389(3)' },
};

/**
 * Sections of the BNS and of the BSA in drafted grounds, each with the section of the former code for an older
 * offence. Null: the former code had no such provision.
 */
export const FORMER_SECTIONS: Readonly<
  Record<string, { readonly source: 'IPC' | 'IEA'; readonly section: string } | null>
> = {
  'BNS 69': null,
  'BNS 85': { source: 'IPC', section: '498A' },
  'BNS 190': { source: 'IPC', section: '149' },
  'BNS 316': { source: 'IPC', section: '406' },
  'BNS 318': { source: 'IPC', section: '420' },
  'BNS 336': { source: 'IPC', section: '465' },
  'BNS 80': { source: 'IPC', section: '304B' },
  'BNS 103': { source: 'IPC', section: '302' },
  'BNS 105': { source: 'IPC', section: '304' },
  'BNS 109': { source: 'IPC', section: '307' },
  'BSA 23': { source: 'IEA', section: '25' },
  'BSA 63': { source: 'IEA', section: '65B' },
  'BSA 118': { source: 'IEA', section: '113B' },
};

interface StagesOfCase {
  readonly regimes: Regimes;
  readonly firstDay?: CalendarDate | undefined;
}

/** The CrPC section in place of this one; undefined if the BNSS governs, null if the CrPC has none. */
export function crpcInPlaceOf(section: string, stages: StagesOfCase): string | null | undefined {
  const entry = STAGE_SECTIONS[section];
  return entry && codeOfStage(entry.stage, stages) === 'CrPC' ? entry.crpc : undefined;
}

/** Of the day of the arrest; later, of its investigation (BNSS 531(2)(a)). */
export const codeOfArrest = ({ regimes, firstDay }: StagesOfCase): Regime =>
  firstDay !== undefined && firstDay < BNSS_FROM ? 'CrPC' : (regimes.defaultBail ?? regimes.application);

function codeOfStage(stage: Stage, { regimes, firstDay }: StagesOfCase): Regime | undefined {
  switch (stage) {
    case 'arrest':
      return codeOfArrest({ regimes, firstDay });
    case 'investigation':
      return regimes.defaultBail;
    case 'suspension':
      return regimes.suspension;
    default:
      return stage;
  }
}
