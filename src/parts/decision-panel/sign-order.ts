/** Signing: the decision is queued on the device, the unfinished order goes, and for ten seconds it can be undone. */
import type { Decision } from '#contract/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { decideApplication, UNDO_MS } from '#data/records/application/decide.ts';
import { discardOrderDraft } from '#data/records/application/order-drafts.ts';
import type { Device } from '#data/react/use-device.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { notify } from '#ui/notices.ts';
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
    const signed = { ...decision, seenVersion: version };
    const done = await decideApplication(device.db, device.ports, _id, signed);
    if (!done.ok) return done.error.kind === 'storage-full' ? 'full' : done.error.kind;
    await discardOrderDraft(device.db, { applicationId: _id, status: decision.status });
  } catch {
    return 'failed'; // the device's own database; the order as typed is still in it or on the screen
  }
  notify({
    title: words.notice.drafted,
    description: application.applicant.name,
    type: 'success',
    stayMs: UNDO_MS,
    act: { label: words.notice.undo, onAct: () => void takeBack(device, _id, words) },
  });
  return null;
}
