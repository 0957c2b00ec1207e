/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { find as English } from '#text/en/work/find.ts';
import type { PartlyTranslated } from '#text/translated.ts';
import { counted } from '#text/ta/counted.ts';
import { ON_THIS } from '#text/ta/device-word.ts';

export const find: PartlyTranslated<typeof English> = {
  title: 'எல்லாவற்றிலும் தேடு',
  label: 'வழக்குகள், மனுக்கள், விசாரணைகள், நாட்குறிப்பு, ஆவணங்கள், சட்டம், திரைகள் ஆகியவற்றில் தேடு',
  hint: `${ON_THIS} தேடும், இணையம் இருந்தாலும் இல்லாவிட்டாலும்.`,
  close: 'மூடு',
  results: 'கிடைத்தவை',
  reading: 'ஏற்றப்படுகிறது',
  none: (query) =>
    `${ON_THIS} “${query}” பற்றி எதுவும் கிடைக்கவில்லை. ஒரு பெயர், FIR எண் அல்லது பிரிவைக் கொண்டு முயலவும்.`,
  count: (n) => counted(n, 'முடிவு', 'முடிவுகள்'),
  kinds: {
    screen: 'திரைகள்',
    case: 'வழக்குகள்',
    application: 'மனுக்கள்',
    draft: 'வரைவுகள்',
    hearing: 'விசாரணைகள்',
    diary: 'வழக்கு நாட்குறிப்பு',
    document: 'ஆவணங்கள்',
    law: 'சட்டத் தொகுப்பு',
  },
  more: (total) => `மொத்தம் ${indianNumber(total)}: தேடலைக் குறைக்க மேலும் எழுதவும்`,
  unnamed: 'பெயர் இன்னும் இல்லை',
  keys: {
    title: 'விசைப்பலகைக் குறுக்குவழிகள்',
    close: 'மூடு',
    list: [
      ['Ctrl K', 'எல்லாவற்றிலும் தேடு'],
      ['?', 'இந்தக் குறுக்குவழிகளைக் காட்டு'],
      ['Arrow down, Arrow up', 'கிடைத்தவற்றிலோ தாவல்களிலோ நகர்க'],
      ['Enter', 'தேர்ந்தெடுத்ததைத் திற'],
      ['Escape', 'உரையாடல் பெட்டியை மூடு'],
      ['Tab, Shift Tab', 'அடுத்த அல்லது முந்தைய புலம் அல்லது இணைப்பு'],
    ],
  },
};
