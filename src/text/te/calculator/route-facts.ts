/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { routeFacts as English } from '#text/en/calculator/route-facts.ts';
import type { Translated } from '#text/translated.ts';

const choice = <V extends string>(value: V, label: string) => ({ value, label });
const NOT_KNOWN = choice('unknown', 'తెలియదు');
const YES_NO = [choice('yes', 'అవును'), choice('no', 'లేదు'), NOT_KNOWN] as const;
const OF_24_HOURS = '24 గంటల పద్ధతిలో, 14:30 లాగా.';

export const routeFacts: Translated<typeof English> = {
  fields: {
    arrestAt: 'అరెస్టు సమయం',
    production: 'మొదటిసారి మేజిస్ట్రేట్ ముందు హాజరుపరిచారు',
    producedOn: 'మేజిస్ట్రేట్ ముందు హాజరుపరిచిన తేదీ',
    producedAt: 'హాజరుపరిచిన సమయం',
    groundsOfArrest: 'అరెస్టు కారణాలు రాతపూర్వకంగా ఇచ్చారు',
    groundsOn: 'కారణాలు ఇచ్చిన తేదీ',
    groundsAt: 'కారణాలు ఇచ్చిన సమయం',
    relativeInformed: 'అరెస్టు గురించి బంధువుకు లేదా స్నేహితుడికి తెలియజేశారు',
    appearanceNotice: 'అరెస్టుకు ముందు హాజరు నోటీసును పాటించారు',
    reasonsInWriting: 'నమ్మడానికి కారణాలు అరెస్టుకు ముందు నమోదు చేశారు',
    noticeToAppear: 'పోలీసుల ముందు హాజరు కావాలని నోటీసు',
    noticeOn: 'హాజరు కావలసిన తేదీ',
    policeCustody: 'మొదటి రిమాండ్ తర్వాత పోలీసు కస్టడీ',
    bailOrder: 'ఈ కేసులో బెయిల్ మంజూరైంది',
    bailOrderOn: 'మంజూరైన తేదీ',
    releasedOn: 'విడుదలైన తేదీ',
    otherOrders: 'జామీనుదారుల కోసం వేచి ఉన్న ఇతర బెయిల్ ఉత్తర్వులు',
    firInOtherState: 'FIR వేరే రాష్ట్రంలో ఉంది',
    witnessesCited: 'జాబితాలోని సాక్షులు',
    witnessesExamined: 'విచారించిన సాక్షులు',
    trial: 'కేసు విచారణ ముగిసిందా?',
    trialOn: 'ముగిసిన తేదీ, లేదా నిర్దోషిగా తీర్పు తేదీ',
    specialCourtOrderOn: 'బెయిల్‌పై ప్రత్యేక కోర్టు ఉత్తర్వు',
    appealFiledOn: 'దానిపై అప్పీలు దాఖలైన తేదీ',
    chequeDeposit: 'మధ్యంతర పరిహారం లేదా డిపాజిట్‌కు ఆదేశించారు',
    chequeDepositOn: 'ఆదేశించిన తేదీ',
    paidOn: 'చెల్లించిన తేదీ',
    ageAtAct: 'నేరం జరిగిన తేదీన వయసు (సంవత్సరాలు)',
    amountInvolved: 'అక్రమ చలామణి చేసినట్లు ఆరోపించిన మొత్తం (రూపాయలు)',
    onBailAtOffence: 'నేరం జరిగినప్పుడు అదే చట్టం కింద బెయిల్‌పై ఉన్నారు',
    unlawfulEntry: 'అనుమతి లేకుండా ప్రవేశించిన విదేశీయుడు',
    proclaimed: 'ప్రకటిత నేరస్థుడిగా ప్రకటించారు, దాన్ని ఉపసంహరించలేదు',
    incomplete: 'దర్యాప్తు ముగియక ముందే చార్జిషీటు దాఖలైంది',
  },
  hints: {
    arrestAt: `${OF_24_HOURS} అరెస్టు మెమోలో ఉంటుంది.`,
    producedAt: `${OF_24_HOURS} రిమాండ్ ఉత్తర్వులో ఉండవచ్చు.`,
    groundsAt: '24 గంటల పద్ధతిలో. హాజరుపరచడానికి కనీసం రెండు గంటల ముందు ఉండాలి.',
    releasedOn: 'ఇంకా కస్టడీలో ఉంటే ఖాళీగా వదిలేయండి.',
    otherOrders: 'అదే నిందితుడి ఇతర కేసుల్లో. లేకపోతే 0.',
    appealFiledOn: 'ఖాళీ: ఇంకా దాఖలు కాలేదు.',
    paidOn: 'ఖాళీ: ఇంకా చెల్లించలేదు.',
    ageAtAct: 'పద్దెనిమిది లోపు అయితే జువెనైల్ జస్టిస్ బోర్డు నిర్ణయిస్తుంది.',
    amountInvolved: 'ఒంటరిగా లేదా ఇతరులతో కలిసి. 1 కోటి రూపాయల లోపు అయితే చట్టంలోని షరతులు వర్తించవు.',
  },
  choices: {
    yesNo: YES_NO,
    production: [choice('produced', 'అవును'), choice('none', 'ఇంకా లేదు'), NOT_KNOWN],
    groundsOfArrest: [choice('given', 'అవును'), choice('none', 'ఎప్పుడూ లేదు'), NOT_KNOWN],
    noticeToAppear: [choice('to-appear', 'ఇచ్చారు'), choice('none', 'లేదు'), NOT_KNOWN],
    policeCustody: [choice('some', 'ఉంది'), choice('none', 'లేదు'), NOT_KNOWN],
    bailOrder: [choice('granted', 'మంజూరైంది'), choice('none', 'లేదు'), NOT_KNOWN],
    trial: [
      choice('running', 'జరుగుతోంది'),
      choice('concluded', 'తీర్పు రావాలి'),
      choice('acquitted', 'నిర్దోషిగా తీర్పు'),
      NOT_KNOWN,
    ],
    chequeDeposit: [choice('ordered', 'ఆదేశించారు'), choice('none', 'లేదు'), NOT_KNOWN],
  },
  spans: {
    from: (n) => `పోలీసు కస్టడీ ${n}: ఎప్పటి నుండి`,
    to: (n) => `పోలీసు కస్టడీ ${n}: ఎప్పటి వరకు`,
    hint: 'ఖాళీ: ఇంకా కొనసాగుతోంది.',
    add: 'పోలీసు కస్టడీ కాలాన్ని చేర్చండి',
    remove: (n) => `పోలీసు కస్టడీ ${n} తొలగించండి`,
  },
  faults: {
    dated: (field, sentence) => `${field}: ${sentence}`,
    needed: (field) => `${field}: రోజు, నెల, సంవత్సరం ఇవ్వండి, లేదా “తెలియదు” ఎంచుకోండి.`,
    afterToday: (field) => `${field}: ఆ రోజు ఈ రోజు తర్వాత ఉండదు. తేదీని సరిచేయండి.`,
    hour: 'సమయాన్ని 24 గంటల పద్ధతిలో, 14:30 లాగా, రాయండి, లేదా ఖాళీగా వదిలేయండి.',
    number: (field) => `${field}: పూర్తి సంఖ్య రాయండి, లేదా ఖాళీగా వదిలేయండి.`,
    noSpans: 'పోలీసు కస్టడీ మొదటి రోజు ఇవ్వండి, లేదా “లేదు” లేదా “తెలియదు” ఎంచుకోండి.',
    backwards: 'పోలీసు కస్టడీ మొదలయ్యే ముందే ముగియదు. రెండు తేదీల్లో ఒకటి సరిచేయండి.',
    overlap: 'ఈ పోలీసు కస్టడీ మరొకటి ముగియక ముందే మొదలవుతోంది. రెండు తేదీల్లో ఒకటి సరిచేయండి.',
  },
};
