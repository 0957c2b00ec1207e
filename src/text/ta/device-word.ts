/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. The device word with its case endings. */
import { DEVICE } from '#text/device-word.ts';

const phone = DEVICE === 'phone';

export const ON_THIS = phone ? 'இந்தக் கைபேசியில்' : 'இந்தச் சாதனத்தில்';
export const OF_THIS = phone ? 'இந்தக் கைபேசியின்' : 'இந்தச் சாதனத்தின்';
export const FROM_THIS = phone ? 'இந்தக் கைபேசியிலிருந்து' : 'இந்தச் சாதனத்திலிருந்து';
