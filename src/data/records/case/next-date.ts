/** The day on which a case is heard next: by its hearings to come; without one, what the server said of the case itself. */
import type { CaseRow } from '#data/store/rows.ts';

type NextDateFields = Pick<CaseRow, 'nextHearingDate' | 'dateSaid'>;

/** As of its hearings; undefined where none of them is to come. */
export const dateByHearings = (row: NextDateFields | undefined): CaseRow['nextHearingDate'] =>
  row?.dateSaid === undefined ? undefined : row.nextHearingDate;

export function withNextDate<T extends NextDateFields>(row: T, byHearings: CaseRow['nextHearingDate']): T {
  const { nextHearingDate, dateSaid = nextHearingDate ?? null, ...rest } = row;
  const dates: NextDateFields =
    byHearings === undefined
      ? { ...(dateSaid !== null && { nextHearingDate: dateSaid }) }
      : { nextHearingDate: byHearings, dateSaid };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two dates were taken out of a row of this type
  return { ...rest, ...dates } as T;
}
