/** Converts stored texts to drafts, and drafts of older versions to the current form. */
import { contentOf } from '#contract/application/application.ts';
import { canBeAmended } from '#domain/case/status-rules.ts';
import { BLANK_FORM } from '#domain/application/application-form.ts';
import { formFromContent } from '#domain/application/form-content.ts';
import type { ApplicationRow, Draft } from '#data/store/rows.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';

/** An amendment while it is Pending, otherwise a new application. The case stays the same. */
export function draftOfText(row: ApplicationRow, ports: Ports): Draft {
  const content = contentOf(row);
  const at = nowIso(ports);
  const amends = canBeAmended(row);
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
 * Fills a stored draft to the current form; use it before editing or filing. Fields that an older app lacked
 * come from the original text, and fields of a newer app stay.
 */
export function completeDraft(stored: Draft): Draft {
  const earlier = stored.under && formFromContent(stored.under);
  const filledFields = Object.entries(stored.form).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return { ...stored, form: { ...BLANK_FORM, ...earlier, ...Object.fromEntries(filledFields) } };
}
