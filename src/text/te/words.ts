/** Telugu, begun: the frame of the screens, the answer of the calculator, the clock. */
import type { OtherWords } from '#text/other-words.ts';

const days = (n: number) => `${n} రోజులు`;

export const words: OtherWords = {
  shell: {
    skip: 'పేజీకి వెళ్ళండి',
    menu: 'మెనూ',
    loading: 'తెరుచుకుంటోంది',
    entries: {
      dashboard: 'డ్యాష్‌బోర్డ్',
      'judge-calendar': 'న్యాయస్థాన క్యాలెండర్',
      calculator: 'బెయిల్ కాలిక్యులేటర్',
      'risk-assessment': 'ప్రమాద అంచనా',
      application: 'దరఖాస్తు తయారీ',
      'case-diary': 'కేసు డైరీ',
      'status-tracking': 'కేసుల స్థితి',
      hearings: 'విచారణలు',
      'legal-database': 'చట్ట సంగ్రహం',
      feedback: 'అభిప్రాయం',
      settings: 'సెట్టింగులు',
    },
    short: { dashboard: 'డ్యాష్‌బోర్డ్', calculator: 'కాలిక్యులేటర్', application: 'దరఖాస్తు', 'status-tracking': 'స్థితి' },
    roles: { user: 'వినియోగదారు', lawyer: 'న్యాయవాది', judge: 'న్యాయమూర్తి' },
    language: 'భాష',
    help: 'సహాయం',
    logOut: 'లాగ్ అవుట్',
    sync: { waiting: 'వేచి ఉంది', sent: 'పంపబడింది', needs: 'మీరు చూడాలి' },
  },
  clock: {
    calm: 'మీ కేసుల్లో ఏ తేదీ నడవడం లేదు.',
    groups: {
      open: (n: number) => `ఈ రోజు తెరిచి ఉన్నవి: ${n}`,
      maybe: (n: number) => `తెరిచి ఉండవచ్చు: ${n}`,
      coming: (n: number) => `రాబోయేవి: ${n}`,
      asking: (n: number) => `వివరాలు కావాలి: ${n}`,
    },
    rights: {
      'default-bail': 'డిఫాల్ట్ బెయిల్',
      'one-third': 'గరిష్ఠ శిక్షలో మూడో వంతు పూర్తి',
      'one-half': 'గరిష్ఠ శిక్షలో సగం పూర్తి',
      'full-term': 'గరిష్ఠ శిక్ష పూర్తి',
    },
  },
  explained: {
    answer: {
      entitled: {
        bailable: 'మోపిన ప్రతి నేరం బెయిల్ ఇవ్వదగినది: ఈ రోజు బెయిల్ హక్కు ఉంది.',
        'default-bail': (period: number) =>
          `ఈ వివరాల ప్రకారం {date} నుండి డిఫాల్ట్ బెయిల్ హక్కు ఉంది: ${days(period)} గడిచినా సకాలంలో చార్జిషీటు రాలేదు.`,
      },
      notYet: {
        'default-bail': (left: number) =>
          `ఇంకా లేదు: ఈలోగా చార్జిషీటు రాకపోతే {date} న, ${days(left)} తర్వాత, డిఫాల్ట్ బెయిల్ హక్కు అవుతుంది.`,
      },
      undetermined: 'ఈ వివరాల నుండి ఇంకా సమాధానం రాలేదు. కావలసినవి కింద చెప్పబడ్డాయి.',
    },
  },
};
