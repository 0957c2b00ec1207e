/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { law as English } from '#text/en/law/law.ts';
import type { Translated } from '#text/translated.ts';
import { cautions } from './law-cautions.ts';
import { errors } from './law-errors.ts';
import { lawFacts } from './law-facts.ts';
import { formula } from './law-formula.ts';
import { reasons } from './law-reasons.ts';

export const law: Translated<typeof English> = {
  named: (name) => name,
  kinds: {
    entitled: 'హక్కు ఉంది',
    'not-yet': 'ఇంకా లేదు',
    barred: 'అడ్డంకి ఉంది',
    undetermined: 'మరిన్ని వివరాలు కావాలి',
    discretion: 'కోర్టు విచక్షణపై ఉంది',
  },
  rules: {
    governing: 'ఏ చట్టం వర్తిస్తుంది',
    bailable: 'హక్కుగా బెయిల్',
    defaultBail: 'డిఫాల్ట్ బెయిల్',
    undertrial: 'విచారణ ఖైదీ విడుదల',
    magistrate: 'మేజిస్ట్రేట్ ఇచ్చే బెయిల్',
    sixtyDays: 'సాక్ష్యానికి మొదటి తేదీ నుండి అరవై రోజులు',
    anticipatory: 'ముందస్తు బెయిల్',
    sessionsOrHighCourt: 'సెషన్స్ కోర్టు లేదా హైకోర్టు ఇచ్చే బెయిల్',
    specialGates: 'ప్రత్యేక చట్టాల షరతులు',
    antil: 'Antil వర్గం',
    suspension: 'శిక్ష నిలిపివేత',
  },
  reasons,
  cautions,
  facts: lawFacts,
  shortAsks: {
    offences: 'ఏ సెక్షన్లు మోపారు?',
    principal: 'మూల నేరం ఏది?',
    limb: 'అభియోగం సెక్షన్‌లోని ఏ భాగానిది?',
    firDate: 'FIR ఎప్పుడు నమోదైంది?',
    custodyStatus: 'నిందితుడు కస్టడీలో ఉన్నారా?',
    arrestDate: 'అరెస్టు తేదీ ఏది?',
    firstRemandDate: 'మొదటి రిమాండ్ తేదీ ఏది?',
    chargesheet: 'చార్జిషీటు దాఖలైందా?',
    remandExtension: 'గడువు పొడిగించారా?',
    delayByAccusedDays: 'నిందితుడు ఎన్ని రోజులు ఆలస్యం చేశారు?',
    neverConvicted: 'ఎప్పుడైనా నేర నిర్ధారణ జరిగిందా, మరో కేసు పెండింగ్‌లో ఉందా?',
    otherPendingCases: 'ఎప్పుడైనా నేర నిర్ధారణ జరిగిందా, మరో కేసు పెండింగ్‌లో ఉందా?',
    firstEvidenceDate: 'సాక్ష్యానికి మొదట ఎప్పుడు తేదీ ఖరారైంది?',
    defaultBailClaim: 'చార్జిషీటుకు ముందు డిఫాల్ట్ బెయిల్ కోరారా?',
    defaultBailClaimAt: 'ఏ సమయంలో కోరారు?',
    chargesheetAt: 'చార్జిషీటు ఏ సమయంలో దాఖలైంది?',
    orderedOn: 'గడువు ఎప్పుడు పొడిగించారు, నిందితుడిని హాజరుపరిచారా?',
    classification: 'అభియోగం బెయిలబుల్ అవునా, ఏ కోర్టు విచారిస్తుంది?',
    maximumTerm: 'గరిష్ఠ కాలం ఎంత?',
    production: 'నిందితుడిని మేజిస్ట్రేట్ ముందు హాజరుపరిచారా, ఎప్పుడు?',
    bailOrder: 'నిందితుడు విడుదలయ్యారా, ఏ తేదీన?',
    noticeToAppear: 'హాజరు నోటీసు ఇచ్చారా, ఏ రోజుకు?',
    specialCourtOrderOn: 'ప్రత్యేక కోర్టు బెయిల్‌పై ఎప్పుడు నిర్ణయించింది?',
    chequeDeposit: 'డిపాజిట్‌కు ఆదేశించారా, ఎప్పుడు?',
  },
  calculator: formula,
  errors,
  asOf: '{about} నాటి చట్టం.',
  caseLawReadTo: 'తీర్పులు {about} వరకు చదివారు. తర్వాతి తీర్పు భిన్నంగా ఉండవచ్చు.',
};
