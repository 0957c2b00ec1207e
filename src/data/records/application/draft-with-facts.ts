/**
 * Copies facts collected elsewhere into a draft of the same matter and relief, existing or new. Facts without
 * a form field are stored in the original text and filed with it.
 */
import { saveInTransaction } from '#data/store/save-transaction.ts';
import type { ApplicationContent, Relief } from '#contract/application/application.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { type ApplicationForm, BLANK_FORM } from '#domain/application/application-form.ts';
import { formFromContent } from '#domain/application/form-content.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseRow, Draft } from '#data/store/rows.ts';
import { same } from '#kernel/merge-patch.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import type { Ports } from '#data/store/ports.ts';
import { applicationSeed, withSeed } from './application-seed.ts';
import { draftForRelief } from './draft-for-relief.ts';
import { createDraft, isHeldElsewhere } from './drafts.ts';

export interface CollectedFacts {
  /** Case of the facts; null if there is none yet. */
  readonly caseId: string | null;
  readonly relief: Relief;
  /** Known values only: an empty field changes nothing. */
  readonly form: Partial<ApplicationForm>;
  readonly facts: Partial<CaseFacts>;
}

/** Null if the case is not on this device. A draft that another tab is writing stays unchanged. */
export async function draftWithFacts(db: Db, ports: Ports, gathered: CollectedFacts): Promise<Draft | null> {
  const { caseId, relief, form, facts } = gathered;
  const draft = caseId
    ? await draftForRelief(db, ports, { caseId, relief })
    : await createDraft(db, ports, withSeed({ ...form, relief }, await applicationSeed(db)));
  if (!draft || isHeldElsewhere(draft, ports)) return draft;
  // Facts without a form field are kept in the original text, which may be incomplete; the wizard asks the
  // rest.
  const under = applyPatch<Partial<ApplicationContent>>(draft.under ?? {}, { case: facts });
  const next = applyPatch<Draft>(draft, { form: { ...draft.form, ...shownOf(facts), ...form } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked as a whole when the draft is filed
  const carried: Draft = { ...next, under: under as ApplicationContent };
  await saveInTransaction(db, [db.drafts], () => db.drafts.put(carried));
  return carried;
}

/** Facts of a case for the fields that are still empty, so that nothing known is asked again. */
export function knownFacts(form: ApplicationForm, facts: CaseRow['facts']): Partial<ApplicationForm> {
  const typed: Readonly<Record<string, unknown>> = { ...form };
  const blank: Readonly<Record<string, unknown>> = { ...BLANK_FORM };
  return Object.fromEntries(
    Object.entries(shownOf(applyPatch<Partial<CaseFacts>>({}, facts ?? {}))).filter(([field]) =>
      same(typed[field], blank[field]),
    ),
  );
}

/** Form fields with a value in these facts; blank fields are omitted. */
function shownOf(facts: Partial<CaseFacts>): Partial<ApplicationForm> {
  const blank: Readonly<Record<string, unknown>> = { ...BLANK_FORM };
  const recordedForm = formFromContent({ case: facts });
  return Object.fromEntries(
    Object.entries(recordedForm).filter(([field, value]) => !same(value, blank[field])),
  );
}
