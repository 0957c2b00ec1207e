/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { received as English } from '#text/en/work/received.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { Translated } from '#text/translated.ts';
import { ON_THIS } from '#text/te/device-word.ts';

export const received: Translated<typeof English> = {
  title: 'అందినవి',
  lead: 'ఇతర యాప్‌ల నుండి పంపినవి. మీరు ఎంచుకునే వరకు వీటికి ఏమీ కాదు.',
  none: 'ఏదీ అందలేదు. వేరే యాప్ నుండి సందేశం, పీడీఎఫ్ లేదా ఫోటోను జమానత్‌కు పంపండి.',
  loading: 'అందినవి తెరుచుకుంటున్నాయి',
  open: (n) => `అందినవి: ${indianNumber(n)}`,
  kinds: { text: 'పాఠం', file: 'ఫైల్' },
  read: 'కోర్టు సందేశంగా చదవండి',
  into: 'ఈ కేసులో:',
  otherCase: 'వేరే కేసును ఎంచుకోండి',
  file: 'ఈ కేసుకు చేర్చండి',
  filing: 'చేరుస్తోంది...',
  filed: 'కేసు పత్రాలకు చేర్చబడింది.',
  save: 'ప్రతిని భద్రపరచండి',
  discard: 'తొలగించండి',
  discarded: 'అందిన ఇది',
  bytesGone: `ఈ ఫైల్ విషయం ఇప్పుడు ${ON_THIS} లేదు. వేరే యాప్ నుండి మళ్లీ పంపండి.`,
  full: `${ON_THIS} స్థలం లేదు. అందినవి భద్రంగా ఉన్నాయి: కొంత స్థలం ఖాళీ చేసి ఈ పేజీని మళ్లీ తెరవండి.`,
  failures: {
    'too-large': 'ఉంచలేదు: ఫైల్ 25 ఎంబీ కంటే పెద్దది. అది వేరే యాప్‌లో ఇంకా ఉంది.',
    'too-many': 'ఉంచలేదు: అందినవి చాలా మిగిలి ఉన్నాయి. కొన్నింటిని చేర్చండి లేదా తొలగించండి, ఆపై మళ్లీ పంపండి.',
    'storage-full': `ఉంచలేదు: ${ON_THIS} స్థలం లేదు. కొంత స్థలం ఖాళీ చేసి మళ్లీ పంపండి.`,
    empty: 'ఉంచదగినది ఏదీ వేరే యాప్ పంపలేదు. పాఠాన్ని లేదా ఫైల్‌నే పంపి చూడండి.',
    failed: 'ఉంచలేదు: పంపినది చదవడం కుదరలేదు. అది వేరే యాప్‌లో ఇంకా ఉంది.',
  },
};
