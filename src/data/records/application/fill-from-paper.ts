/** Fills a draft with the confirmed readings of a paper, and keeps the paper itself with the draft. */
import type { DocumentKind } from '#contract/case/document.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import type { PaperClaim } from '#domain/application/paper-claims.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { addDocument } from '#data/records/document/add-document.ts';
import { discardReceived } from '#data/records/received/received.ts';
import type { Db } from '#data/store/db.ts';
import type { Ports } from '#data/store/ports.ts';
import type { ReceivedRow } from '#data/store/rows.ts';
import { beginDraft, type DraftRefusal, draftOf, saveDraft } from './drafts.ts';

export interface OriginalPaper {
  readonly row: ReceivedRow;
  readonly kind: DocumentKind;
  /** Its file; for a pasted text the document that was made of it. Null if there is none. */
  readonly file: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> } | null;
}

export interface PaperFilling {
  readonly draftId: string;
  /** First values of a draft that does not exist yet. */
  readonly seed: Partial<ApplicationForm>;
  readonly values: Partial<ApplicationForm>;
  /** Values of the paper, also those that differ from the draft. */
  readonly claims?: readonly PaperClaim[];
  readonly originals: readonly OriginalPaper[];
}

/** The names of papers that could not be added. They stay among the received items. */
export async function fillFromPaper(
  db: Db,
  ports: Ports,
  { draftId, seed, values, claims = [], originals }: PaperFilling,
): Promise<Result<readonly string[], DraftRefusal>> {
  if (!(await draftOf(db, draftId))) await beginDraft(db, ports, { id: draftId, form: seed });
  const saved = await saveDraft(db, ports, draftId, { form: values, claims });
  if (!saved.ok) return err(saved.error);
  const left: string[] = [];
  for (const { row, kind, file } of originals) {
    const of = { kind: 'draft', id: draftId } as const;
    const added = file && (await addDocument(db, ports, { of, kind, ...file }));
    if (added?.ok) await discardReceived(db, ports, row);
    else left.push(row.name);
  }
  return ok(left);
}
