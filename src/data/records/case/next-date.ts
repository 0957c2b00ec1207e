/** The next date of a case: from its future hearings, otherwise the date set on the case. */
import type { CaseRow } from '#data/store/rows.ts';

type NextDateFields = Pick<CaseRow, 'nextHearingDate' | 'dateSaid'>;

/** The date from its hearings; undefined without a future hearing. */
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
