/** Application or case that opened the calculator. */
import { useSearchParams } from 'react-router-dom';
import type { Applicant, BailPart } from '#contract/application/application.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { applicationOf } from '#data/records/application/applications.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { calculatorDrafts } from './calculator-draft.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { CalculatorForm } from './calculator-form.ts';
import { presentText, withPresentNames } from '#facts/former-names.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { formFromRecord } from './form-from-record.ts';
import type { LiveQueryState } from '#data/react/use-live.ts';
import { useStoredDraft } from '#parts/form/use-stored-draft.ts';
import { nameFor } from '#domain/case/name-for.ts';

export interface RecordOf {
  readonly key: string;
  /** Case of an application started here. */
  readonly caseId: string;
  readonly name: string;
  readonly facts: Partial<CaseFacts>;
  readonly bail?: Partial<BailPart>;
  readonly applicant?: Partial<Applicant>;
}

interface CalculatorRecord {
  /** Null if the address names no record; `gone` if the record is not on this device. */
  readonly record: RecordOf | 'gone' | null;
  /** Form filled from the record. */
  readonly seeded: CalculatorForm | null;
  /** Last input for this record. */
  readonly typed: unknown;
}

export function useCalculatorRecord(): LiveQueryState<CalculatorRecord> {
  const { db } = useDevice();
  const [params] = useSearchParams();
  const application = params.get('application');
  const caseId = params.get('case');
  return useStoredDraft(async () => {
    const record = await recordOf(db, { application, caseId });
    const savedDraft = await calculatorDrafts.read(db, '');
    const found = record === 'gone' ? null : record;
    const seeded = found && formFromRecord(found);
    const isOfRecord = savedDraft !== null && presentText(savedDraft.of) === keptFor(found, seeded);
    return {
      record,
      seeded,
      typed: isOfRecord && isRecord(savedDraft.form) ? withPresentNames(savedDraft.form) : null,
    };
  }, [db, application, caseId]);
}

/** Key of saved entries includes the record state, so that old input is not mixed with changed facts. */
export const keptFor = (record: RecordOf | null, seeded: CalculatorForm | null): string =>
  record ? `${record.key} ${JSON.stringify(seeded)}` : '';

const recordKey = (source: { application: string | null; caseId: string | null }): string =>
  source.application ? `application:${source.application}` : source.caseId ? `case:${source.caseId}` : '';

async function recordOf(
  db: Db,
  { application, caseId }: { application: string | null; caseId: string | null },
): Promise<CalculatorRecord['record']> {
  const key = recordKey({ application, caseId });
  if (application) {
    const found = await applicationOf(db, application);
    if (!found) return 'gone';
    const { applicant, bail, case: facts } = found;
    return { key, caseId: found.caseId, name: nameFor(found), facts, bail, applicant };
  }
  if (!caseId) return null;
  const found = await db.cases.get(caseId);
  return found ? { key, caseId, name: nameFor(found), facts: known(found.facts ?? {}) } : 'gone';
}

/** A record treats absent and undefined alike. */
function known(facts: NonNullable<CaseRow['facts']>): Partial<CaseFacts> {
  const entries = Object.entries(facts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
