/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import { type Authority, cite } from '#law/authority.ts';
import type { records as English } from '#text/en/work/records.ts';
import type { PartlyTranslated } from '#text/translated.ts';
import { ON_THIS } from '#text/ta/device-word.ts';

const NBSP = '\u00a0';

/** Parts of a section, written after its number. */
const PARTS: Readonly<Record<string, string>> = {
  proviso: 'வரம்புரை',
  'first proviso': 'முதல் வரம்புரை',
  'second proviso': 'இரண்டாம் வரம்புரை',
  'third proviso': 'மூன்றாம் வரம்புரை',
  'fourth proviso': 'நான்காம் வரம்புரை',
  Explanation: 'விளக்கம்',
};

function cited(authority: Authority): string {
  const { source, at } = authority;
  if (!at.startsWith('s.')) return cite(authority);
  const [number = '', part] = at.slice(2).split(', ');
  const section = `${source} பிரிவு${NBSP}${number}`;
  return part === undefined ? section : `${section}, ${PARTS[part] ?? part}`;
}

export const records: PartlyTranslated<typeof English> = {
  words: {
    saved: `${ON_THIS} சேமிக்கப்பட்டது`,
    waiting: 'காத்திருக்கிறது',
    sent: 'அனுப்பப்பட்டது',
    needs: 'நீங்கள் பார்க்க வேண்டும்',
  },
  line: {
    waitingToFile: 'காத்திருக்கிறது; அனுப்பப்படும் வரை தாக்கல் ஆகாது',
    atCourt: 'தாக்கலானது; சேமிப்பிடம் நிரம்பியதால் நீதிமன்றத்தின் பதில் சேமிக்கப்படவில்லை',
    refused: 'நீங்கள் பார்க்க வேண்டும்: நீதிமன்ற சர்வர் மறுத்தது',
    conflict: 'நீங்கள் பார்க்க வேண்டும்: இரண்டு இடங்களில் மாற்றப்பட்டது',
    held: 'நீங்கள் பார்க்க வேண்டும்: வேறொரு மாற்றத்தின் பின் நிறுத்தப்பட்டுள்ளது',
  },
  matter: {
    fir: (number) => (/^fir\b/i.test(number) ? number : `FIR ${number}`),
    titled: (name, what) => (what ? `${name}: ${what}` : name),
    unnamed: 'பெயர் இன்னும் இல்லை',
  },
  cite: cited,
};
