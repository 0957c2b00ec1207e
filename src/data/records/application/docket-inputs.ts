/** The pending applications as the docket counts them: the record with the facts of its case, oldest first. */
import type { Applicant, BailPart } from '#contract/application/application.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { maybeSameApplicant } from '#domain/application/namesakes.ts';
import { type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';
import type { Relief } from '#law/relief.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow, CaseRow } from '#data/store/rows.ts';
import { pendingIds, reliefOf } from './pending-applications.ts';

export interface DocketInput {
  readonly _id: string;
  /** Changes with the record and with its case. */
  readonly version: string;
  readonly facts: Partial<CaseFacts>;
  readonly bail: BailPart;
  readonly applicant: Applicant;
  readonly relief: Relief;
  readonly filedOn: CalendarDate;
}

export interface DocketInputs {
  /** All pending applications. */
  readonly ids: readonly string[];
  /** The oldest of them. */
  readonly rows: readonly DocketInput[];
}

/** Rows that a live query reads. */
const WATCHED = 500;
/** Later rows per read, so that a long docket is never in memory at once. */
const PAGE = 100;

export async function docketInputs(db: Db): Promise<DocketInputs> {
  const ids = await pendingIds(db);
  if (ids.length > WATCHED) await watchAll(db);
  return { ids, rows: await inputsOf(db, ids.slice(0, WATCHED)) };
}

/** A live query with a limit watches each row of its table. Later rows are not read here. */
const watchAll = async ({ applications, cases }: Db): Promise<unknown> =>
  Promise.all([applications.limit(1).toArray(), cases.limit(1).toArray()]);

/** The watched rows, then the later ones. */
export async function* docketPages(
  db: Db,
  { ids, rows }: DocketInputs,
): AsyncGenerator<readonly DocketInput[]> {
  yield rows;
  for (let from = WATCHED; from < ids.length; from += PAGE) {
    yield await inputsOf(db, ids.slice(from, from + PAGE));
  }
}

async function inputsOf(db: Db, ids: readonly string[]): Promise<DocketInput[]> {
  const found = (await db.applications.bulkGet([...ids])).filter((row) => row !== undefined);
  const cases = await db.cases.bulkGet(found.map(({ caseId }) => caseId));
  return found.map((row, index) => docketInput(row, cases[index]));
}

/** The facts of the case are newer than those of the application, unless the case follows another accused in the FIR. */
export function docketInput(row: ApplicationRow, ofCase: CaseRow | undefined): DocketInput {
  const { _id, version, bail, applicant, case: filed, createdAt } = row;
  const isOfCase = ofCase !== undefined && maybeSameApplicant(ofCase.applicant, applicant);
  const known = Object.entries((isOfCase && ofCase.facts) || {}).filter(([, value]) => value !== undefined);
  return {
    _id,
    version: `${version}:${ofCase?.version ?? 0}`,
    facts: { ...filed, ...Object.fromEntries(known) },
    bail,
    applicant,
    relief: reliefOf(row),
    filedOn: dayInIndia(new Date(createdAt)),
  };
}
