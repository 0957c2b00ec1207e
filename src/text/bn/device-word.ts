import { DEVICE } from '#text/device-word.ts';

/** Word for the device in Bengali; both words end in a consonant and take the same case endings. */
export const HELD = DEVICE === 'phone' ? 'ফোন' : 'ডিভাইস';
