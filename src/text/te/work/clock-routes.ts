/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { routeDays as English } from '#text/en/work/clock-routes.ts';
import type { Translated } from '#text/translated.ts';

export const routeDays: Translated<typeof English> = {
  afterwards: {
    'appear-on': '',
    'produce-by': 'మేజిస్ట్రేట్ ముందు హాజరుపరచకుండా 24 గంటల కంటే ఎక్కువ ఉంచితే: కస్టడీ చట్టవిరుద్ధం, విడుదల జరగాలి.',
    'police-custody-closes': 'జ్యుడీషియల్ కస్టడీ కోరండి: ఏ మేజిస్ట్రేట్ కూడా మరింత పోలీసు కస్టడీకి ఆదేశించలేరు.',
    'legal-aid': 'జైలు జిల్లా న్యాయ సేవాధికార సంస్థకు తెలియజేస్తుంది; బెయిల్ సమర్పించడానికి అది సహాయం చేస్తుంది.',
    'court-may-ease': 'కోర్టు తనంతట తాను షరతులను సడలించవచ్చు: తక్కువ మొత్తం లేదా వ్యక్తిగత బాండు అడగండి.',
    'bond-ends': '',
    'appeal-by': '',
    'appeal-if-condoned': '',
    'deposit-due': '',
    'deposit-latest': '',
  },
  ahead: {
    'appear-on': 'హాజరై నోటీసును పాటించే నిందితుడిని ఆ నేరానికి అరెస్టు చేయరు. రుజువు ఉంచుకోండి.',
    'produce-by': 'మేజిస్ట్రేట్ వద్దకు ప్రయాణ సమయం లెక్కలోకి రాదు.',
    'police-custody-closes': '',
    'legal-aid': 'ఉత్తర్వు జరిగిన ఏడు రోజుల తర్వాత జైలు జిల్లా న్యాయ సేవాధికార సంస్థకు తెలియజేస్తుంది.',
    'court-may-ease': 'ఉత్తర్వు జరిగిన ఒక నెల తర్వాత కోర్టు తనంతట తాను షరతుల సడలింపును పరిశీలించవచ్చు.',
    'bond-ends': '',
    'appeal-by': 'ఆ తర్వాత హైకోర్టు ఆలస్యాన్ని మన్నిస్తేనే.',
    'appeal-if-condoned': 'సాధారణ గడువు ముగిసింది: ఆలస్యమైన ప్రతి రోజుకూ కారణం చెప్పండి.',
    'deposit-due': 'మొత్తం ఎందుకు తక్కువ ఉండాలో, లేదా ఎందుకు ఆదేశించకూడదో ఈలోగా చెప్పండి.',
    'deposit-latest': 'సాధారణ గడువు ముగిసింది: కోర్టు మరో ముప్పై రోజుల వరకు ఇచ్చి ఉంటేనే.',
  },
};
