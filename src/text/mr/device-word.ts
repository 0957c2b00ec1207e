import { DEVICE } from '#text/device-word.ts';

/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. Case endings attach to both words unchanged. */
export const HELD = DEVICE === 'phone' ? 'फोन' : 'डिव्हाइस';
