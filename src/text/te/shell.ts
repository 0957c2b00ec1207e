/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { shell as English } from '#text/en/shell.ts';
import type { Translated } from '#text/translated.ts';
import { counted } from './counted.ts';
import { ON_THIS, THIS } from './device-word.ts';

export const shell: Translated<typeof English> = {
  product: 'జమానత్',
  stop: '.',
  home: 'జమానత్, ముఖ్య పేజీ',
  titled: (screen) => `${screen} · జమానత్`,
  skip: 'నేరుగా పేజీకి వెళ్ళండి',
  screens: 'స్క్రీన్లు',
  mainScreens: 'ముఖ్య స్క్రీన్లు',
  menu: 'మెనూ',
  closeMenu: 'మెనూ మూసివేయండి',
  collapse: 'సైడ్‌బార్ ముడవండి',
  expand: 'సైడ్‌బార్ విప్పండి',
  loading: 'తెరుచుకుంటోంది',
  entries: {
    dashboard: 'డ్యాష్‌బోర్డ్',
    'judge-calendar': 'కోర్టు క్యాలెండర్',
    calculator: 'బెయిల్ కాలిక్యులేటర్',
    'risk-assessment': 'రిస్క్ అంచనా',
    application: 'దరఖాస్తు తయారీ',
    'case-diary': 'కేసు డైరీ',
    'status-tracking': 'కేసుల స్థితి',
    hearings: 'విచారణలు',
    'legal-database': 'చట్టాల సంగ్రహం',
    'predictive-analytics': 'ఫలితాల గణాంకాలు',
    chatbot: 'BNS చాట్‌బాట్',
    feedback: 'అభిప్రాయం',
    settings: 'సెట్టింగులు',
  },
  short: {
    dashboard: 'డ్యాష్‌బోర్డ్',
    'judge-calendar': 'క్యాలెండర్',
    calculator: 'కాలిక్యులేటర్',
    application: 'దరఖాస్తు',
    'status-tracking': 'స్థితి',
  },
  file: 'దరఖాస్తు',
  hearing: 'విచారణ తేదీ ఖరారు చేయండి',
  roles: { user: 'వినియోగదారు', lawyer: 'న్యాయవాది', judge: 'న్యాయమూర్తి' },
  theme: { toDark: 'ముదురు రంగు', toLight: 'లేత రంగు' },
  language: 'భాష',
  account: (name) => `${name} ఖాతా`,
  help: 'సహాయం',
  logOut: 'లాగ్ అవుట్',
  sync: {
    label: 'మీ పని స్థితి',
    saved: `${ON_THIS} భద్రం`,
    waiting: 'వేచి ఉంది',
    sent: 'పంపబడింది',
    needs: 'మీరు చూడాలి',
  },
  offline: {
    signal: (since) => `${since} నుండి సిగ్నల్ లేదు. మీరు కొనసాగించవచ్చు: అంతా ${ON_THIS} భద్రమవుతుంది.`,
    server: (since) => `${since} నుండి కోర్టు సర్వర్ నుండి సమాధానం లేదు. మీరు కొనసాగించవచ్చు: అంతా ${ON_THIS} భద్రమవుతుంది.`,
  },
  noRoom: `${THIS} స్టోరేజ్ నిండింది: కొత్తగా రాసేది భద్రపడదు. అవసరం లేని ఫోటోలు లేదా యాప్‌లు తొలగించండి.`,
  clock: {
    differs: (device, court) =>
      `${THIS} గడియారం ${device} చూపిస్తోంది; కోర్టు సర్వర్ ${court} చూపిస్తోంది. తేదీలు సర్వర్ తేదీ ప్రకారం ఉన్నాయి. మీ గడియారాన్ని సరిచేయండి.`,
    impossible: (device, contact) =>
      `${THIS} గడియారం ${device} చూపిస్తోంది; అది తప్పు. తేదీలు కోర్టు సర్వర్‌తో చివరిసారి సంబంధం కలిసిన రోజు (${contact}) ప్రకారం ఉన్నాయి. గడియారాన్ని సరిచేయండి, లేదా నెట్‌వర్క్‌కు కలపండి.`,
    setSince: (device, contact) =>
      `కోర్టు సర్వర్‌తో చివరిసారి సంబంధం కలిసిన తర్వాత (${contact}) ${THIS} గడియారాన్ని మార్చారు. మీరు నెట్‌వర్క్‌కు కలిసే వరకు తేదీలు గడియారం ప్రకారం, ${device}, ఉంటాయి.`,
    longAgo: (contact) =>
      `కోర్టు సర్వర్‌తో చివరి సంబంధం: ${contact}. తేదీలు ${THIS} గడియారం ప్రకారం ఉన్నాయి. దాన్ని సరిచూడటానికి నెట్‌వర్క్‌కు కలపండి.`,
  },
  find: { open: 'అన్నింటిలో వెతకండి', short: 'వెతకండి', key: 'Ctrl K' },
  bell: {
    open: 'నోటిఫికేషన్లు',
    count: (unread) => counted(unread, 'కొత్త నోటిఫికేషన్', 'కొత్త నోటిఫికేషన్లు'),
    title: 'నోటిఫికేషన్లు',
    absent: 'నోటిఫికేషన్లు డౌన్‌లోడ్ కాలేదు. నెట్‌వర్క్ ఉన్నప్పుడు మళ్ళీ తెరవండి.',
  },
  demo: {
    title: 'డెమో',
    about: `నమూనా సమాచారం, ${ON_THIS} మాత్రమే. ఏదీ పంపబడదు.`,
    steps: { calculator: '1. కాలిక్యులేటర్', application: '2. దరఖాస్తు', order: '3. ఉత్తర్వు' },
    remove: 'డెమోను తొలగించండి',
  },
  landing: 'బెయిల్ దరఖాస్తులు, సిగ్నల్ ఉన్నా లేకపోయినా',
  ready: 'నెట్‌వర్క్ లేకపోయినా సిద్ధం',
  readyFor: 'ఇకపై ప్రతి స్క్రీన్, PDF, DOCX సిగ్నల్ లేకపోయినా పనిచేస్తాయి.',
  update: {
    offer: 'అప్‌డేట్ చేయండి',
    name: 'కొత్త వెర్షన్ సిద్ధంగా ఉంది. ఇప్పుడు అప్‌డేట్ చేయండి; మీరు రాసినది భద్రంగా ఉంది.',
    later: 'కొత్త వెర్షన్ సిద్ధంగా ఉంది. అప్‌డేట్ చేయడానికి మీ పనిని భద్రపరచండి.',
  },
  broken: {
    title: 'ఈ స్క్రీన్ ఆగిపోయింది',
    safe: `మీరు భద్రపరచిన పని ${ON_THIS} క్షేమంగా ఉంది.`,
    next: 'కొనసాగించడానికి మళ్ళీ తెరవండి. మళ్ళీ ఇలా జరిగితే మొదటి స్క్రీన్‌కు వెళ్ళండి.',
    home: 'మొదటి స్క్రీన్‌కు వెళ్ళండి',
  },
  blocked: {
    title: 'ఈ బ్రౌజర్ జమానత్ సమాచారాన్ని నిల్వ చేయనివ్వడం లేదు',
    next: 'జమానత్ తెరిచి ఉన్న ఇతర ట్యాబ్‌లను మూసివేయండి, ప్రైవేట్ బ్రౌజింగ్ నుండి బయటకు రండి లేదా కొంత చోటు ఖాళీ చేయండి; తర్వాత మళ్ళీ తెరవండి.',
  },
};
