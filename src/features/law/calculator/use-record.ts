/** The matter the calculator was opened from: an application or a case of this device. */
import { useSearchParams } from 'react-router-dom';
import type { Applicant, BailPart } from '#contract/application.ts';
import type { CaseFacts } from '#contract/case-facts.ts';
import { applicationOf } from '#data/records/application/applications.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { getMeta } from '#data/store/meta.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { CalculatorForm } from './calculator-form.ts';
import { formFromRecord } from './form-from-record.ts';
import { type LiveQueryState, useLive } from '#data/react/use-live.ts';

export interface RecordOf {
  readonly key: string;
  /** The case that an application from here belongs to. */
  readonly caseId: string;
  readonly name: string;
  readonly facts: Partial<CaseFacts>;
  readonly bail?: Partial<BailPart>;
  readonly applicant?: Partial<Applicant>;
}

interface CalculatorRecord {
  /** Null where nothing was asked for; `gone` where it was and is not here. */
  readonly record: RecordOf | 'gone' | null;
  /** The form as the record fills it. */
  readonly seeded: CalculatorForm | null;
  /** What was last typed, where it was for this record. */
  readonly typed: unknown;
}

export function useCalculatorRecord(): LiveQueryState<CalculatorRecord> {
  const { db } = useDevice();
  const [params] = useSearchParams();
  const application = params.get('application');
  const caseId = params.get('case');
  return useLive(async () => {
    const record = await recordOf(db, { application, caseId });
    const kept = await getMeta(db, 'calculator');
    const found = record === 'gone' ? null : record;
    const seeded = found && formFromRecord(found);
    return { record, seeded, typed: kept?.of === keptFor(found, seeded) ? kept.form : null };
  }, [db, application, caseId]);
}

/** Entries are kept for one record as it was: what a changed record says is not mixed with what was typed before. */
export const keptFor = (record: RecordOf | null, seeded: CalculatorForm | null): string =>
  record ? `${record.key} ${JSON.stringify(seeded)}` : '';

const recordKey = (asked: { application: string | null; caseId: string | null }): string =>
  asked.application ? `application:${asked.application}` : asked.caseId ? `case:${asked.caseId}` : '';

async function recordOf(
  db: Db,
  { application, caseId }: { application: string | null; caseId: string | null },
): Promise<CalculatorRecord['record']> {
  const key = recordKey({ application, caseId });
  if (application) {
    const found = await applicationOf(db, application);
    if (!found) return 'gone';
    const { applicant, bail, case: facts } = found;
    return { key, caseId: found.caseId, name: applicant.name, facts, bail, applicant };
  }
  if (!caseId) return null;
  const found = await db.cases.get(caseId);
  return found ? { key, caseId, name: found.applicant.name, facts: known(found.facts ?? {}) } : 'gone';
}

/** Absent and undefined are one thing in a record. */
function known(facts: NonNullable<CaseRow['facts']>): Partial<CaseFacts> {
  const entries = Object.entries(facts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
