/** Telugu: what the person holds, with the endings of its cases. Not yet read by a lawyer who speaks it. */
import { DEVICE } from '#text/device-word.ts';

const phone = DEVICE === 'phone';

/** Before a verb and before what belongs to it the word stays the same. */
export const THIS = phone ? 'ఈ ఫోన్' : 'ఈ పరికరం';
export const ON_THIS = phone ? 'ఈ ఫోన్‌లో' : 'ఈ పరికరంలో';
