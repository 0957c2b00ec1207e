/** Format of the papers for a court: the profile of the user, then the rules of the court, then the usual format. */
import type { CourtProfile } from '#contract/application/packet.ts';
import { type PageFormat, USUAL_PAGE } from '#contract/application/page-format.ts';
import { type CourtReference, type CourtRule, courtRules } from './court-profiles.ts';

/** Limit of most registries. */
const USUAL_LIMIT_MB = 10;

export interface CourtFormat {
  /** Absent: A4. */
  readonly paper: 'a4' | 'legal' | undefined;
  /** Absent: the usual page. */
  readonly page: PageFormat | undefined;
  readonly limitMb: number;
  /** Absent: no limit. */
  readonly limitPages: number | undefined;
}

export function courtFormat(profile: CourtProfile | undefined, record: CourtReference): CourtFormat {
  const rules = courtRules(record);
  return {
    paper: profile?.paper ?? paperOf(rules),
    page: profile?.page ?? pageOf(rules),
    limitMb: profile?.limitMb ?? lastOf(rules, ({ efiling }) => efiling?.limitMb) ?? USUAL_LIMIT_MB,
    limitPages: profile?.limitPages,
  };
}

type Rules = readonly CourtRule[];

const lastOf = <T>(rules: Rules, value: (rule: CourtRule) => T | undefined): T | undefined =>
  rules.flatMap((rule) => value(rule) ?? []).at(-1);

/** Legal is the size in the shops that is nearest to foolscap. */
function paperOf(rules: Rules): 'a4' | 'legal' | undefined {
  const paper = lastOf(rules, (rule) => rule.paper);
  return paper === 'foolscap' ? 'legal' : paper;
}

/** The usual format fills the gaps of the rules. */
function pageOf(rules: Rules): PageFormat | undefined {
  const marginsMm = lastOf(rules, (rule) => rule.marginsMm);
  const fontPt = lastOf(rules, (rule) => rule.fontPt);
  const lineSpacing = lastOf(rules, (rule) => rule.lineSpacing);
  if (marginsMm === undefined && fontPt === undefined && lineSpacing === undefined) return undefined;
  return {
    marginsMm: { ...USUAL_PAGE.marginsMm, ...marginsMm },
    fontPt: fontPt ?? USUAL_PAGE.fontPt,
    lineSpacing: lineSpacing ?? USUAL_PAGE.lineSpacing,
  };
}
