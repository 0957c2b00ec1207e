/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { formula as English } from '#text/en/law/law-formula.ts';
import type { Translated } from '#text/translated.ts';

const served = {
  'served-half': 'అనుభవించిన కాలం ({t} సంవత్సరాలు) గరిష్ఠ శిక్షలో ({m} సంవత్సరాలు) కనీసం సగం.',
  'served-third': 'అనుభవించిన కాలం ({t} సంవత్సరాలు) గరిష్ఠ శిక్షలో ({m} సంవత్సరాలు) కనీసం మూడో వంతు.',
  'not-served-half': 'అనుభవించిన కాలం ({t} సంవత్సరాలు) గరిష్ఠ శిక్షలో ({m} సంవత్సరాలు) సగం కంటే తక్కువ.',
  'not-served-third': 'అనుభవించిన కాలం ({t} సంవత్సరాలు) గరిష్ఠ శిక్షలో ({m} సంవత్సరాలు) మూడో వంతు కంటే తక్కువ.',
};

export const formula: Translated<typeof English> = {
  heading: 'గడిపిన కాలం సూత్రం',
  doesNotAsk:
    'నేరం, నిందితుడి వల్ల ఆలస్యం, ఒకే కేసులోని పలు నేరాల గురించి ఈ సూత్రం అడగదు. పైన ఉన్న చట్టప్రకారమైన సమాధానం అడుగుతుంది.',
  needsMaximum: 'గరిష్ఠ శిక్షను సంవత్సరాల్లో రాయండి: అది లేకుండా ఫలితం చెప్పలేం.',
  crpc: {
    ...served,
    'multiple-pending': 'ఒకటి కంటే ఎక్కువ పెండింగ్ కేసులు: ఈ సూత్రం ప్రకారం CrPC సెక్షన్ 436A కింద అర్హత లేదు.',
    'barred-by-statute': 'CrPC సెక్షన్ 436A వర్తించదు: {about}',
    eligible: 'CrPC సెక్షన్ 436A కింద విడుదలకు అర్హత ఉంది.',
    'not-eligible': 'CrPC సెక్షన్ 436A కింద విడుదలకు ప్రస్తుతం అర్హత లేదు.',
  },
  bnss: {
    ...served,
    'multiple-pending': 'ఒకటి కంటే ఎక్కువ పెండింగ్ కేసులు: ఈ సూత్రం ప్రకారం BNSS సెక్షన్ 479 కింద అర్హత లేదు.',
    'barred-by-statute': 'BNSS సెక్షన్ 479 వర్తించదు: {about}',
    eligible: 'BNSS సెక్షన్ 479 కింద విడుదలకు అర్హత ఉంది.',
    'not-eligible': 'BNSS సెక్షన్ 479 కింద విడుదలకు ప్రస్తుతం అర్హత లేదు.',
  },
};
