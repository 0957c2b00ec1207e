/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { fields as English } from '#text/en/fields.ts';
import type { Translated } from '#text/translated.ts';
import { THIS } from './device-word.ts';

export const fields: Translated<typeof English> = {
  problem: 'సరిచేయవలసినది ఉంది',
  optional: '(ఐచ్ఛికం)',
  none: 'ఎంచుకోండి',
  unkept: {
    full: `${THIS} స్టోరేజ్ నిండింది: మీరు రాసినది ఈ పేజీలో మాత్రమే ఉంది. దీన్ని తెరిచే ఉంచి, కొంత చోటు ఖాళీ చేయండి; అప్పుడు అదే భద్రపడుతుంది.`,
    failed: 'భద్రపడలేదు: మీరు రాసినది ఈ పేజీలో మాత్రమే ఉంది. దీన్ని తెరిచే ఉంచండి; భద్రపరచడానికి మళ్ళీ ప్రయత్నం జరుగుతుంది.',
  },
  back: 'ఇది ముందే రాశారు, ఇంకా భద్రపరచలేదు.',
  date: {
    form: 'రోజు-నెల-సంవత్సరం',
    calendar: 'క్యాలెండర్',
    read: (day) => `${day} గా చదవబడింది.`,
    ask: (day) => `ఇది ${day} ఆ?`,
    take: (day) => `${day} తీసుకోండి`,
    other: (day) => `బదులుగా ${day} తీసుకోండి`,
    unread: 'ఇంకా తేదీగా చదవలేకపోయాం. రోజు, నెల, సంవత్సరం రాయండి, ఉదాహరణకు 12-03-2026.',
  },
  legacy: {
    found: 'ఈ పాఠం కృతి దేవ్ వంటి ఫాంట్‌లో రాశారు. ఆ ఫాంట్ లేకుండా దీన్ని ఎవరూ చదవలేరు.',
    mixed: 'ఇందులోని ఇంగ్లీషు పదాలు అలాగే ఉంటాయి. ఫలితాన్ని సరిచూడండి.',
    reads: 'యూనికోడ్‌లో ఇది ఇలా ఉంటుంది:',
    take: 'ఈ పాఠాన్ని తీసుకోండి',
    taken: 'పాఠం యూనికోడ్‌లోకి మార్చబడింది.',
    undo: 'వెనక్కి తీసుకోండి',
    paper: (n) =>
      `ఈ పత్రంలో ${indianNumber(n)} వరుస కృతి దేవ్ వంటి ఫాంట్‌లో ఉంది; ఎవరూ చదవలేరు. ముందు పాఠాన్ని సరిచేయండి. మొదటి వరుస:`,
  },
  password: {
    show: 'చూపించండి',
    hide: 'దాచండి',
    showName: 'పాస్‌వర్డ్ చూపించండి',
    hideName: 'పాస్‌వర్డ్ దాచండి',
  },
};
