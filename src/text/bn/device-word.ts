import { DEVICE } from '#text/device-word.ts';

/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. Both words end in a consonant, so case endings attach alike. */
export const HELD = DEVICE === 'phone' ? 'ফোন' : 'ডিভাইস';
