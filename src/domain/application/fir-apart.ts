/** An FIR that needs an application of its own: a special court, a bar or the conditions of a special Act. */
import type { ApplicationContent } from '#contract/application/application.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type Authority, cite } from '#law/authority.ts';
import { determineAll, type Determinations } from '#law/determine.ts';
import { namedCourts, sitsAsSessions } from '#law/forum/named-court.ts';
import { gatesOf } from '#law/special/bail-gates.ts';
import type { Tables } from '#law/tables.ts';
import { asInFir } from './each-fir.ts';

export interface FirApart {
  readonly code: 'special-court-of-fir' | 'bar-in-fir' | 'other-court-of-fir';
  /** "7/2026" */
  readonly about: string;
  readonly station: string;
  /** "SC/ST", or the section of a bar: "NDPS s.37" */
  readonly act: string;
}

/** The groups of an application that its FIRs are judged by. */
export interface FirContent {
  readonly coApplicants?: ApplicationContent['coApplicants'];
  readonly applicant?: Partial<ApplicationContent['applicant']> | undefined;
  readonly case?: Partial<CaseFacts> | undefined;
  readonly bail?: Partial<ApplicationContent['bail']> | undefined;
}

/** The first FIR that cannot stand beside the others, if there are several. */
export function firApart(content: FirContent, tables: Tables, today: CalendarDate): FirApart[] {
  const { furtherFirs = [], ...own } = content.case ?? {};
  if (furtherFirs.length === 0) return [];
  const firs = [own, ...furtherFirs.map((fir) => asInFir({ case: own }, fir).case)].map((facts) => ({
    facts,
    found: determineAll(lawFactsOf(facts, tables, content), tables, today),
  }));
  const stage = firs[0]?.found.forum.stage;
  return firs
    .flatMap(({ facts, found }) => {
      const why = reasonApart(found) ?? (found.forum.stage === stage ? null : OTHER_COURT);
      const { firNumber = '', policeStation: station = '' } = facts;
      return why ? [{ ...why, about: numberAlone(firNumber), station }] : [];
    })
    .slice(0, 1);
}

type ApartReason = Pick<FirApart, 'code' | 'act'>;

/** A child on the day of one offence alone has the Board for that FIR. */
const OTHER_COURT: ApartReason = { code: 'other-court-of-fir', act: '' };

function reasonApart(found: Determinations): ApartReason | null {
  const special = namedCourts(found.matter.rows).find(({ court }) => sitsAsSessions(court));
  if (special?.act) return { code: 'special-court-of-fir', act: special.act };
  const bar = barOf(found);
  return bar ? { code: 'bar-in-fir', act: cite(bar) } : null;
}

/** A bar of anticipatory bail, or conditions of a special Act, even if an exemption may lift them. */
function barOf({ anticipatory, specialGates, matter }: Determinations): Authority | null {
  const reasons = [anticipatory.conclusion, specialGates.conclusion].flatMap((conclusion) =>
    conclusion.kind === 'barred' ? conclusion.because : [],
  );
  const bar = reasons.find(({ code }) => !OUTSIDE_THE_SECTION.has(code));
  if (bar) return bar.authority;
  const [gate] = gatesOf(matter);
  if (!gate) return null;
  const { offence, bar: row } = gate;
  return { source: offence.code, at: `s.${row.section ?? offence.section}` };
}

/** No bar: the person was arrested, or is released of right. */
const OUTSIDE_THE_SECTION: ReadonlySet<string> = new Set([
  'already-arrested',
  'bailable-so-released-of-right',
]);

/** "FIR No. 7/2026" is typed with or without its title. */
const numberAlone = (firNumber: string): string => firNumber.replace(/^\D+(?=\d)/u, '');
