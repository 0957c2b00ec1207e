/** The search over everything in Telugu. Not yet read by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { find as English } from '#text/en/find.ts';
import type { PartlyTranslated } from '#text/translated.ts';
import { counted } from './counted.ts';
import { ON_THIS } from './device-word.ts';

export const find: PartlyTranslated<typeof English> = {
  title: 'అన్నింటిలో వెతకండి',
  label: 'కేసులు, దరఖాస్తులు, విచారణలు, డైరీ, పత్రాలు, చట్టం, స్క్రీన్లలో వెతకండి',
  hint: `${ON_THIS} ఉన్నదానిలో వెతుకుతుంది, సిగ్నల్ ఉన్నా లేకపోయినా.`,
  close: 'మూసివేయండి',
  results: 'దొరికినవి',
  reading: `${ON_THIS} ఉన్నదాన్ని ఇంకా చదువుతోంది`,
  none: (query) => `${ON_THIS} “${query}” ఎక్కడా లేదు. పేరు, FIR నంబర్ లేదా సెక్షన్‌తో ప్రయత్నించండి.`,
  count: (n) => counted(n, 'ఫలితం', 'ఫలితాలు'),
  kinds: {
    screen: 'స్క్రీన్లు',
    case: 'కేసులు',
    application: 'దరఖాస్తులు',
    draft: 'చిత్తుప్రతులు',
    hearing: 'విచారణలు',
    diary: 'కేసు డైరీ',
    document: 'పత్రాలు',
    law: 'చట్టాల సంగ్రహం',
  },
  more: (total) => `మొత్తం ${indianNumber(total)}: తగ్గించడానికి మరికొంత రాయండి`,
  unnamed: 'ఇంకా పేరు లేదు',
  keys: {
    title: 'కీలు',
    close: 'మూసివేయండి',
    list: [
      ['Ctrl K', 'అన్నింటిలో వెతకండి'],
      ['?', 'ఈ కీలు చూపించండి'],
      ['Arrow down, Arrow up', 'దొరికిన వాటిలో లేదా ట్యాబ్‌లలో కదలండి'],
      ['Enter', 'గుర్తించినది తెరవండి'],
      ['Escape', 'పేజీ మీద ఉన్నది మూసివేయండి'],
      ['Tab, Shift Tab', 'తర్వాతి గడి లేదా లింకు, ముందరిది'],
    ],
  },
};
