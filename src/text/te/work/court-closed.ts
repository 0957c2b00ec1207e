/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { courtClosed as English } from '#text/en/work/court-closed.ts';
import type { Translated } from '#text/translated.ts';

export const courtClosed: Translated<typeof English> = {
  closed: (reason) => `కోర్టుకు సెలవు: ${reason}`,
  usually: (reason) => `కోర్టుకు సాధారణంగా సెలవు: ${reason}`,
  sunday: 'ఆదివారం',
  saturdays: ['మొదటి శనివారం', 'రెండవ శనివారం', 'మూడవ శనివారం', 'నాలుగవ శనివారం', 'ఐదవ శనివారం'],
  national: {
    'republic-day': 'గణతంత్ర దినోత్సవం',
    'independence-day': 'స్వాతంత్ర్య దినోత్సవం',
    'gandhi-jayanti': 'గాంధీ జయంతి',
    christmas: 'క్రిస్మస్',
  },
  movable: {
    holi: 'హోలీ',
    'id-ul-fitr': 'రంజాన్',
    'ram-navami': 'శ్రీరామ నవమి',
    'mahavir-jayanti': 'మహావీర్ జయంతి',
    'good-friday': 'గుడ్ ఫ్రైడే',
    'buddha-purnima': 'బుద్ధ పూర్ణిమ',
    'id-ul-zuha': 'బక్రీద్',
    muharram: 'మొహర్రం',
    'milad-un-nabi': 'మిలాద్ ఉన్ నబీ',
    janmashtami: 'కృష్ణాష్టమి',
    dussehra: 'దసరా',
    diwali: 'దీపావళి',
    'guru-nanak': 'గురు నానక్ జయంతి',
  },
  holiday: (english, _hindi) => english,
  source: (source) => `ఆధారం: ${source}`,
  check: 'తేదీని కోర్టులో సరిచూసుకోండి',
  periodEnds: {
    'act-in-court':
      'చివరి రోజు కోర్టుకు సెలవైతే, ఆ పనిని కోర్టు తెరిచే తదుపరి రోజు చేయవచ్చు (సాధారణ ఖండాల చట్టం, 1897, సెక్షన్ 10). పై తేదీ మారదు.',
    appeal: 'చివరి రోజు కోర్టుకు సెలవైతే, కోర్టు తిరిగి తెరిచే రోజు అప్పీలు దాఖలు చేయవచ్చు (పరిమితి చట్టం, 1963, సెక్షన్ 4). పై తేదీ మారదు.',
  },
};
