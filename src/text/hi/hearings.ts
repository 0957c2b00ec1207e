import type { hearingPurpose as englishPurpose } from '#text/en/hearings.ts';
import type { Translated } from '#text/translated.ts';

const PURPOSES: Readonly<Record<string, string>> = {
  admission: 'ग्रहण (एडमिशन)',
  notice: 'लोक अभियोजक को नोटिस',
  reply: 'जवाब या स्थिति रिपोर्ट',
  'case-diary': 'केस डायरी',
  'victim-notice': 'पीड़ित को नोटिस',
  arguments: 'बहस',
  orders: 'आदेश के लिए',
  bond: 'बंधपत्र का सत्यापन',
  compliance: 'अनुपालन',
  cancellation: 'जमानत रद्द करना',
};

export const hearingPurpose: Translated<typeof englishPurpose> = (purpose) =>
  Object.hasOwn(PURPOSES, purpose) ? (PURPOSES[purpose] ?? purpose) : purpose;
