/** जो अभी पूछना बाकी है; शेष अंग्रेज़ी में रहता है। */
export const chatAsks = {
  offences: 'कौन सी धाराएं हैं?',
  arrestDate: 'गिरफ्तारी किस तारीख को हुई?',
  firstRemandDate: 'मजिस्ट्रेट ने पहली रिमांड किस तारीख को दी?',
  chargesheet: 'क्या आरोप पत्र दाखिल हुआ, और किस तारीख को?',
  remandExtension: 'क्या न्यायालय ने जांच का समय बढ़ाया, और कब तक?',
  neverConvicted: 'क्या व्यक्ति पहले कभी दोषसिद्ध हुआ है?',
  otherPendingCases: 'कितने दूसरे मामले लंबित हैं?',
  delayByAccusedDays: 'अभियुक्त के कारण कितने दिन की देरी हुई?',
  firDate: 'FIR किस तारीख की है?',
} as const;
