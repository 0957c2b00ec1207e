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
  maxSentence: 'గరిష్ఠ శిక్ష (సంవత్సరాలు)',
  timeServed: 'అనుభవించిన కాలం (సంవత్సరాలు)',
  pendingCases: 'పెండింగ్ కేసులు',
  previousConvictions: 'గత నేర నిర్ధారణలు',
  earlierSections: 'గత నేర నిర్ధారణలు, సెక్షన్ల వారీగా',
  cooperated: 'దర్యాప్తుకు సహకరించారు',
  sentenceYears: 'శిక్ష (సంవత్సరాలు)',
  breakFrom: (n) => `మధ్యంతర బెయిల్ ${n}: విడుదల తేదీ`,
  breakTo: (n) => `మధ్యంతర బెయిల్ ${n}: లొంగిపోయిన తేదీ`,
};

export const hints: Translated<typeof EnglishHints> = {
  maxFilled: 'సెక్షన్ నుండి నింపబడింది',
  maxTable: (table) => `చట్టం ప్రకారం గరిష్ఠ శిక్ష: ${table}. సూత్రం మీ సంఖ్యను వాడుతుంది.`,
  served: 'అరెస్టు తేదీ ఇస్తే ఖాళీగా వదిలేయండి',
  servedCounted: (n) => `అరెస్టు నుండి లెక్కించినది: ${days(n)}`,
  pendingCases: 'ఈ కేసు కాకుండా',
  breakTo: 'ఇంకా మధ్యంతర బెయిల్‌పై ఉంటే ఖాళీగా వదిలేయండి',
  held: (spans) => `రికార్డులో ఉన్న కస్టడీ, మధ్యంతర బెయిల్ మినహాయించి: ${spans.join('; ')}`,
  earlierSections: 'రెండు నేర నిర్ధారణల మధ్య సెమికోలన్: BNS 303(2); IPC 324',
  unfixed: (sections) =>
    `${sections}: నిర్దిష్ట గరిష్ఠ కాలం లేదు, లేదా జరిమానా మాత్రమే; కాబట్టి మూడో వంతును, సగాన్ని లెక్కించలేం. మీ సంఖ్యను సూత్రంలో మాత్రమే వాడతాం.`,
};

const NOT_KNOWN = 'తెలియదు';

export const choices: Translated<typeof EnglishChoices> = {
  offenseType: [
    { value: 'bailable', label: 'బెయిలబుల్' },
    { value: 'non-bailable', label: 'నాన్-బెయిలబుల్' },
    { value: 'economic', label: 'ఆర్థిక నేరం' },
  ],
  howMany: [
    { value: 'none', label: 'లేవు' },
    { value: 'one', label: 'ఒకటి' },
    { value: 'multiple', label: 'ఒకటి కంటే ఎక్కువ' },
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
