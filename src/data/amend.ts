/** Editing what was filed: an amendment while it is Pending, a new application from its text afterwards. */
import { contentOf } from '#contract/application.ts';
import { formFromContent } from '#contract/application-form.ts';
import { invariant } from '#kernel/assert.ts';
import type { ApplicationRow, Db, Draft } from './db.ts';
import { instant, type Ports } from './ports.ts';

/** One draft amends an application; asked twice, the same one opens again. */
export function draftFromApplication(db: Db, ports: Ports, applicationId: string): Promise<Draft> {
  return db.transaction('rw', db.drafts, db.applications, async () => {
    const open = await db.drafts.where('amends').equals(applicationId).first();
    if (open) return open;
    const row = await db.applications.get(applicationId);
    invariant(row, `editing application ${applicationId}, which is not on this device`);
    const draft = draftOfText(row, ports);
    await db.drafts.add(draft);
    return draft;
  });
}

/** The case stays the same: it is the same matter. */
export function draftOfText(row: ApplicationRow, ports: Ports): Draft {
  const content = contentOf(row);
  const at = instant(ports);
  return {
    _id: ports.newId(),
    caseId: row.caseId,
    form: formFromContent(content),
    step: 1,
    under: content,
    ...(row.status === 'Pending' && { amends: row._id, baseVersion: row.version }),
    tabId: ports.tabId,
    heldAt: at,
    createdAt: at,
    updatedAt: at,
  };
}
