import { DEVICE } from '#text/device-word.ts';

/** What the person holds, in Marathi; both words take the endings of cases as they are. */
export const HELD = DEVICE === 'phone' ? 'फोन' : 'डिव्हाइस';
