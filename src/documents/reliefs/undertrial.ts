/** Release of an undertrial: maximum term, custody undergone, the releasing fraction and the calculation. */
import { cite } from '#law/authority.ts';
import type { UndertrialDates } from '#law/bnss/s479-release.ts';
import type { Determinations } from '#law/determine.ts';
import { HALF, partOf, type Term, termOf, THIRD } from '#law/maximum-term.ts';
import { offenceName } from '#law/tables.ts';
import { isPleadedByGround } from '#documents/grounds/pleaded-by-ground.ts';
import type { Block } from '#documents/model.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { termText } from '#documents/offence-line.ts';
import { numbered } from '#documents/section-blocks.ts';
import type { Statute } from '#documents/statute.ts';

export function undertrial(matter: PaperMatter, statute: Statute): Block[] {
  const { undertrial: words } = matter.words.reliefs;
  const { found } = matter;
  if (!found) return numbered('case', [words.provision(statute.inFull)]);
  return [
    ...numbered('case', [
      words.provision(statute.inFull),
      maximum(matter, found),
      measure(matter, { found, statute }),
      ...reckoning(matter, found),
      multiplicity(matter, { found, statute }),
    ]),
    ...earlierCases(matter, found),
  ];
}

interface UndertrialGround {
  /** Maximum term, and the fraction that applies. */
  readonly term: readonly string[];
  /** Days that its date includes. */
  readonly added: readonly string[];
}

/** The ground of a release, for the order that grants it. */
export function undertrialGround(matter: PaperMatter, statute: Statute): UndertrialGround {
  const { found } = matter;
  if (!found) return { term: [], added: [] };
  const { dates } = found.undertrial;
  const term = [maximum(matter, found), measure(matter, { found, statute })].filter((text) => text !== null);
  return { term, added: dates ? added(matter, dates) : [] };
}

function maximum(
  { words }: PaperMatter,
  { undertrial: { maximumTerm }, matter }: Determinations,
): string | null {
  if (!maximumTerm || !matter.allRead) return null;
  const gravest = matter.rows.filter(
    ({ maxYears }) => maxYears !== null && isSameTerm(termOf(maxYears), maximumTerm),
  );
  return words.reliefs.undertrial.maximum(termText(maximumTerm, words), gravest.map(offenceName).join(', '));
}

const isSameTerm = (a: Term, b: Term): boolean => a.months === b.months && a.days === b.days;

interface UndertrialFindings {
  readonly found: Determinations;
  readonly statute: Statute;
}

/** One third only for a recorded first offender under the BNSS. */
function measure(matter: PaperMatter, { found, statute }: UndertrialFindings): string | null {
  const { undertrial: words } = matter.words.reliefs;
  const { fraction, dates } = found.undertrial;
  if (!dates || !isMeasured(found)) return null;
  if (fraction === '1/3') return words.third(statute.at('(1)'));
  return fraction === '1/2' ? words.half(statute.code === 'CrPC' ? statute.inFull : statute.at('(1)')) : null;
}

/** The date and its calculation: the fraction from the first day, plus delay and days out. */
function reckoning(matter: PaperMatter, found: Determinations): string[] {
  const { undertrial: words } = matter.words.reliefs;
  const { dates, thresholdDate, maximumTerm, fraction, cautions } = found.undertrial;
  if (!dates || !maximumTerm || !isMeasured(found)) return [];
  if (isWholeTermServed(found))
    return [words.wholeTerm(termText(maximumTerm, matter.words), printed(dates.maximum))];
  if (!thresholdDate || (fraction !== '1/3' && fraction !== '1/2')) return [];
  const part = termText(partOf(maximumTerm, fraction === '1/3' ? THIRD : HALF), matter.words);
  const about = cautions.some(({ code }) => code === 'on-or-about');
  const sentence = words.reckoned({
    share: words.share[fraction],
    term: termText(maximumTerm, matter.words),
    part,
    from: printed(dates.from),
    on: printed(thresholdDate),
    about,
    over: thresholdDate <= matter.on,
  });
  return [sentence, ...added(matter, dates)];
}

/** The fraction and its date are stated with another pending case too, since that bar is answered. */
const isMeasured = ({ undertrial: { caseLevel } }: Determinations): boolean =>
  caseLevel.kind !== 'barred' || caseLevel.because.every(({ code }) => code === 'other-cases-pending');

/** Detention beyond the full term is unlawful, whatever else bars release. */
const isWholeTermServed = ({ undertrial: { caseLevel } }: Determinations): boolean =>
  caseLevel.kind === 'entitled' && caseLevel.because.some(({ code }) => code === 'maximum-served');

function added(matter: PaperMatter, { delayNotKnown }: UndertrialDates): string[] {
  const { found, words } = matter;
  const { undertrial: text } = words.reliefs;
  const delay = found?.matter.delayByAccusedDays;
  const out = (found?.matter.out.length ?? 0) > 0;
  return [
    ...(delayNotKnown || delay === undefined || isPleadedByGround(matter, 'undertrial-delay-not-accused')
      ? []
      : [delay === 0 ? text.noDelay : text.delay(delay)]),
    ...(out ? [text.daysOut] : []),
  ];
}

/** The answer to 479(2): one offence satisfies it, several are argued, another case is disclosed. */
function multiplicity(matter: PaperMatter, { found, statute }: UndertrialFindings): string | null {
  const { undertrial: text } = matter.words.reliefs;
  const { conclusion, caseLevel } = found.undertrial;
  const { otherPendingCases: cases } = found.matter;
  if (statute.code !== 'BNSS' || cases === undefined || !isMeasured(found) || isWholeTermServed(found))
    return null;
  if (cases > 0) return text.otherCases(cases, statute.at('(2)'));
  if (caseLevel.kind === 'barred' || isPleadedByGround(matter, 'undertrial-single-case-reading')) return null;
  if (conclusion.kind === 'barred') return text.oneCase(found.matter.rows.length, statute.at('(2)'));
  return text.noOther(statute.at('(2)'));
}

function earlierCases({ words }: PaperMatter, found: Determinations): Block[] {
  const reach = found.undertrial.cautions.find(({ code }) => code === 'applies-to-earlier-cases');
  if (!reach) return [];
  const text = words.reliefs.undertrial.oldCases(cite(reach.authority));
  return [{ kind: 'numbered', number: 0, text, from: 'case', authorities: [reach.authority] }];
}
