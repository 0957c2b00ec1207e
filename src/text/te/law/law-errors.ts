/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { errors as English } from '#text/en/law/law-errors.ts';
import type { Translated } from '#text/translated.ts';

const ONE_DATE = 'రెండు తేదీల్లో ఒకటి సరిచేయండి.';
const THE_DATE = 'తేదీని సరిచేయండి.';

export const errors: Translated<typeof English> = {
  'unknown-section': '{about} పట్టికల్లో లేదు. నంబర్‌ను, చట్టాన్ని చూడండి.',
  'section-needs-subsection': '{about}: ఉప-సెక్షన్ ఎంచుకోండి.',
  'impossible-date': '{about} తేదీ కాదు. రోజు, నెల లేదా సంవత్సరాన్ని సరిచేయండి.',
  'first-offender-with-conviction':
    'మొదటిసారి నేరం చేసినట్లు గుర్తించారు, కానీ గత నేర నిర్ధారణ కూడా ఉంది. రెండు సమాధానాల్లో ఒకటి సరిచేయండి.',
  'remand-before-arrest': `మొదటి రిమాండ్ అరెస్టుకు ముందు ఉండదు. ${ONE_DATE}`,
  'arrest-after-today': `అరెస్టు ఈ రోజు తర్వాత ఉండదు. ${THE_DATE}`,
  'remand-after-today': `మొదటి రిమాండ్ ఈ రోజు తర్వాత ఉండదు. ${THE_DATE}`,
  'custody-ends-before-it-begins': `ఒక కస్టడీ కాలం మొదలయ్యే ముందే ముగుస్తోంది ({about}). ${ONE_DATE}`,
  'custody-before-arrest': `ఒక కస్టడీ కాలం {about} న, అరెస్టుకు ముందు, మొదలవుతోంది. ${ONE_DATE}`,
  'custody-after-today': `ఒక కస్టడీ కాలం {about} న, ఈ రోజు తర్వాత, మొదలవుతోంది. ${THE_DATE}`,
  'custody-spans-overlap': `ఒక కస్టడీ కాలం {about} న, దాని ముందరిది ముగియక ముందే, మొదలవుతోంది. ${ONE_DATE}`,
  'custody-begins-after-arrest': 'మొదటి కస్టడీ కాలం {about} న, అరెస్టు తర్వాత, మొదలవుతోంది. ఆ కాలాన్ని లేదా అరెస్టు తేదీని సరిచేయండి.',
  'in-custody-after-the-last-span':
    'స్థితి “కస్టడీలో” అని ఉంది, కానీ చివరి కస్టడీ కాలం {about} న ముగిసింది. ప్రస్తుత కాలాన్ని చేర్చండి లేదా స్థితిని సరిచేయండి.',
  'ipc-after-its-end':
    '01-07-2024 న లేదా ఆ తర్వాత జరిగిన నేరానికి IPC వర్తించదు: {about}. BNS సెక్షన్ ఎంచుకోండి, లేదా నేరం జరిగిన తేదీని సరిచేయండి.',
  'bns-before-its-beginning':
    '01-07-2024 కు ముందు జరిగిన నేరానికి BNS వర్తించదు: {about}. IPC సెక్షన్ ఎంచుకోండి, లేదా నేరం జరిగిన తేదీని సరిచేయండి.',
  'claim-after-today': `డిఫాల్ట్ బెయిల్‌ను ఈ రోజు తర్వాత కోరి ఉండరు. ${THE_DATE}`,
  'claim-before-remand': `డిఫాల్ట్ బెయిల్‌ను మొదటి రిమాండ్‌కు ({about}) ముందు కోరి ఉండరు. ${ONE_DATE}`,
  'extension-after-today': `గడువు పొడిగింపు ఈ రోజు తర్వాత జరిగి ఉండదు. ${THE_DATE}`,
  'charge-sheet-after-today': `చార్జిషీటు ఈ రోజు తర్వాత దాఖలై ఉండదు. ${THE_DATE}`,
  'bns-before-commencement':
    '01-07-2024 నుండి జరిగిన నేరాలకు BNS వర్తిస్తుంది, కానీ అరెస్టు అంతకు ముందు జరిగింది. తేదీని సరిచేయండి, లేదా IPC సెక్షన్ ఎంచుకోండి.',
  'served-beyond-maximum': 'అనుభవించిన కాలం గరిష్ఠ శిక్ష కంటే ఎక్కువ. రెండు అంకెలూ చూడండి.',
  'day-after-today': `{about} ఈ రోజు తర్వాత ఉంది. ${THE_DATE}`,
  'released-before-bail': `విడుదల బెయిల్ ఉత్తర్వుకు ({about}) ముందు ఉండదు. ${ONE_DATE}`,
  'paid-before-the-order': `డిపాజిట్‌ను ఉత్తర్వుకు ({about}) ముందు చెల్లించి ఉండరు. ${ONE_DATE}`,
  'appeal-before-the-order': `అప్పీలు ఉత్తర్వుకు ({about}) ముందు దాఖలై ఉండదు. ${ONE_DATE}`,
  'trial-over-before-arrest': `కేసు విచారణ అరెస్టుకు ({about}) ముందు ముగిసి ఉండదు. ${ONE_DATE}`,
  'hour-without-day': 'అరెస్టు సమయానికి ({about}) దాని రోజు కూడా కావాలి. అరెస్టు తేదీ ఇవ్వండి, లేదా సమయాన్ని తొలగించండి.',
  'produced-before-arrest': 'మేజిస్ట్రేట్ ముందు హాజరుపరచడం అరెస్టుకు ({about}) ముందు ఉండదు. రోజును లేదా సమయాన్ని సరిచేయండి.',
  'grounds-before-arrest': `అరెస్టు కారణాలను అరెస్టుకు ({about}) ముందు ఇచ్చి ఉండరు. ${ONE_DATE}`,
  'older-at-the-act': 'నేరం జరిగిన తేదీన వయసు ({about}) ప్రస్తుత వయసు కంటే ఎక్కువ ఉండదు. రెండు వయసుల్లో ఒకటి సరిచేయండి.',
  'more-examined-than-cited': 'జాబితాలో ఉన్నవారి కంటే ఎక్కువ సాక్షులను విచారించినట్లు ఉంది ({about}). రెండు సంఖ్యల్లో ఒకటి సరిచేయండి.',
  'acquitted-and-convicted': 'ఒకే కేసులో నిందితుడిని నిర్దోషిగానూ ({about}) దోషిగానూ తీర్పు చెప్పరు. రెండు సమాధానాల్లో ఒకటి సరిచేయండి.',
  'bns-before-the-fir':
    '01-07-2024 నుండి జరిగిన నేరాలకు BNS వర్తిస్తుంది, కానీ FIR అంతకంటే పాతది: {about}. IPC సెక్షన్ ఎంచుకోండి, లేదా FIR తేదీని సరిచేయండి.',
  'time-out-overlaps': 'మధ్యంతర బెయిల్ కాలాలు ఒకదానిపై ఒకటి వస్తున్నాయి: ఒకటి {about} న మొదలవుతోంది. రెండు తేదీల్లో ఒకటి సరిచేయండి.',
};
