/** Words of fields in Telugu. Not yet read by a lawyer who speaks it. */
import type { fields as English } from '#text/en/fields.ts';
import type { Translated } from '#text/translated.ts';
import { ON_THIS } from './device-word.ts';

export const fields: Translated<typeof English> = {
  problem: 'సరిచేయవలసినది ఉంది',
  optional: '(ఐచ్ఛికం)',
  none: 'ఎంచుకోండి',
  unkept: {
    full: `${ON_THIS} చోటు లేదు: మీరు రాసేది తెరిచి ఉన్న ఈ పేజీలో మాత్రమే ఉంది. దీన్ని తెరిచే ఉంచండి; అవసరం లేని ఫోటోలు లేదా యాప్‌లు తొలగించండి; అప్పుడు అదే భద్రపడుతుంది.`,
    failed: `ఇది ${ON_THIS} భద్రపడలేదు: మీరు రాసేది తెరిచి ఉన్న ఈ పేజీలో మాత్రమే ఉంది. దీన్ని తెరిచే ఉంచండి; మళ్ళీ ప్రయత్నం జరుగుతుంది.`,
  },
  back: 'ఇది ముందే రాశారు, ఇంకా భద్రపరచలేదు.',
  date: { day: 'రోజు', month: 'నెల', year: 'సంవత్సరం' },
  password: {
    show: 'చూపించండి',
    hide: 'దాచండి',
    showName: 'పాస్‌వర్డ్ చూపించండి',
    hideName: 'పాస్‌వర్డ్ దాచండి',
  },
};
