/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type {
  choices as EnglishChoices,
  fields as EnglishFields,
  first as EnglishFirst,
  hints as EnglishHints,
} from '#text/en/calculator/calculator-entries.ts';
import type { Translated } from '#text/translated.ts';
import { days } from '#text/te/counted.ts';

export const fields: Translated<typeof EnglishFields> = {
  offenseType: 'నేరం రకం',
  sections: 'సెక్షన్',
  maxSentence: 'గరిష్ఠ శిక్ష (సంవత్సరాలు)',
  timeServed: 'అనుభవించిన కాలం (సంవత్సరాలు)',
  pendingCases: 'పెండింగ్ కేసులు',
  previousConvictions: 'గత నేర నిర్ధారణలు',
  arrestDate: 'అరెస్టు తేదీ',
  firDate: 'FIR తేదీ',
  firstRemandDate: 'మొదటి రిమాండ్ తేదీ',
  custodyStatus: 'కస్టడీ',
  chargesheet: 'చార్జిషీటు',
  chargesheetOn: 'చార్జిషీటు దాఖలైన తేదీ',
  delayByAccusedDays: 'నిందితుడి వల్ల ఆలస్యం (రోజులు)',
  remandExtension: 'దర్యాప్తు గడువు పొడిగించారు',
  extendedUntil: 'ఎప్పటి వరకు పొడిగించారు',
  firstEvidenceDate: 'సాక్ష్యానికి ఖరారైన మొదటి తేదీ',
  principal: 'మూల నేరం',
  earlierSections: 'గత నేర నిర్ధారణలు, సెక్షన్ల వారీగా',
  age: 'వయసు (సంవత్సరాలు)',
  woman: 'మహిళ',
  sickOrInfirm: 'అనారోగ్యం లేదా శారీరక బలహీనత ఉన్నవారు',
  cooperated: 'దర్యాప్తుకు సహకరించారు',
  convictedOn: 'ఈ కేసులో నేర నిర్ధారణ తేదీ',
  sentenceYears: 'శిక్ష (సంవత్సరాలు)',
  onBailAtConviction: 'నేర నిర్ధారణ సమయంలో బెయిల్‌పై ఉన్నారు',
  chargesheetAt: 'చార్జిషీటు దాఖలు చేసిన సమయం',
  orderedOn: 'పొడిగించిన ఉత్తర్వు తేదీ',
  produced: 'పొడిగింపు కోరినప్పుడు నిందితుడిని హాజరుపరిచారు',
  prosecutorReport: 'పబ్లిక్ ప్రాసిక్యూటర్ నివేదిక దాఖలైంది',
  defaultBailClaim: 'చార్జిషీటుకు ముందు డిఫాల్ట్ బెయిల్ కోరారు',
  defaultBailClaimOn: 'కోరిన తేదీ',
  defaultBailClaimAt: 'ఆ దరఖాస్తు సమయం',
  breakFrom: (n) => `మధ్యంతర బెయిల్ ${n}: విడుదల తేదీ`,
  breakTo: (n) => `మధ్యంతర బెయిల్ ${n}: లొంగిపోయిన తేదీ`,
};

