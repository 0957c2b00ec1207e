/**
 * The hearing to which another one was put off is known by both: where a restored server has lost it, it is the same one
 * whichever of its judge's devices says it again, and never listed twice.
 */
import { createHash } from 'node:crypto';

export function nextHearingId(hearingId: string, nextDate: string): string {
  const hash = createHash('sha256').update(`next hearing of ${hearingId} on ${nextDate}`).digest('hex');
  // version 8 of RFC 9562: an id of one's own making
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
