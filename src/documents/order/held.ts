/** Whether there is custody to release from. */
import { releasedOn } from '#documents/common-sections/custody.ts';
import type { PaperMatter } from '#documents/matter.ts';

export function isHeld(matter: PaperMatter): boolean {
  const { case: facts, found, relief, bail } = matter;
  const isOut = found?.matter.inCustody === false || releasedOn(matter) !== null;
  if (relief === 'anticipatory' || facts.custodyStatus === 'not-arrested' || isOut) return false;
  if (relief === 'suspension') return bail.conviction?.onBail !== true;
  return facts.custodyStatus !== undefined || facts.arrestDate !== undefined;
}
