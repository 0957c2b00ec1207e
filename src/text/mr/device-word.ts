import { DEVICE } from '#text/device-word.ts';

/** Word for the device in Marathi; both words take case endings without a change. */
export const HELD = DEVICE === 'phone' ? 'फोन' : 'डिव्हाइस';
