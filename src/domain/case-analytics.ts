/**
 * What became of decided applications like one of this case: counted, never weighed. They are those that its reader may
 * see, so a figure is of "your matters" and not of a court. Nobody's name, gender, age or place is a feature, and no judge.
 */
import type { Application } from '#contract/application.ts';
import { type GrantedShare, grantedShare } from '#law/prediction/granted-share.ts';
import { proposedRelief } from '#law/relief.ts';
import { isGranted, isUndecided } from './status-rules.ts';

export const ANALYTICS_FEATURES = ['offence', 'relief', 'custody', 'antecedents', 'earlier'] as const;
export type AnalyticsFeature = (typeof ANALYTICS_FEATURES)[number];

export interface Decided extends Pick<
  Application,
  '_id' | 'caseId' | 'status' | 'case' | 'bail' | 'createdAt'
> {
  readonly applicationNumber: string | null;
}

export interface FeatureCount {
  readonly feature: AnalyticsFeature;
  readonly alike: { readonly granted: number; readonly decided: number };
  readonly others: { readonly granted: number; readonly decided: number };
}

export interface SimilarMatter {
  readonly of: Decided;
  /** Of the features that are known of both, those in which they agree, in percent. */
  readonly similarity: number;
}

export interface CaseAnalytics {
  /** Of the same offence. */
  readonly share: GrantedShare;
  /** Only where both sides have enough to be set against each other. */
  readonly features: readonly FeatureCount[];
  /** The nearest, of whatever outcome. */
  readonly similar: readonly SimilarMatter[];
}

const SHOWN = 3;
/** Fewer on either side say nothing of a feature. */
const EITHER_SIDE = 5;

type Features = Readonly<Record<AnalyticsFeature, ReadonlySet<string> | null>>;

export function caseAnalytics(matter: Decided, all: readonly Decided[]): CaseAnalytics {
  const own = featuresOf(matter);
  const decided = all
    .filter(({ _id, status }) => _id !== matter._id && isDecided(status))
    .map((each) => ({ each, features: featuresOf(each) }));
  const sameOffence = decided.filter(({ features }) => agrees('offence', own, features) === true);
  const similar = decided
    .map(({ each, features }) => ({ of: each, similarity: similarityOf(own, features) }))
    .filter(({ similarity }) => similarity > 0)
    .toSorted((one, other) => other.similarity - one.similarity || newer(one.of, other.of))
    .slice(0, SHOWN);
  const counts = ANALYTICS_FEATURES.flatMap((feature): FeatureCount[] => {
    const told = decided.filter(({ features }) => agrees(feature, own, features) !== null);
    const alike = told.filter(({ features }) => agrees(feature, own, features));
    if (alike.length < EITHER_SIDE || told.length - alike.length < EITHER_SIDE) return [];
    const others = told.filter(({ features }) => !agrees(feature, own, features));
    return [{ feature, alike: countOf(alike), others: countOf(others) }];
  });
  return { share: grantedShare(countOf(sameOffence)), features: counts, similar };
}

const isDecided = (status: Application['status']): boolean => !isUndecided(status) && status !== 'Withdrawn';

const newer = (one: Decided, other: Decided): number => other.createdAt.localeCompare(one.createdAt);

const countOf = (matters: readonly { readonly each: Decided }[]) => ({
  decided: matters.length,
  granted: matters.filter(({ each }) => isGranted(each.status)).length,
});

/** Null where it is not known. */
function featuresOf({ case: facts, bail }: Decided): Features {
  const { antecedents, custodyStatus, sections, court } = facts;
  const offences = facts.offences?.map(({ code, section }) => `${code} ${section}`) ?? sections;
  return {
    offence: offences.length === 0 ? null : new Set(offences.map(bareSection)),
    relief: known(bail.relief ?? proposedRelief(court, custodyStatus)),
    custody: known(custodyStatus),
    antecedents: antecedents ? known(antecedents.rows.length === 0 ? 'none' : 'some') : null,
    earlier: known(bail.previousApplications),
  };
}

const known = (value: string | undefined): ReadonlySet<string> | null =>
  value === undefined ? null : new Set([value]);

/** "BNS 303(2)" and "BNS 303 (2)" are one section. */
const bareSection = (text: string): string => text.replaceAll(/\s+/g, '').toUpperCase();

/** Null where it is not known of both. */
function agrees(feature: AnalyticsFeature, one: Features, other: Features): boolean | null {
  const [mine, theirs] = [one[feature], other[feature]];
  return mine && theirs && [...mine].some((value) => theirs.has(value));
}

function similarityOf(one: Features, other: Features): number {
  const told = ANALYTICS_FEATURES.map((feature) => agrees(feature, one, other)).filter(
    (each) => each !== null,
  );
  return told.length === 0 ? 0 : Math.round((told.filter(Boolean).length / told.length) * 100);
}
