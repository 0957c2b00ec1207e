/** Words of fields in Telugu. Not yet read by a lawyer who speaks it. */
import type { fields as English } from '#text/en/fields.ts';
import type { Translated } from '#text/translated.ts';

export const fields: Translated<typeof English> = {
  problem: 'సరిచేయవలసినది ఉంది',
  optional: '(ఐచ్ఛికం)',
  none: 'ఎంచుకోండి',
  back: 'ఇది ముందే రాశారు, ఇంకా భద్రపరచలేదు.',
  date: { day: 'రోజు', month: 'నెల', year: 'సంవత్సరం' },
  password: {
    show: 'చూపించండి',
    hide: 'దాచండి',
    showName: 'పాస్‌వర్డ్ చూపించండి',
    hideName: 'పాస్‌వర్డ్ దాచండి',
  },
};
