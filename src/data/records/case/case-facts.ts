/**
 * Updates the facts of a matter on its case: a later charge-sheet, a first remand, confirmed delay. Filed
 * applications keep their facts.
 */
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { err, type Result } from '#kernel/result.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseRow } from '#data/store/rows.ts';
import type { Ports } from '#data/store/ports.ts';
import { type CaseRefusal, saveCase } from './save-case.ts';

/** A merge patch: `null` makes a fact unknown again. */
export type FactsPatch = Readonly<Partial<Record<keyof CaseFacts, unknown>>>;

/** Errors are keyed by the name of the fact. */
// oxlint-disable-next-line max-params -- every act begins with db and ports
export async function saveCaseFacts(
  db: Db,
  ports: Ports,
  caseId: string,
  facts: FactsPatch,
): Promise<Result<CaseRow, CaseRefusal>> {
  const saved = await saveCase(db, ports, caseId, { facts });
  if (saved.ok || saved.error.kind !== 'invalid') return saved;
  const factErrors = Object.entries(saved.error.fields).map(([path, msg]) => [
    path.replace(/^facts\./, ''),
    msg,
  ]);
  return err({ kind: 'invalid', fields: Object.fromEntries(factErrors) });
}
