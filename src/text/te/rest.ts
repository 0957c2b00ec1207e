/** Telugu, begun: the answer of the calculator, the clock. Not yet read by a lawyer who speaks it. */
import type { OtherWords } from '#text/other-words.ts';
import { clock } from './clock.ts';
import { find } from './find.ts';
import { notifications } from './notifications.ts';

const days = (n: number) => `${n} రోజులు`;

export const rest: OtherWords = {
  clock,
  find,
  notifications,
  explained: {
    answer: {
      entitled: {
        bailable: 'మోపిన ప్రతి నేరం బెయిల్ ఇవ్వదగినది: ఈ రోజు బెయిల్ హక్కు ఉంది.',
        'one-third': (whole: string) =>
          `ఈ వివరాల ప్రకారం {date} నుండి బాండుపై విడుదల హక్కు ఉంది: ${whole} కాలంలో మూడో వంతు పూర్తయింది, ఇంతకు ముందు శిక్ష పడలేదు.`,
        'one-half': (whole: string) =>
          `ఈ వివరాల ప్రకారం {date} నుండి బెయిల్‌పై విడుదల హక్కు ఉంది: ${whole} కాలంలో సగం పూర్తయింది.`,
        'default-bail': (period: number) =>
          `ఈ వివరాల ప్రకారం {date} నుండి డిఫాల్ట్ బెయిల్ హక్కు ఉంది: ${days(period)} గడిచినా సకాలంలో చార్జిషీటు రాలేదు.`,
      },
      mayBeOpen: {
        'default-bail': 'డిఫాల్ట్ బెయిల్ {date} నుండి తెరిచి ఉండవచ్చు:',
        'one-third': 'మూడో వంతు కాలం తర్వాత విడుదల {date} నుండి తెరిచి ఉండవచ్చు:',
        'one-half': 'సగం కాలం తర్వాత విడుదల {date} నుండి తెరిచి ఉండవచ్చు:',
      },
      notInCustody:
        'ఈ వ్యక్తి కస్టడీలో లేరు, కాబట్టి కాలాన్ని బట్టి విడుదల హక్కు ఈ రోజు నడవడం లేదు. అరెస్టుకు ముందు ముందస్తు బెయిల్ అడగవచ్చు.',
      notYet: {
        part: (part: 'one-third' | 'one-half', whole: string, left: number) =>
          `ఇంకా లేదు: ఈ వివరాల ప్రకారం {date} న, ${days(left)} తర్వాత, ${whole} కాలంలో ${part === 'one-third' ? 'మూడో వంతు' : 'సగం'} పూర్తయినప్పుడు విడుదల హక్కు అవుతుంది.`,
        'default-bail': (left: number) =>
          `ఇంకా లేదు: ఈలోగా చార్జిషీటు రాకపోతే {date} న, ${days(left)} తర్వాత, డిఫాల్ట్ బెయిల్ హక్కు అవుతుంది.`,
      },
      undetermined: 'ఈ వివరాల నుండి ఇంకా సమాధానం రాలేదు. కావలసినవి కింద చెప్పబడ్డాయి.',
    },
  },
};
