/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. The device word with its case endings. */
import { DEVICE } from '#text/device-word.ts';

const phone = DEVICE === 'phone';

/** The nominative also serves before a verb and as a possessive. */
export const THIS = phone ? 'ఈ ఫోన్' : 'ఈ పరికరం';
export const ON_THIS = phone ? 'ఈ ఫోన్‌లో' : 'ఈ పరికరంలో';
