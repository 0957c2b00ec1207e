/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { faults as English } from '#text/en/calculator/calculator-faults.ts';
import type { Translated } from '#text/translated.ts';

export const faults: Translated<typeof English> = {
  maximum: 'గరిష్ఠ శిక్షను సంవత్సరాల్లో రాయండి. 0 లేదా ఖాళీగా ఉంటే సూత్రాన్ని వర్తింపజేయలేం.',
  servedBeforeBns:
    'గడిపిన సంవత్సరాల నుంచి వెనక్కి లెక్కిస్తే కస్టడీ BNS (01-07-2024) కంటే ముందే మొదలైంది. సంవత్సరాలు సరిచేయండి, లేదా IPC సెక్షన్ ఎంచుకోండి.',
  bnsUnderCrpc: 'BNS నేరాన్ని CrPC కింద ఎప్పుడూ విచారించరు. BNSS నిబంధనలు ఎంచుకోండి, లేదా IPC సెక్షన్ రాయండి.',
  severalCodes: (number) => `సెక్షన్ ${number} IPC, BNS రెండింటిలోనూ ఉంది. IPC ${number} లేదా BNS ${number} అని రాయండి.`,
  sentenceYears: 'శిక్షను సంవత్సరాల్లో, 3 లేదా 2.5 లాగా, రాయండి, లేదా ఖాళీగా వదిలేయండి.',
  breakOutside: 'మధ్యంతర బెయిల్ అరెస్టుకు ముందు లేదా ఈ రోజు తర్వాత మొదలవదు. తేదీని సరిచేయండి.',
  breakBackwards: 'లొంగిపోవడం విడుదలకు ముందు లేదా ఈ రోజు తర్వాత ఉండదు. రెండు తేదీల్లో ఒకటి సరిచేయండి.',
  breakFrom: 'విడుదలైన రోజు ఇవ్వండి, లేదా ఈ మధ్యంతర బెయిల్ కాలాన్ని తొలగించండి.',
  nothing: 'సెక్షన్ రాయండి, లేదా గరిష్ఠ శిక్షను, అనుభవించిన కాలాన్ని రాయండి.',
};
