/** Drafts and the texts they come from: the form that shows a record again, and one that an older app had stored. */
import { contentOf } from '#contract/application.ts';
import { canBeAmended } from '#domain/status-rules.ts';
import { BLANK_FORM } from '#domain/application-form.ts';
import { formFromContent } from '#domain/form-content.ts';
import type { ApplicationRow, Draft } from '#data/store/rows.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';

/** An amendment while it is Pending, a new application afterwards; the case is the same matter. */
export function draftOfText(row: ApplicationRow, ports: Ports): Draft {
  const content = contentOf(row);
  const at = nowIso(ports);
  const amends = canBeAmended(row.status);
  return {
    _id: ports.newId(),
    caseId: row.caseId,
    form: { ...formFromContent(content), ...(!amends && { annexure: 'yes' }) },
    step: 1,
    under: content,
    ...(amends && { amends: row._id, baseVersion: row.version }),
    tabId: ports.tabId,
    heldAt: at,
    createdAt: at,
    updatedAt: at,
  };
}

/**
 * A stored draft as today's form: the one way in which a draft is read to be written on or filed. What an older app had
 * no field for stands in the text from which the draft started, or was never said; what a newer app had stays.
 */
export function completeDraft(stored: Draft): Draft {
  const earlier = stored.under && formFromContent(stored.under);
  const typed = Object.entries(stored.form).filter(([, value]) => value !== undefined && value !== null);
  return { ...stored, form: { ...BLANK_FORM, ...earlier, ...Object.fromEntries(typed) } };
}
