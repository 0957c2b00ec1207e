/** Tamil. Not yet read by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { find as English } from '#text/en/find.ts';
import type { PartlyTranslated } from '#text/translated.ts';
import { counted } from './counted.ts';
import { ON_THIS } from './device-word.ts';

export const find: PartlyTranslated<typeof English> = {
  title: 'எல்லாவற்றிலும் தேடு',
  label: 'வழக்குகள், மனுக்கள், விசாரணைகள், நாட்குறிப்பு, ஆவணங்கள், சட்டம், திரைகள் ஆகியவற்றில் தேடு',
  hint: `${ON_THIS} உள்ளதில் தேடும், சிக்னல் இருந்தாலும் இல்லாவிட்டாலும்.`,
  close: 'மூடு',
  results: 'கிடைத்தவை',
  reading: `${ON_THIS} உள்ளது இன்னும் படிக்கப்படுகிறது`,
  none: (query) => `${ON_THIS} “${query}” எதிலும் இல்லை. ஒரு பெயர், FIR எண் அல்லது பிரிவைக் கொண்டு முயலவும்.`,
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
  more: (total) => `மொத்தம் ${indianNumber(total)}: குறைக்க மேலும் எழுதவும்`,
  unnamed: 'பெயர் இன்னும் இல்லை',
  keys: {
    title: 'விசைகள்',
    close: 'மூடு',
    list: [
      ['Ctrl K', 'எல்லாவற்றிலும் தேடு'],
      ['?', 'இந்த விசைகளைக் காட்டு'],
      ['Arrow down, Arrow up', 'கிடைத்தவற்றிலோ தாவல்களிலோ நகர்க'],
      ['Enter', 'குறித்ததைத் திற'],
      ['Escape', 'பக்கத்தின் மேல் உள்ளதை மூடு'],
      ['Tab, Shift Tab', 'அடுத்த புலம் அல்லது இணைப்பு, முந்தையது'],
    ],
  },
};
