/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { find as English } from '#text/en/work/find.ts';
import type { PartlyTranslated } from '#text/translated.ts';
import { counted } from '#text/te/counted.ts';
import { ON_THIS } from '#text/te/device-word.ts';

export const find: PartlyTranslated<typeof English> = {
  title: 'అన్నింటిలో వెతకండి',
  label: 'కేసులు, దరఖాస్తులు, విచారణలు, డైరీ, పత్రాలు, చట్టం, స్క్రీన్లలో వెతకండి',
  hint: `${ON_THIS} వెతుకుతుంది, నెట్‌వర్క్ ఉన్నా లేకపోయినా.`,
  close: 'మూసివేయండి',
  results: 'దొరికినవి',
  reading: 'లోడ్ అవుతోంది',
  none: (query) => `${ON_THIS} “${query}” కోసం ఏదీ దొరకలేదు. పేరు, FIR నంబర్ లేదా సెక్షన్‌తో ప్రయత్నించండి.`,
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
  more: (total) => `మొత్తం ${indianNumber(total)}: వెతుకులాటను తగ్గించడానికి మరికొంత రాయండి`,
  unnamed: 'ఇంకా పేరు లేదు',
  keys: {
    title: 'కీబోర్డ్ షార్ట్‌కట్లు',
    close: 'మూసివేయండి',
    list: [
      ['Ctrl K', 'అన్నింటిలో వెతకండి'],
      ['?', 'ఈ షార్ట్‌కట్లు చూపించండి'],
      ['Arrow down, Arrow up', 'దొరికిన వాటిలో లేదా ట్యాబ్‌లలో కదలండి'],
      ['Enter', 'ఎంచుకున్నది తెరవండి'],
      ['Escape', 'డైలాగ్ మూసివేయండి'],
      ['Tab, Shift Tab', 'తర్వాతి లేదా ముందరి గడి లేదా లింకు'],
    ],
  },
};
