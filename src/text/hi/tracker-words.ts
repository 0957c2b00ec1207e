import type { CnrFault, CnrState } from '#domain/case/cnr.ts';

/** The States by their two letters in a CNR. */
export const STATES: Readonly<Record<CnrState, string>> = {
  AN: 'अंडमान और निकोबार द्वीपसमूह',
  AP: 'आंध्र प्रदेश',
  AR: 'अरुणाचल प्रदेश',
  AS: 'असम',
  BR: 'बिहार',
  CG: 'छत्तीसगढ़',
  CH: 'चंडीगढ़',
  CT: 'छत्तीसगढ़',
  DD: 'दमन और दीव',
  DL: 'दिल्ली',
  DN: 'दादरा और नगर हवेली',
  GA: 'गोवा',
  GJ: 'गुजरात',
  HB: 'तेलंगाना (उच्च न्यायालय)',
  HC: 'उच्च न्यायालय',
  HP: 'हिमाचल प्रदेश',
  HR: 'हरियाणा',
  JH: 'झारखंड',
  JK: 'जम्मू और कश्मीर',
  KA: 'कर्नाटक',
  KL: 'केरल',
  LA: 'लद्दाख',
  LD: 'लक्षद्वीप',
  MH: 'महाराष्ट्र',
  ML: 'मेघालय',
  MN: 'मणिपुर',
  MP: 'मध्य प्रदेश',
  MZ: 'मिज़ोरम',
  NL: 'नागालैंड',
  OD: 'ओडिशा',
  OR: 'ओडिशा',
  PB: 'पंजाब',
  PH: 'पंजाब और हरियाणा',
  PY: 'पुदुच्चेरी',
  RJ: 'राजस्थान',
  SK: 'सिक्किम',
  TG: 'तेलंगाना',
  TN: 'तमिलनाडु',
  TR: 'त्रिपुरा',
  TS: 'तेलंगाना',
  UK: 'उत्तराखंड',
  UP: 'उत्तर प्रदेश',
  UT: 'उत्तराखंड',
  WB: 'पश्चिम बंगाल',
};

export const EXAMPLE = 'MHPU040123452024';

export function cnrFault(fault: CnrFault): string {
  if (fault.code === 'length')
    return `CNR में 16 अक्षर और अंक होते हैं; इसमें ${fault.length} हैं। आदेश-पत्रिका से मिलाएँ, या खाली छोड़ें।`;
  if (fault.code === 'state') return `CNR राज्य के दो अक्षरों से शुरू होता है, जैसे ${EXAMPLE}।`;
  if (fault.code === 'digits')
    return `पहले चार चिह्नों के बाद CNR में केवल अंक होते हैं: देखें कि कहीं शून्य की जगह अक्षर O तो नहीं। उदाहरण: ${EXAMPLE}।`;
  return 'CNR के अंत में पंजीकरण का वर्ष होता है, जो इस वर्ष के बाद का नहीं हो सकता।';
}
