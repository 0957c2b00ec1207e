/** The form that shows a record again. */
import { contentOf } from '#contract/application.ts';
import { mayBeAmended } from '#domain/status-rules.ts';
import { formFromContent } from '#domain/form-content.ts';
import type { ApplicationRow, Draft } from '#data/store/db.ts';
import { instant, type Ports } from '#data/store/ports.ts';

/** An amendment while it is Pending, a new application afterwards; the case is the same matter. */
export function draftOfText(row: ApplicationRow, ports: Ports): Draft {
  const content = contentOf(row);
  const at = instant(ports);
  return {
    _id: ports.newId(),
    caseId: row.caseId,
    form: formFromContent(content),
    step: 1,
    under: content,
    ...(mayBeAmended(row.status) && { amends: row._id, baseVersion: row.version }),
    tabId: ports.tabId,
    heldAt: at,
    createdAt: at,
    updatedAt: at,
  };
}
