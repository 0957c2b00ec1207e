/**
 * Statistics of the user's decided matters that resemble a described one: grants, related features, nearest
 * matters and time to order. Counts only, and no prediction of a court's decision.
 */
import type { CourtKind } from '#contract/case/court.ts';
import type { DecisionStatus } from '#contract/application/order.ts';
import { type GrantCount, type GrantedShare, grantedShare } from '#law/prediction/granted-share.ts';
import { type NearMatter, nearestMatters } from '#law/prediction/nearest-matters.ts';
import { smoothedShare } from '#law/prediction/smoothed-share.ts';
import { type TimeToOrder, timeToOrder } from '#law/prediction/time-to-order.ts';
import type { Relief } from '#law/relief.ts';
import { ANSWERS, type FactorAnswer } from '#law/risk/checklist.ts';
import { type OwnMatter, sectionName, undivided } from '#domain/case/own-matters.ts';

export const FEATURES = ['offence', 'relief', 'court', 'custody', 'convictions', 'flightRisk'] as const;
export type Feature = (typeof FEATURES)[number];

/** Description of the matter; null for open fields. */
export interface MatterDescription {
  readonly offence: string | null;
  readonly relief: Relief | null;
  readonly court: CourtKind | null;
  readonly custodyMonths: number | null;
  readonly convictions: number | null;
  readonly flightRisk: FactorAnswer | null;
}

/** Describes a matter by its first section. */
export const matterDescription = ({ offences, ...known }: OwnMatter): MatterDescription => ({
  offence: offences[0] ?? null,
  relief: known.relief,
  court: known.court,
  custodyMonths: known.custodyMonths,
  convictions: known.convictions,
  flightRisk: known.flightRisk,
});

/** Matters with the described feature compared with the others. */
export interface FeatureEffect {
  readonly feature: Feature;
  readonly alike: GrantCount;
  readonly others: GrantCount;
  /** Percentage points by which the share of the first exceeds that of the others. */
  readonly points: number;
}

export type DecidedMatter = OwnMatter & { readonly outcome: DecisionStatus };

export const LABELS = ['low', 'moderate', 'high'] as const;
export type ForesightLabel = (typeof LABELS)[number];

export interface Foresight {
  /** Matters with the same offence; all matters if none is named. */
  readonly share: GrantedShare;
  /** All decided matters. */
  readonly group: GrantCount;
  /** In percent, smoothed towards the group. Null if the share may not be stated. */
  readonly smoothed: number | null;
  readonly label: ForesightLabel | null;
  readonly effects: readonly FeatureEffect[];
  readonly similar: readonly NearMatter<Feature, DecidedMatter>[];
  /** Matters in the same kind of court. */
  readonly wait: TimeToOrder;
}

const SHOWN = 5;
/** Minimum on each side for comparing a feature. */
const EITHER_SIDE = 5;
/** Thresholds of the specification's labels. */
const MODERATE_FROM = 40;
const HIGH_FROM = 70;

export function foresee(described: MatterDescription, matters: readonly OwnMatter[]): Foresight {
  const decided = matters.filter((each): each is DecidedMatter => each.outcome !== null);
  const offence = described.offence === null ? null : sectionName(described.offence);
  const description = { ...described, offence };
  const own =
    offence === null ? undivided(decided) : decided.filter(({ offences }) => offences.includes(offence));
  const share = grantedShare(countOf(own));
  const group = countOf(undivided(decided));
  const isStated = share.kind === 'stated' || share.kind === 'too-few';
  const drawn = isStated ? smoothedShare(countOf(own), group) : null;
  const smoothed = drawn === null ? null : Math.round(drawn * 100);
  return {
    share,
    group,
    smoothed,
    label: smoothed === null ? null : labelOf(smoothed),
    effects: FEATURES.flatMap((feature) => effectOf(feature, description, decided) ?? []),
    similar: nearestMatters({
      names: FEATURES,
      own: measured(description, offence),
      among: decided.map((matter) => ({ matter, features: measured(matter, offence) })),
    }).slice(0, SHOWN),
    wait: timeToOrder(
      undivided(matters)
        .filter(({ court }) => description.court === null || court === description.court)
        .map(({ days, outcome }) => ({ days, decided: outcome !== null })),
    ),
  };
}

export const labelOf = (percent: number): ForesightLabel =>
  percent < MODERATE_FROM ? 'low' : percent < HIGH_FROM ? 'moderate' : 'high';

export const countOf = (matters: readonly OwnMatter[]): GrantCount => ({
  decided: matters.length,
  granted: matters.filter(({ outcome }) => outcome === 'Approved').length,
});

type ComparableFacts = Pick<OwnMatter, 'relief' | 'custodyMonths' | 'convictions' | 'flightRisk'> & {
  readonly court: CourtKind | null;
  readonly offence?: string | null;
  readonly offences?: readonly string[];
};

/** Features for Gower's distance: names as categories, months and convictions as numbers, risk as a rank. */
function measured(facts: ComparableFacts, targetOffence: string | null) {
  const { relief, court, custodyMonths, convictions, flightRisk } = facts;
  return {
    offence: offenceOf(facts, targetOffence),
    relief,
    court,
    custody: custodyMonths,
    convictions,
    flightRisk: flightRisk === null ? null : ANSWERS.indexOf(flightRisk),
  };
}

/** The requested offence if the matter includes it. */
function offenceOf({ offence, offences = [] }: ComparableFacts, targetOffence: string | null): string | null {
  if (offence !== undefined) return offence;
  return targetOffence !== null && offences.includes(targetOffence) ? targetOffence : (offences[0] ?? null);
}

function effectOf(
  feature: Feature,
  described: MatterDescription,
  decided: readonly DecidedMatter[],
): FeatureEffect | null {
  const compared = decided.map((matter) => [matter, isAlike(feature, described, matter)] as const);
  const alike = compared.filter(([, is]) => is === true).map(([matter]) => matter);
  const others = compared.filter(([, is]) => is === false).map(([matter]) => matter);
  if (alike.length < EITHER_SIDE || others.length < EITHER_SIDE) return null;
  const [mine, theirs] = [countOf(alike), countOf(others)];
  return { feature, alike: mine, others: theirs, points: percentOf(mine) - percentOf(theirs) };
}

const percentOf = ({ granted, decided }: GrantCount): number => Math.round((granted / decided) * 100);

/** Null if either value is unknown. */
function isAlike(feature: Feature, described: MatterDescription, matter: OwnMatter): boolean | null {
  switch (feature) {
    case 'offence':
      return described.offence === null ? null : matter.offences.includes(described.offence);
    case 'relief':
      return bothKnown(described.relief, matter.relief, (relief) => relief);
    case 'court':
      return described.court === null ? null : matter.court === described.court;
    case 'custody':
      return bothKnown(described.custodyMonths, matter.custodyMonths, (months) => custodyBand(months));
    case 'convictions':
      return bothKnown(described.convictions, matter.convictions, (many) => many > 0);
    case 'flightRisk':
      return bothKnown(described.flightRisk, matter.flightRisk, (risk) => risk);
    default:
      return feature satisfies never;
  }
}

function bothKnown<T>(one: T | null, other: T | null, kindOf: (value: T) => unknown): boolean | null {
  return one === null || other === null ? null : kindOf(one) === kindOf(other);
}

/**
 * Lower limits of the custody bands in months: before the charge-sheet is due, to six months, to a year,
 * above.
 */
const CUSTODY_BANDS = [0, 3, 6, 12] as const;

export const custodyBand = (months: number): number =>
  CUSTODY_BANDS.findLast((from) => months >= from) ?? CUSTODY_BANDS[0];
