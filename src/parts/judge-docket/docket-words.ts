/** Texts of the facts of a docket row. */
import type { ApplicationRow } from '#data/store/rows.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';
import type { DocketFacts, DocketRight } from './docket-facts.ts';

export function maximumText(
  maximum: NonNullable<DocketFacts['maximum']>,
  words: Catalogue['judge']['docket']['maximum'],
): string {
  if (maximum === 'death' || maximum === 'life') return words[maximum];
  const { months, days } = maximum;
  if (months === 0) return words.days(days);
  return months % 12 === 0 ? words.years(months / 12) : words.months(months);
}

type RightNames = Readonly<Partial<Record<DocketRight['right'], string>>>;

/** When the right opens or opened, which right it is, and its provision alone. */
export function rightTexts(
  { state, right, on, days }: DocketRight,
  { clock, judge: { docket: words } }: Pick<Catalogue, 'clock' | 'judge'>,
): { readonly when: string; readonly name: string; readonly provision: string } {
  const names: RightNames = words.rights;
  const provisions: RightNames = words.short.rights;
  const name = names[right] ?? clock.rights[right];
  return { when: whenText({ state, on, days }, words), name, provision: provisions[right] ?? name };
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
  { stage, short }: Catalogue['judge']['docket'],
  form: 'long' | 'short' = 'long',
): string {
  const { witnessesCited: cited, witnessesExamined: heard } = trial ?? {};
  if (cited !== undefined && heard !== undefined) {
    return (form === 'long' ? stage : short).evidence(heard, cited);
  }
  return stage[chargesheet?.state ?? 'unknown'];
}