export const hints: Translated<typeof EnglishHints> = {
  sections: 'నంబర్, పేరు లేదా పాత నంబర్',
  maxFilled: 'సెక్షన్ నుండి నింపబడింది',
  maxTable: (table) => `చట్టం ప్రకారం గరిష్ఠ శిక్ష: ${table}. సూత్రం మీ సంఖ్యను వాడుతుంది.`,
  served: 'అరెస్టు తేదీ ఇస్తే ఖాళీగా వదిలేయండి',
  servedCounted: (n) => `అరెస్టు నుండి లెక్కించినది: ${days(n)}`,
  pendingCases: 'ఈ కేసు కాకుండా',
  delayByAccusedDays: 'నిందితుడు కోరిన వాయిదాలు. ఖాళీ: తెలియదు. 0: లేవు',
  firstRemandDate: '60 లేదా 90 రోజుల్లో మొదటి రోజు. తెలియకపోతే ఖాళీగా వదిలేయండి',
  breakTo: 'ఇంకా మధ్యంతర బెయిల్‌పై ఉంటే ఖాళీగా వదిలేయండి',
  defaultBailClaim: 'నోటితో లేదా రాతపూర్వకంగా, బెయిల్ సమర్పించడానికి సిద్ధంగా ఉన్న నిందితుడు',
  hour: '24 గంటల పద్ధతిలో, 14:30 లాగా. రెండూ ఒకే తేదీన ఉంటేనే కావాలి.',
  held: (spans) => `రికార్డులో ఉన్న కస్టడీ, మధ్యంతర బెయిల్ మినహాయించి: ${spans.join('; ')}`,
  principal: (followers) => `${followers} ఏ నేరానికి ప్రేరణ, ప్రయత్నం లేదా కుట్రో ఆ నేరం. ఇక్కడ రాయడం దాన్ని అభియోగంలో చేర్చదు.`,
  earlierSections: 'రెండు నేర నిర్ధారణల మధ్య సెమికోలన్: BNS 303(2); IPC 324',
  convictedOn: 'తీర్పు తర్వాతే: అప్పుడు శిక్ష నిలిపివేత కోరతారు',
  unfixed: (sections) =>
    `${sections}: నిర్దిష్ట గరిష్ఠ కాలం లేదు, లేదా జరిమానా మాత్రమే; కాబట్టి మూడో వంతును, సగాన్ని లెక్కించలేం. మీ సంఖ్యను సూత్రంలో మాత్రమే వాడతాం.`,
};

const YES = 'అవును';
const NO = 'కాదు';
const NOT_KNOWN = 'తెలియదు';

export const choices: Translated<typeof EnglishChoices> = {
  offenseType: [
    { value: 'bailable', label: 'బెయిలబుల్' },
    { value: 'non-bailable', label: 'నాన్-బెయిలబుల్' },
    { value: 'economic', label: 'ఆర్థిక నేరం' },
  ],
  yesNo: [
    { value: 'yes', label: YES },
    { value: 'no', label: NO },
    { value: 'unknown', label: NOT_KNOWN },
  ],
  howMany: [
    { value: 'none', label: 'లేవు' },
    { value: 'one', label: 'ఒకటి' },
    { value: 'multiple', label: 'ఒకటి కంటే ఎక్కువ' },
    { value: 'unknown', label: NOT_KNOWN },
  ],
  custodyStatus: [
    { value: 'judicial', label: 'జ్యుడీషియల్ కస్టడీ' },
    { value: 'police', label: 'పోలీసు కస్టడీ' },
    { value: 'not-arrested', label: 'అరెస్టు కాలేదు' },
  ],
  remandExtension: [
    { value: 'none', label: 'లేదు' },
    { value: 'granted', label: YES },
    { value: 'unknown', label: NOT_KNOWN },
  ],
  defaultBailClaim: [
    { value: 'claimed', label: YES },
    { value: 'none', label: 'లేదు' },
    { value: 'unknown', label: NOT_KNOWN },
  ],
  chargesheet: [
    { value: 'not-filed', label: 'దాఖలు కాలేదు' },
    { value: 'filed', label: 'దాఖలైంది' },
    { value: 'unknown', label: NOT_KNOWN },
  ],
};

export const first: Translated<typeof EnglishFirst> = {
  crpc: [
    { code: 'IPC', section: '302', title: 'హత్య' },
    { code: 'IPC', section: '376', title: 'అత్యాచారం' },
    { code: 'IPC', section: '420', title: 'మోసం చేసి, నిజాయితీ లేకుండా ఆస్తిని అప్పగించేలా ప్రేరేపించడం' },
    { code: 'IPC', section: '307', title: 'హత్యాయత్నం' },
    {
      code: 'IPC',
      section: '326',
      title: 'ప్రమాదకరమైన ఆయుధాలతో లేదా సాధనాలతో ఉద్దేశపూర్వకంగా తీవ్ర గాయం కలిగించడం',
    },
  ],
  bnss: [
    { code: 'BNS', section: '103', title: 'హత్య' },
    { code: 'BNS', section: '65', title: 'పదహారు లేదా పన్నెండేళ్ళ లోపు బాలికపై అత్యాచారం' },
    { code: 'BNS', section: '318', title: 'మోసం' },
    { code: 'BNS', section: '109', title: 'హత్యాయత్నం' },
    { code: 'BNS', section: '115', title: 'ఉద్దేశపూర్వకంగా గాయం కలిగించడం' },
  ],
};
