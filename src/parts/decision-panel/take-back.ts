/** Takes a drafted order back; what was written becomes the unfinished order again. */
import { applicationOf } from '#data/records/application/applications.ts';
import { undoDecision } from '#data/records/application/decide.ts';
import { saveOrderDraft } from '#data/records/application/order-drafts.ts';
import type { Device } from '#data/react/use-device.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { notify } from '#ui/notices.ts';
import { draftFromDecision } from './order-form.ts';

type Words = Catalogue['order'];

export async function takeBack({ db }: Device, id: string, words: Words): Promise<void> {
  const drafted = (await applicationOf(db, id))?.pendingDecision?.decision;
  const undone = drafted !== undefined && (await undoDecision(db, id));
  if (undone) {
    const key = { applicationId: id, status: drafted.status };
    await saveOrderDraft(db, key, draftFromDecision(drafted, words));
    notify({ title: words.notice.undone, type: 'success' });
  } else {
    notify({ title: words.notice.tooLate, type: 'warning' });
  }
}
