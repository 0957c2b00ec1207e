/** Texts of the facts of a docket row. */
import type { ApplicationRow } from '#data/store/rows.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';
import type { DocketFacts, DocketRight } from './docket-facts.ts';

export function maximumText(
  maximum: NonNullable<DocketFacts['maximum']>,
  { docket: words }: Catalogue['judge'],
): string {
  if (maximum === 'death' || maximum === 'life') return words.maximum[maximum];
  const { months, days } = maximum;
  if (months === 0) return words.maximum.days(days);
  return months % 12 === 0 ? words.maximum.years(months / 12) : words.maximum.months(months);
}

/** When the right opens or opened, and which right it is. */
export function rightTexts(
  { state, right, on, days }: DocketRight,
  { clock, judge: { docket: words } }: Pick<Catalogue, 'clock' | 'judge'>,
): { readonly when: string; readonly name: string } {
  const short: Readonly<Partial<Record<DocketRight['right'], string>>> = words.rights;
  return { when: whenText({ state, on, days }, words), name: short[right] ?? clock.rights[right] };
}

function whenText(
  { state, on, days }: Omit<DocketRight, 'right'>,
  words: Catalogue['judge']['docket'],
): string {
  if (state === 'maybe') return on === null ? words.maybe : words.maybeSince(indianDate(on));
  if (state === 'later' && on !== null) return indianDate(on);
  if (days === null) return words.open;
  return state === 'open' ? words.openFor(days) : words.in(days);
}

/** Witnesses heard, or else the state of the charge-sheet. */
export function stageText(
  { trial, chargesheet }: Partial<Pick<ApplicationRow['case'], 'trial' | 'chargesheet'>>,
  { stage }: Catalogue['judge']['docket'],
): string {
  const { witnessesCited: cited, witnessesExamined: heard } = trial ?? {};
  if (cited !== undefined && heard !== undefined) return stage.evidence(heard, cited);
  return stage[chargesheet?.state ?? 'unknown'];
}
