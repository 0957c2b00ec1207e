import type { Choices } from '#text/en/choices.ts';

export const choices: Choices = {
  gender: [
    { value: 'male', label: 'पुरुष' },
    { value: 'female', label: 'महिला' },
    { value: 'other', label: 'अन्य' },
  ],
  court: [
    { value: 'sessions', label: 'सत्र न्यायालय' },
    { value: 'high', label: 'उच्च न्यायालय' },
    { value: 'magistrate', label: 'मजिस्ट्रेट न्यायालय' },
  ],
  custodyStatus: [
    { value: 'police', label: 'पुलिस अभिरक्षा' },
    { value: 'judicial', label: 'न्यायिक अभिरक्षा' },
    { value: 'not-arrested', label: 'गिरफ्तार नहीं' },
  ],
  previousBail: [
    { value: 'none', label: 'कोई नहीं' },
    { value: 'one', label: 'एक' },
    { value: 'multiple', label: 'एक से अधिक' },
  ],
  bailConditions: [
    { value: 'standard', label: 'सामान्य' },
    { value: 'reporting', label: 'थाने में हाज़िरी' },
    { value: 'passport', label: 'पासपोर्ट जमा करना' },
    { value: 'custom', label: 'अपनी शर्तें' },
  ],
  relief: [
    { value: 'bailable', label: 'जमानती अपराध में जमानत' },
    { value: 'regular-magistrate', label: 'नियमित जमानत, मजिस्ट्रेट' },
    { value: 'regular-sessions', label: 'नियमित जमानत, सत्र न्यायालय' },
    { value: 'regular-high-court', label: 'नियमित जमानत, उच्च न्यायालय' },
    { value: 'anticipatory', label: 'अग्रिम जमानत' },
    { value: 'default', label: 'डिफ़ॉल्ट जमानत' },
    { value: 'undertrial', label: 'विचाराधीन बंदी की रिहाई' },
    { value: 'suspension', label: 'सज़ा का निलंबन' },
  ],
  chargesheet: [
    { value: 'not-filed', label: 'दाखिल नहीं' },
    { value: 'filed', label: 'दाखिल' },
  ],
  remandExtension: [
    { value: 'none', label: 'नहीं बढ़ाया गया' },
    { value: 'granted', label: 'न्यायालय ने बढ़ाया' },
  ],
  antecedents: [
    { value: 'none', label: 'कोई नहीं: न दूसरा मामला, न कभी दोषसिद्धि' },
    { value: 'some', label: 'हाँ: सूची यहाँ है' },
    { value: 'unknown', label: 'पता नहीं' },
  ],
  coercive: [
    { value: 'none', label: 'कुछ जारी नहीं हुआ' },
    { value: 'some', label: 'जारी हुआ: सूची यहाँ है' },
    { value: 'unknown', label: 'पता नहीं' },
  ],
  custodyKind: [
    { value: 'police', label: 'पुलिस अभिरक्षा' },
    { value: 'judicial', label: 'न्यायिक अभिरक्षा' },
    { value: 'interim-bail', label: 'अंतरिम जमानत पर बाहर' },
  ],
  processKind: [
    { value: 'nbw', label: 'गैर-जमानती वारंट' },
    { value: 'proclamation', label: 'उद्घोषणा' },
  ],
  coAccusedBail: [
    { value: 'granted', label: 'जमानत मिली' },
    { value: 'refused', label: 'जमानत नामंज़ूर' },
    { value: 'pending', label: 'आवेदन लंबित' },
    { value: 'not-arrested', label: 'गिरफ्तार नहीं' },
  ],
  caseState: [
    { value: 'pending', label: 'लंबित' },
    { value: 'convicted', label: 'दोषी ठहराया गया' },
    { value: 'acquitted', label: 'दोषमुक्त' },
    { value: 'discharged', label: 'उन्मोचित' },
    { value: 'quashed', label: 'रद्द' },
  ],
  groundsOfArrest: [
    { value: 'given', label: 'दिए गए' },
    { value: 'none', label: 'कभी नहीं दिए गए' },
  ],
  production: [
    { value: 'produced', label: 'पेश किया गया' },
    { value: 'none', label: 'अभी पेश नहीं किया गया' },
  ],
  appearanceNotice: [
    { value: 'yes', label: 'दिया गया, और पालन हुआ' },
    { value: 'no', label: 'नहीं दिया गया' },
  ],
  bailOrder: [
    { value: 'none', label: 'कोई नहीं' },
    { value: 'granted', label: 'मंज़ूर हुआ' },
  ],
  chequeDeposit: [
    { value: 'none', label: 'आदेश नहीं हुआ' },
    { value: 'ordered', label: 'आदेश हुआ' },
  ],
  yesNo: [
    { value: 'yes', label: 'हाँ' },
    { value: 'no', label: 'नहीं' },
  ],
  finePaid: [
    { value: 'yes', label: 'भर दिया' },
    { value: 'no', label: 'नहीं भरा' },
  ],
};
