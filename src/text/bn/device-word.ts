import { DEVICE } from '#text/device-word.ts';

/** What the person holds, in Bengali; both words end in a consonant and take the endings of cases alike. */
export const HELD = DEVICE === 'phone' ? 'ফোন' : 'ডিভাইস';
