/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { calculator as English } from '#text/en/calculator/calculator.ts';
import type { Translated } from '#text/translated.ts';
import { dates, picture } from './calculator-dates.ts';
import { choices, fields, first, hints } from './calculator-entries.ts';
import { faults } from './calculator-faults.ts';
import { report } from './calculator-report.ts';
import { score } from './calculator-score.ts';
import { counted, days } from '#text/te/counted.ts';
import { THIS } from '#text/te/device-word.ts';

export const calculator: Translated<typeof English> = {
  title: 'బెయిల్ కాలిక్యులేటర్',
  asOf: 'ఈ తేదీ నాటికి:',
  lawAsOf: 'ఈ తేదీ నాటి చట్టం:',
  ofRecord: (name, fir) => `${name} · FIR ${fir}`,
  recordGone: 'దొరకలేదు, లేదా మీకు అనుమతి లేదు. మీ సొంత అంకెలతో కొనసాగవచ్చు.',
  tabs: { label: 'ప్రక్రియా చట్టం', crpc: 'CrPC నిబంధనలు', bnss: 'BNSS నిబంధనలు' },
  crpcNote:
    '01-07-2024 నుండి విచారణ ఖైదీల విడుదల, పాత కేసుల్లో కూడా, BNSS సెక్షన్ 479 ప్రకారం జరుగుతుంది. జవాబు దాని ప్రకారమే ఉంటుంది. పాత నియమం, CrPC సెక్షన్ 436A, జవాబు కింద ఉంటుంది.',
  inputs: 'మీరు రాసిన వివరాలు',
  calculate: 'లెక్కించండి',
  again: 'రాసినవి మార్చండి',
  unfold: 'రాసినవి చూపించండి',
  fresh: 'కొత్త లెక్క',
  kept: 'ఇవి మీరు చివరిసారి రాసిన వివరాలు. వేరే క్లయింట్ కోసం కొత్త లెక్క మొదలుపెట్టండి.',
  changed: 'మీరు ఒక వివరం మార్చారు. కొత్త ఫలితం కోసం మళ్ళీ “లెక్కించండి” నొక్కండి.',
  opening: 'చట్ట పట్టికలు తెరుచుకుంటున్నాయి',
  noTables: 'చట్ట పట్టికలు ఇంకా ఈ పరికరంలో లేవు. నెట్‌వర్క్ ఉన్నప్పుడు ఈ పేజీని ఒకసారి తెరవండి; మీరు రాసినది అలాగే ఉంటుంది.',
  before: {
    title: 'ఇంకా ఫలితం లేదు',
    text: 'సెక్షన్, అరెస్టు తేదీ (లేదా అనుభవించిన సంవత్సరాలు) రాసి, “లెక్కించండి” నొక్కండి. తెలియనివి ఖాళీగా వదిలేయండి; ఏవి లేవో ఫలితం చూపిస్తుంది.',
  },
  fields,
  hints,
  more: 'కేసు తేదీలు',
  person: 'దరఖాస్తుదారు వివరాలు, తీర్పు తర్వాత స్థితి',
  routes: (n) => `ఇతర పరిష్కారాలు: అరెస్టు, విడుదల, కేసు విచారణపై ${counted(n, 'ప్రశ్న', 'ప్రశ్నలు')}`,
  optional: '(ఐచ్ఛికం)',
  breaks: {
    title: 'మధ్యంతర బెయిల్',
    add: 'మధ్యంతర బెయిల్ కాలాన్ని చేర్చండి',
    remove: (n) => `మధ్యంతర బెయిల్ ${n} తొలగించండి`,
  },
  choices,
  first,
  faults,
  answer: { title: 'ఫలితం' },
  figures: {
    custody: 'రోజులు కస్టడీలో',
    needed: { '1/3': 'రోజులు, మూడో వంతుకు', '1/2': 'రోజులు, సగానికి', whole: 'రోజులు, గరిష్ఠానికి' },
    investigation: 'రోజులు, చార్జిషీటుకు',
    past: 'రోజులు దాటిపోయాయి',
    sinceMayBe: 'రోజులు, అప్పటి నుండి',
    left: 'రోజులు మిగిలాయి',
  },
  formerHalf: (day) => `పాత నియమం, CrPC సెక్షన్ 436A: గరిష్ఠ కాలంలో సగం ${day} న. ఇప్పుడు విడుదల దీనితో తేలదు.`,
  estimated: 'మీరు రాసిన సంవత్సరాల నుండి లెక్కించినది: అన్ని తేదీలూ సుమారుగా.',
  certificate: 'కస్టడీ సర్టిఫికెట్‌ను కోర్టులో సమర్పించండి.',
  proceed: 'దరఖాస్తుకు వెళ్ళండి',
  proceedFailed: {
    title: 'చిత్తుప్రతి తయారు కాలేదు',
    description: `${THIS} స్టోరేజ్ నిండింది. కొంత చోటు ఖాళీ చేసి మళ్ళీ ప్రయత్నించండి. ఫలితం పోలేదు.`,
  },
  report,
  custody: { title: 'కస్టడీ', none: 'కస్టడీ కాలక్రమాన్ని చూడటానికి అరెస్టు తేదీ రాయండి.' },
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
    nothing: 'రాయలేదు',
    notKnown: 'మీరు “తెలియదు” అని గుర్తించారు',
    certificate: 'కస్టడీ సర్టిఫికెట్ జత చేయలేదు',
  },
  discretion: {
    title: 'కోర్టు విచక్షణపై బెయిల్',
    waitsFor: (facts) => `కావలసిన వివరాలు: ${facts.join(', ')}.`,
    asked: 'ఈ భాగానికి ప్రశ్నలు',
    conditions: (n) => `${counted(n, 'షరతును', 'షరతులను')}, నోటీసు అవసరాలను చూపించండి`,
    beside: 'పబ్లిక్ ప్రాసిక్యూటర్‌కు నోటీసు, విచారణ',
  },
  readings: {
    title: 'చట్టంలో ఇంకా తేలని ప్రశ్నలు',
    of: {
      'several-offences': 'BNSS సెక్షన్ 479(2), ఒకే కేసులో పలు నేరాలు',
      ceiling: 'BNSS సెక్షన్ 187(3), అరవై లేదా తొంభై రోజులు',
      'principal-offence': 'మూల నేరం గడువు',
      limb: 'అభియోగానికి చెందిన సెక్షన్ భాగం',
      extension: 'పొడిగింపు ఉత్తర్వు చెల్లుబాటు',
    },
    literal: 'అక్షరార్థం: ఒకే కేసులోని పలు నేరాలు పూర్తి కాలానికి ముందు విడుదలను అడ్డుకుంటాయి.',
    caseLevel: {
      entitled: (date) => `కేసు స్థాయి అర్థం: మరో కేసు మాత్రమే విడుదలను అడ్డుకుంటుంది. ${date} న విడుదల కావలసి ఉంది.`,
      'not-yet': (date) => `కేసు స్థాయి అర్థం: మరో కేసు మాత్రమే విడుదలను అడ్డుకుంటుంది. ${date} న విడుదల కావాలి.`,
      other: () => 'కేసు స్థాయి అర్థం: మరో కేసు మాత్రమే విడుదలను అడ్డుకుంటుంది.',
    },
    earlier: (n, date) => `${days(n)}: హక్కు ${date} న వస్తుంది. ఇక్కడ ఈ ముందు తేదీ ఇచ్చాం.`,
    later: (n, date) => `${days(n)}: ${date} న వస్తుంది.`,
    ifFails: (date) => `పొడిగింపు రద్దయితే: హక్కు ${date} న వస్తుంది. ఇక్కడ ముందు తేదీ వాడాం.`,
    ifStands: (date) => `పొడిగింపు నిలిస్తే: హక్కు ${date} న వస్తుంది.`,
  },
  further: {
    title: 'ఇతర పరిష్కారాలు',
    fold: (settled, asking) =>
      [
        settled > 0 ? counted(settled, 'ఇతర పరిష్కారం', 'ఇతర పరిష్కారాలు') : '',
        asking > 0
          ? `${settled > 0 ? `మరో ${indianNumber(asking)}` : counted(asking, 'ఇతర పరిష్కారం', 'ఇతర పరిష్కారాలు')}: వివరాలు కావాలి`
          : '',
      ]
        .filter((part) => part !== '')
        .join('; '),
    alsoOpen: (names) => `ఇవి కూడా అందుబాటులో ఉన్నాయి: ${names.join('; ')}. “ఇతర పరిష్కారాలు” చూడండి.`,
  },
  beside: 'గమనికలు',
  points: (n) => `${counted(n, 'గమనికను', 'గమనికలను')} చూపించండి`,
  missing: {
    title: 'లేని వివరాలు',
    go: 'సమాధానం ఇవ్వండి',
    goTo: (fact) => `సమాధానం ఇవ్వండి: ${fact}`,
  },
  dates,
  picture,
  score,
};
