import { DEVICE } from '#text/device-word.ts';

/** What the person holds, in Hindi; both words are masculine and stay as they are before a postposition. */
export const HELD = DEVICE === 'phone' ? 'फ़ोन' : 'डिवाइस';
