/**
 * Governing code under BNSS 531 and BNS 358. Offence: date of the act; undertrial release: BNSS 479 since 1
 * July 2024; default bail: FIR; application: filing date.
 */
import { type CalendarDate, day } from '#kernel/calendar-date.ts';
import { act, bnss, crpc } from '#law/authority.ts';
import type { Caution, Finding } from '#law/determination.ts';
import { entitled, undetermined } from '#law/determination.ts';
import type { LawFacts, Regime } from '#law/facts.ts';
import { INHUMAN_CONDITIONS } from '#law/judgments.ts';
import { entryInForce, type Parameter } from '#law/parameter.ts';
import { BNSS_FROM } from '#law/relief.ts';
import type { Offence } from '#law/tables.ts';

/** Code of procedure in force, by its commencement. */
const PROCEDURE: Parameter<Regime> = [
  { from: day('1974-04-01'), value: 'CrPC', authority: crpc('s.1(3)') },
  { from: BNSS_FROM, value: 'BNSS', authority: bnss('s.1(3)') },
];

export interface Regimes {
  /** For an application made on the day of the determination. */
  readonly application: Regime;
  readonly undertrial: Regime;
  /** For suspension of sentence: the code under which the appeal was filed. */
  readonly suspension: Regime;
  /** Undefined if no known fact decides; both codes are then shown. */
  readonly defaultBail: Regime | undefined;
}

export function governingCodes(
  facts: LawFacts,
  rows: readonly Offence[],
  asOf: CalendarDate,
): Finding<Regimes> & { readonly regimes: Regimes } {
  const regimes = regimesOf(facts, rows, asOf);
  const cautions = cautionsOf(facts, rows, regimes);
  if (regimes.defaultBail === undefined) return { conclusion: undetermined('firDate'), cautions, regimes };
  const saved = regimes.defaultBail === 'CrPC' && asOf >= BNSS_FROM;
  const conclusion = entitled(
    regimes,
    { code: 'penal-code-by-offence-date', authority: act('BNS', 's.358') },
    saved
      ? { code: 'saved-proceeding', authority: bnss('s.531(2)(a)') }
      : { code: 'procedure-by-proceeding-date', authority: bnss('s.531') },
  );
  return { conclusion, cautions, regimes };
}

function regimesOf(facts: LawFacts, rows: readonly Offence[], asOf: CalendarDate): Regimes {
  if (facts.regime) {
    const { regime } = facts;
    return { application: regime, undertrial: regime, suspension: regime, defaultBail: regime };
  }
  const today = entryInForce(PROCEDURE, asOf)?.value ?? 'CrPC';
  const defaultBail = codeOfInvestigation(facts, rows, asOf);
  return { application: today, undertrial: today, suspension: codeOfAppeal(facts, today), defaultBail };
}

/** An appeal pending on 1 July 2024 goes on under the CrPC, with every application in it: BNSS 531(2)(a). */
const codeOfAppeal = ({ appealYear }: LawFacts, today: Regime): Regime =>
  appealYear !== undefined && appealYear < LAST_YEAR_OF_BOTH ? 'CrPC' : today;

/** An appeal of this year may have been filed under either code. */
const LAST_YEAR_OF_BOTH = 2024;

/** An arrest cannot precede its FIR, and a BNS offence requires a BNSS FIR. Nothing else is inferred. */
function codeOfInvestigation(
  { firDate, arrestDate, investigation }: LawFacts,
  rows: readonly Offence[],
  asOf: CalendarDate,
): Regime | undefined {
  if (asOf < BNSS_FROM) return 'CrPC';
  if (firDate !== undefined) return firDate >= BNSS_FROM ? 'BNSS' : 'CrPC';
  if (rows.some(({ code }) => code === 'BNS')) return 'BNSS';
  return arrestDate !== undefined && arrestDate < BNSS_FROM ? 'CrPC' : investigation;
}

function cautionsOf(facts: LawFacts, rows: readonly Offence[], regimes: Regimes): Caution[] {
  const cautions: Caution[] = [];
  const { offenceDate } = facts;
  const wrong = offenceDate !== undefined && (offenceDate >= BNSS_FROM ? 'IPC' : 'BNS');
  if (wrong && rows.some(({ code }) => code === wrong)) {
    cautions.push({ code: 'codes-do-not-match-date', authority: act('BNS', 's.358'), about: wrong });
  }
  if (regimes.defaultBail === 'CrPC' && regimes.application === 'BNSS') {
    cautions.push({ code: 'old-case-fresh-application', authority: bnss('s.531(2)(a)') });
  }
  if (regimes.defaultBail === 'CrPC' && regimes.undertrial === 'BNSS') {
    cautions.push({ code: 'applies-to-earlier-cases', authority: INHUMAN_CONDITIONS });
  }
  return cautions;
}
