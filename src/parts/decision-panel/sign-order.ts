/** Signing: the decision is queued on the device, the unfinished order goes, and for ten seconds it can be undone. */
import type { Decision } from '#contract/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { decideApplication, UNDO_MS } from '#data/records/application/decide.ts';
import { discardOrderDraft, type OrderKey, orderDraftOf } from '#data/records/application/order-drafts.ts';
import type { Device } from '#data/react/use-device.ts';
import { same } from '#kernel/merge-patch.ts';
import type { Db } from '#data/store/db.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { notify } from '#ui/notices.ts';
import { keepReplaced } from './keep-as-draft.ts';
import { decisionFromDraft } from './order-form.ts';
import { takeBack } from './take-back.ts';

type Words = Catalogue['order'];

interface Signing {
  readonly application: ApplicationView;
  readonly decision: Decision;
}

/** Null when it is signed; otherwise which sentence says why not. */
export async function signOrder(
  device: Device,
  { application, decision }: Signing,
  words: Words,
): Promise<keyof Words['refused'] | null> {
  const { _id, version } = application;
  try {
    const key = { applicationId: _id, status: decision.status };
    if (!(await keepReplaced(device.db, key, words))) return 'full';
    const signed = { ...decision, seenVersion: version };
    const done = await decideApplication(device.db, device.ports, _id, signed);
    if (!done.ok) return done.error.kind === 'storage-full' ? 'full' : done.error.kind;
    await discardSigned(device.db, { key, decision }, words);
  } catch {
    return 'failed'; // the device's own database; the order as typed is still in it or on the screen
  }
  notify({
    title: words.notice.drafted,
    description: application.applicant.name,
    type: 'success',
    stayMs: UNDO_MS,
    act: { label: words.notice.undo, onAct: () => void takeBack(device, application, words) },
  });
  return null;
}

/** The unfinished order goes if it is what was signed; what another window has written since stays. */
async function discardSigned(
  db: Db,
  { key, decision }: { readonly key: OrderKey; readonly decision: Decision },
  words: Words,
): Promise<void> {
  const draft = await orderDraftOf(db, key);
  const now = draft && decisionFromDraft(key.status, draft, words);
  if (now?.ok && same(now.value, decision)) await discardOrderDraft(db, key);
}
