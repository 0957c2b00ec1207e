import { DEVICE } from '#text/device-word.ts';

/** Both words are masculine and do not change before a postposition. */
export const HELD = DEVICE === 'phone' ? 'फ़ोन' : 'डिवाइस';
