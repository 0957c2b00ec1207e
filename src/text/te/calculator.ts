/** The calculator in Telugu. Not yet read by a lawyer who speaks it. */
import type { calculator as English } from '#text/en/calculator.ts';
import type { Translated } from '#text/translated.ts';
import { dates, picture } from './calculator-dates.ts';
import { choices, fields, first, hints } from './calculator-entries.ts';
import { faults } from './calculator-faults.ts';
import { report } from './calculator-report.ts';
import { score } from './calculator-score.ts';
import { counted, days } from './counted.ts';
import { ON_THIS } from './device-word.ts';

export const calculator: Translated<typeof English> = {
  title: 'బెయిల్ కాలిక్యులేటర్',
  asOf: 'ఈ తేదీ నాటికి:',
  lawAsOf: 'ఈ తేదీ నాటి చట్టం:',
  ofRecord: (name, fir) => `${name} · FIR ${fir}`,
  recordGone: 'దొరకలేదు, లేదా మీకు అనుమతి లేదు. మీ సొంత అంకెలతో కొనసాగవచ్చు.',
  tabs: { label: 'ప్రక్రియా చట్టం', crpc: 'CrPC నిబంధనలు', bnss: 'BNSS నిబంధనలు' },
  crpcNote:
    '01-07-2024 నుండి విచారణ ఖైదీల విడుదల, పాత కేసుల్లో కూడా, BNSS సెక్షన్ 479 ప్రకారం జరుగుతుంది. ఈ ట్యాబ్ CrPC సెక్షన్ 436A కింద పరిస్థితిని చూపిస్తుంది.',
  inputs: 'మీరు రాసేవి',
  calculate: 'లెక్కించండి',
  again: 'రాసినవి మార్చండి',
  unfold: 'రాసినవి చూపించండి',
  fresh: 'కొత్త లెక్క',
  kept: 'ఇవి ఇక్కడ చివరిసారి రాసినవి. వేరే వ్యక్తి కోసం కొత్త లెక్క మొదలుపెట్టండి.',
  changed: 'మీరు ఒకటి మార్చారు. కొత్త సమాధానం కోసం మళ్ళీ “లెక్కించండి” నొక్కండి.',
  opening: 'చట్ట పట్టికలు తెరుచుకుంటున్నాయి',
  noTables: 'చట్ట పట్టికలు ఇంకా ఈ పరికరంలో లేవు. నెట్‌వర్క్ ఉన్నప్పుడు ఈ పేజీని ఒకసారి తెరవండి; మీరు రాసినది అలాగే ఉంటుంది.',
  before: {
    title: 'ఇంకా సమాధానం లేదు',
    text: 'సెక్షన్, అరెస్టు తేదీ లేదా అనుభవించిన సంవత్సరాలు రాసి, “లెక్కించండి” నొక్కండి. తెలియనిది ఖాళీగా ఉండవచ్చు: ఏది లేదో సమాధానం చెబుతుంది.',
  },
  fields,
  hints,
  more: 'కేసు తేదీలు',
  person: 'వ్యక్తి, తీర్పు తర్వాత',
  routes: (n) => `ఇతర మార్గాలు: అరెస్టు, విడుదల, కేసు విచారణపై ${counted(n, 'ప్రశ్న', 'ప్రశ్నలు')}`,
  optional: '(ఐచ్ఛికం)',
  breaks: {
    title: 'మధ్యంతర బెయిల్',
    add: 'మధ్యంతర బెయిల్ కాలాన్ని చేర్చండి',
    remove: (n) => `మధ్యంతర బెయిల్ ${n} తొలగించండి`,
  },
  choices,
  first,
  faults,
  answer: { title: 'సమాధానం' },
  figures: {
    custody: 'రోజులు కస్టడీలో',
    needed: { '1/3': 'రోజులు, మూడో వంతుకు', '1/2': 'రోజులు, సగానికి', whole: 'రోజులు, గరిష్ఠానికి' },
    investigation: 'రోజులు, చార్జిషీటుకు',
    past: 'రోజులు గడిచాయి',
    sinceMayBe: 'రోజులు, అప్పటి నుండి',
    left: 'రోజులు మిగిలాయి',
  },
  served: (term) => `క్యాలెండర్ ప్రకారం కస్టడీలో ${term}.`,
  estimated: 'మీరు రాసిన సంవత్సరాల నుండి వెనక్కి లెక్కించినది: ప్రతి తేదీ సుమారుగా.',
  certificate: 'కస్టడీ సర్టిఫికెట్‌ను కోర్టుకు చూపించాలి.',
  proceed: 'దరఖాస్తుకు వెళ్ళండి',
  proceedFailed: {
    title: 'దరఖాస్తు మొదలవ్వలేదు',
    description: `${ON_THIS} చిత్తుప్రతికి చోటు లేదు. కొంత చోటు ఖాళీ చేసి మళ్ళీ ప్రయత్నించండి; ఫలితం ఇక్కడే ఉంటుంది.`,
  },
  report,
  custody: { title: 'కస్టడీ', none: 'అరెస్టు తేదీ లేకుండా గీయడానికి ఏమీ లేదు.' },
  conditions: {
    title: (n) => `ఎందుకు: ${counted(n, 'షరతు', 'షరతులు')}`,
    counts: (met, unknown, not) =>
      [`నెరవేరినవి ${met}`, unknown > 0 ? `ఇంకా రుజువు కానివి ${unknown}` : '', not > 0 ? `అందుబాటులో లేనివి ${not}` : '']
        .filter(Boolean)
        .join(', '),
    met: (n) => `నెరవేరిన ${counted(n, 'షరతును', 'షరతులను')} చూపించండి`,
  },
  from: {
    you: (date) => `మీరు, ${date}`,
    record: 'కేసు రికార్డు',
    table: 'నేరాల పట్టికలు',
    years: 'మీరు రాసిన సంవత్సరాలు',
    nothing: 'ఇంకా చెప్పలేదు',
    notKnown: 'మీరు: తెలియదు',
    certificate: 'కస్టడీ సర్టిఫికెట్: ఇక్కడ చూడలేదు',
  },
  discretion: {
    title: 'కోర్టు విచక్షణపై బెయిల్',
    waitsFor: (facts) => `వీటి కోసం వేచి ఉంది: ${facts.join(', ')}.`,
    asked: 'ఈ భాగానికి అడగవలసినవి',
    conditions: (n) => `${counted(n, 'షరతును', 'షరతులను')}, వినవలసిన వారిని చూపించండి`,
    beside: 'వినవలసినవారు, చెప్పవలసినవి',
  },
  readings: {
    title: 'చట్టం ఇంకా తేలని చోట్లు',
    of: {
      'several-offences': 'BNSS సెక్షన్ 479(2), ఒకే కేసులో పలు నేరాలు',
      ceiling: 'BNSS సెక్షన్ 187(3), అరవై లేదా తొంభై రోజులు',
      'principal-offence': 'అభియోగం ఆధారపడిన నేరం గడువు',
      extension: 'పొడిగింపు ఉత్తర్వు నిలుస్తుందా',
    },
    literal: 'అక్షరార్థంగా: ఒకే కేసులోని పలు నేరాలు పూర్తి కాలానికి ముందు విడుదలను అడ్డుకుంటాయి.',
    caseLevel: {
      entitled: (date) => `కేసు మొత్తంగా: మరో కేసు మాత్రమే అడ్డు. ${date} నుండి విడుదల కావలసి ఉంది.`,
      'not-yet': (date) => `కేసు మొత్తంగా: మరో కేసు మాత్రమే అడ్డు. ${date} న విడుదల కావాలి.`,
      other: () => 'కేసు మొత్తంగా: మరో కేసు మాత్రమే అడ్డు.',
    },
    earlier: (n, date) => `${days(n)}: హక్కు ${date} న వస్తుంది. ఇక్కడ ఈ ముందు తేదీ ఇచ్చాం.`,
    later: (n, date) => `${days(n)}: ${date} న వస్తుంది.`,
    ifFails: (date) => `అది నిలవకపోతే: హక్కు ${date} న వస్తుంది. ఇక్కడ ఈ ముందు తేదీ ఇచ్చాం.`,
    ifStands: (date) => `అది నిలిస్తే: ${date} న వస్తుంది.`,
  },
  further: {
    title: 'ఇతర మార్గాలు',
    fold: (settled, asking) =>
      [
        settled > 0 ? counted(settled, 'మార్గం', 'మార్గాలు') : '',
        asking > 0 ? `ఒక వివరంతో తెరుచుకోగల ${settled > 0 ? 'మరో ' : ''}${counted(asking, 'మార్గం', 'మార్గాలు')}` : '',
      ]
        .filter((part) => part !== '')
        .join(', ')
        .concat(': చూపించండి'),
    alsoOpen: (names) => `మరో మార్గంలో ఇవి కూడా తెరిచి ఉన్నాయి: ${names.join('; ')}. “ఇతర మార్గాలు” చూడండి.`,
  },
  beside: 'సమాధానంతో పాటు తెలుసుకోవలసినవి',
  points: (n) => `తెలుసుకోవలసిన ${counted(n, 'అంశాన్ని', 'అంశాలను')} చూపించండి`,
  missing: {
    title: 'ఇంకా అడగవలసినవి',
    go: 'సమాధానం ఇవ్వండి',
    goTo: (fact) => `సమాధానం ఇవ్వండి: ${fact}`,
  },
  dates,
  picture,
  score,
};
