/** Telugu, begun: the frame of the screens, the answer of the calculator, the clock. Not yet read by a lawyer who speaks it. */
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
    answer: {
      open: (n: number) => `ఈ రోజు తెరిచి ఉన్న హక్కులు: ${n}.`,
      maybe: 'తెరిచి ఉండవచ్చు:',
      since: 'ఈ తేదీ నుండి:',
      lost: 'చార్జిషీటు ముందుగా వస్తే ఈ హక్కు పోతుంది.',
      next: 'ఈ రోజు ఏ హక్కూ తెరిచి లేదు. తర్వాత:',
      inDays: (n: number) => (n === 0 ? 'ఈ రోజు' : `${days(n)} తర్వాత`),
    },
    units: {
      open: () => 'రోజులుగా తెరిచి ఉంది',
      left: () => 'రోజులు మిగిలాయి',
      stands: 'హక్కు',
      toGo: () => 'రోజుల తర్వాత',
      maybe: () => 'రోజులు, తెరిచి ఉంటే',
      questions: () => 'ప్రశ్నలు',
    },
    groups: {
      open: (n: number) => `ఈ రోజు తెరిచి ఉన్నవి: ${n}`,
      maybe: (n: number) => `తెరిచి ఉండవచ్చు: ${n}`,
      coming: (n: number) => `రాబోయేవి: ${n}`,
      asking: (n: number) => `వివరాలు కావాలి: ${n}`,
    },
    rights: {
      bailable: 'బెయిల్ ఒక హక్కు: ప్రతి నేరం బెయిల్ ఇవ్వదగినది',
      'default-bail': 'డిఫాల్ట్ బెయిల్',
      'sixty-days': 'విచారణ 60 రోజుల్లో ముగియలేదు',
      'interim-protection': 'అరెస్టు నుండి రక్షణ ముగుస్తుంది',
      'produce-by': '24 గంటల్లో మేజిస్ట్రేట్ ముందు హాజరుపరచడం',
      release: 'బెయిల్ వచ్చిన తర్వాత విడుదల',
      'one-third': 'గరిష్ఠ శిక్షలో మూడో వంతు పూర్తి',
      'one-half': 'గరిష్ఠ శిక్షలో సగం పూర్తి',
      'full-term': 'గరిష్ఠ శిక్ష పూర్తి',
    },
  },
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
