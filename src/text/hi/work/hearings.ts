import type {
  HEARING_FAULTS as EnglishFaults,
  hearingPurpose as englishPurpose,
  hearingWarnings as EnglishWarnings,
} from '#text/en/work/hearings.ts';
import type { Translated } from '#text/translated.ts';

export const HEARING_FAULTS: Translated<typeof EnglishFaults> = {
  'day-past': 'यह दिन बीत चुका है। आज का या आगे का दिन चुनें।',
  'day-far': 'यह दिन दो वर्ष से भी आगे है। वर्ष देख लें।',
  'not-yet': 'यह सुनवाई भविष्य की है। परिणाम उसी दिन दर्ज करें, या इसे स्थगित या रद्द करें।',
  'by-whom': 'चुनें कि स्थगन किसने माँगा।',
  why: 'स्थगन का कारण लिखें।',
  'next-not-later': 'अगली तारीख इस सुनवाई के बाद की होनी चाहिए।',
  'next-is-listed': 'अगली सुनवाई पहले से लगी है। उसी की तारीख बदलें।',
};

export const hearingWarnings: Translated<typeof EnglishWarnings> = {
  clash: (time, title) => `${time} पर यही न्यायालय ${title} भी सुनेगा।`,
  fullDay: (matters) => `इस दिन पहले से ${matters} मामले लगे हैं।`,
};

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
