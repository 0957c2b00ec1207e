/** The court of a filed matter is fixed. Only a judge of that court transfers it. */
import type { CourtKind } from '#contract/case/court.ts';
import { placeKey } from '#kernel/place-key.ts';

export const COURT_IS_FIXED =
  'The court is fixed at filing. Ask the court for a transfer, or withdraw the application and file again.';

interface CourtFacts {
  readonly court: CourtKind;
  readonly courtPlace?: string | undefined;
  readonly courtName?: string | undefined;
}

type CourtField = keyof CourtFacts;

const KEY_OF: Readonly<Record<CourtField, (facts: CourtFacts) => string>> = {
  court: ({ court }) => court,
  courtPlace: ({ courtPlace }) => placeKey(courtPlace),
  courtName: ({ courtName = '' }) => courtName.trim(),
};

/** Orders carry the name of the court, so the name of an application is fixed too. */
export const FIXED_IN_APPLICATION: readonly CourtField[] = ['court', 'courtPlace', 'courtName'];
export const FIXED_IN_CASE: readonly CourtField[] = ['court', 'courtPlace'];

/** The changed fields of the court. Another spelling of the same place is no change. */
export const changedCourtFields = (
  fixed: readonly CourtField[],
  before: CourtFacts,
  after: CourtFacts,
): CourtField[] => fixed.filter((field) => KEY_OF[field](before) !== KEY_OF[field](after));
