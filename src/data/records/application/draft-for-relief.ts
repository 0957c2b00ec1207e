/**
 * Drafts an application for a right of a case: the newest application's text with current facts, and the
 * relief of the right. Grounds are not copied, because they argued another relief.
 */
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { type ApplicationContent, contentOf, type Relief } from '#contract/application/application.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { formFromContent } from '#domain/application/form-content.ts';
import { applicationSeed, withSeed } from './application-seed.ts';
import { completeDraft } from './draft-of-text.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow, CaseRow, Draft } from '#data/store/rows.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';

export interface Right {
  readonly caseId: string;
  readonly relief: Relief;
}

/** A second call opens the same draft. Null if the case is not on this device. */
export async function draftForRelief(db: Db, ports: Ports, right: Right): Promise<Draft | null> {
  const seed = await applicationSeed(db);
  return saveInTransaction(db, [db.drafts, db.applications, db.cases], async () => {
    const existingDraft = await db.drafts.filter((draft) => isFor(draft, right)).first();
    if (existingDraft) return completeDraft(existingDraft);
    const record = await db.cases.get(right.caseId);
    if (!record) return null;
    const earlier = await db.applications.where('caseId').equals(right.caseId).sortBy('createdAt');
    const draft = newDraft(ports, { record, earlier, relief: right.relief, seed });
    await db.drafts.add(draft);
    return draft;
  });
}

export const isFor = ({ caseId, form, amends }: Draft, right: Right): boolean =>
  caseId === right.caseId && form.relief === right.relief && amends === undefined;

interface ReliefDraftInput {
  readonly record: CaseRow;
  readonly earlier: readonly ApplicationRow[];
  readonly relief: Relief;
  readonly seed: Partial<ApplicationForm>;
}

function newDraft(ports: Ports, { record, earlier, relief, seed }: ReliefDraftInput): Draft {
  const at = nowIso(ports);
  const newest = earlier.at(-1);
  const text = textOf(record, newest);
  const blank: Partial<ApplicationForm> = {
    bailGrounds: '',
    groundParts: [],
    prayer: '',
    custodyPeriod: '', // counted on another day
    annexure: 'yes',
    omitted: {},
  };
  const previousBail = earlier.length === 0 ? 'none' : earlier.length === 1 ? 'one' : 'multiple';
  return {
    _id: ports.newId(),
    caseId: record._id,
    form: withSeed({ ...formFromContent(text), ...blank, relief, previousBail }, seed),
    step: 1,
    ...(newest && { under: { ...contentOf(newest), ...text, bail: bailUnder(newest) } }),
    tabId: ports.tabId,
    heldAt: at,
    createdAt: at,
    updatedAt: at,
  };
}

/**
 * The facts of the case override the older application, for example after a charge-sheet or a first remand.
 */
function textOf(record: CaseRow, newest: ApplicationRow | undefined): Partial<ApplicationContent> {
  if (newest) return { ...contentOf(newest), case: applyPatch(newest.case, record.facts ?? {}) };
  const { name } = record.applicant;
  return applyPatch<Partial<ApplicationContent>>({}, { applicant: { name }, case: record.facts ?? {} });
}

/** Removes parts that belong only to the earlier application. */
function bailUnder({ bail }: ApplicationRow): ApplicationContent['bail'] {
  const { groundParts: _g, prayer: _p, ordinal: _o, conviction: _c, ...kept } = bail;
  return kept;
}
