/** Whether the court may protect in the FIRs of the application: State, district and practice. */
import { hasSeveralFirs } from '#documents/each-fir.ts';
import { isTransit, namedFir, type PaperMatter } from '#documents/matter.ts';
import { courtProfiles, proposedProfile } from '#domain/case/court-profiles.ts';
import { stateNamed } from '#domain/case/states.ts';
import { highCourtNamed } from '#domain/hearing/court-calendar/high-court.ts';
import { placeKey } from '#kernel/place-key.ts';
import type { Authority } from '#law/authority.ts';
import { PRIYA_INDORIA } from '#law/judgments.ts';
import type { ConcernDraft } from './concern-draft.ts';

/** A sessions division is a district or consists of districts, so two districts may be of one division. */
const DIVISIONS: Authority = { source: 'BNSS', at: 's.7(1)' };

/**
 * An FIR of another State is protected in transit alone. A Court of Session decides for its own division, which this
 * record does not know: two districts are a question that the filer answers.
 */
export function territory(matter: PaperMatter): ConcernDraft[] {
  return [...(isTransit(matter) ? ownState(matter) : ofOtherPlaces(matter)), ...practice(matter)];
}

/** No judgment of the Supreme Court settles it, so the registry of the court may ask for one application in each. */
function practice(matter: PaperMatter): ConcernDraft[] {
  if (!hasSeveralFirs(matter)) return [];
  const text = matter.beside.review.concerns.severalFirs;
  return [{ key: 'firs:practice', text, authority: null, from: 'case', answer: 'not-needed' }];
}

function ownState(matter: PaperMatter): ConcernDraft[] {
  if (!isOfThisState(matter.case)) return [];
  const { ownState: sentence } = matter.beside.review.concerns;
  const text = hasSeveralFirs(matter) ? `${namedFir({ ...matter, firs: [] })}: ${sentence}` : sentence;
  return [{ key: 'firs:own-state', text, authority: PRIYA_INDORIA, from: 'case', answer: 'needed' }];
}

/** By the State of the High Court, or by the place of another court. False if the record does not show it. */
function isOfThisState(facts: PaperMatter['case']): boolean {
  const { court, courtPlace = '', state = '', district = '' } = facts;
  const registeredIn = stateNamed(state, 'en');
  if (court === 'high') {
    const profile = proposedProfile(facts, courtProfiles({}));
    return highCourtNamed(profile?.name ?? '')?.states.includes(registeredIn) ?? false;
  }
  if (courtPlace.trim() === '') return false;
  return [district, registeredIn].some((name) => placeKey(name) === placeKey(stateNamed(courtPlace, 'en')));
}

function ofOtherPlaces({ case: facts, firs, beside }: PaperMatter): ConcernDraft[] {
  const { otherState, otherDistrict } = beside.review.concerns;
  if (firs.length === 0) return [];
  const of = (name: 'state' | 'district') =>
    new Set(
      [facts, ...firs.map((fir) => fir.case)].flatMap((each) => each[name]?.trim().toLowerCase() || []),
    );
  if (of('state').size > 1)
    return [
      { key: 'firs:state', text: otherState, authority: PRIYA_INDORIA, from: 'case', answer: 'needed' },
    ];
  if (facts.court !== 'sessions' || of('district').size < 2) return [];
  return [
    { key: 'firs:district', text: otherDistrict, authority: DIVISIONS, from: 'case', answer: 'needed' },
  ];
}
