/** Tamil. Not yet read by a lawyer who speaks it. */
import { cite } from '#law/authority.ts';
import type { records as English } from '#text/en/records.ts';
import type { Translated } from '#text/translated.ts';
import { ON_THIS } from './held-device.ts';

export const records: Translated<typeof English> = {
  words: {
    saved: `${ON_THIS} சேமிக்கப்பட்டது`,
    waiting: 'காத்திருக்கிறது',
    sent: 'அனுப்பப்பட்டது',
    needs: 'நீங்கள் பார்க்க வேண்டும்',
  },
  line: {
    waitingToFile: 'காத்திருக்கிறது; அனுப்பப்படும் வரை தாக்கல் ஆகாது',
    atCourt: `நீதிமன்றத்திடம் உள்ளது; அதன் பதிலைச் சேமிக்க ${ON_THIS} இடம் இல்லை`,
    refused: 'நீங்கள் பார்க்க வேண்டும்: நீதிமன்ற சர்வர் மறுத்தது',
    conflict: 'நீங்கள் பார்க்க வேண்டும்: இரண்டு இடங்களில் மாற்றப்பட்டது',
    held: 'நீங்கள் பார்க்க வேண்டும்: வேறொரு மாற்றத்துக்காகக் காத்திருக்கிறது',
  },
  matter: {
    fir: (number) => (/^fir\b/i.test(number) ? number : `FIR ${number}`),
    titled: (name, what) => (what ? `${name}: ${what}` : name),
    unnamed: 'பெயர் இன்னும் இல்லை',
  },
  cite: (authority) => {
    const { source, at } = authority;
    return at.startsWith('s.') ? `பிரிவு\u00a0${at.slice(2)}\u00a0${source}` : cite(authority);
  },
};
